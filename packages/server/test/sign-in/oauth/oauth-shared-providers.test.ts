import { describe, expect, it } from 'vitest'
import type { Config } from '../../../src/config/config'
import { asInternal, startServerForTest } from '../../harness'

/** Shared providers of the project `internal`. */
const seeded = ['github', 'google', 'microsoft', 'spotify']

const adminKey = 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e'
const shared = (id: string, enabled = true) => ({ id, type: 'shared' as const, enabled })
const own = (id: string) => ({
  ...shared(id),
  type: 'standard' as const,
  client_id: 'id',
  client_secret: 'secret',
})

async function startInProduction(options: Partial<Config> = {}) {
  const headers = asInternal(adminKey)
  const { call, server } = await startServerForTest({
    production: true,
    secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
    url: 'https://auth.example.com',
    internalSuperSecretAdminKey: adminKey,
    internalPublishableClientKey: 'pck_0a1b2c3d4e5f60718293a4b5c6d7e8f9aabbccddee',
    ...options,
  })
  const client = {
    'x-stack-access-type': 'client',
    'x-stack-project-id': 'internal',
    'x-stack-publishable-client-key': server.internalKeys.publishableClientKey ?? '',
  }
  return {
    /** Saves the providers; of those the project has, it disables the ones that are not named. */
    save(...named: { id: string }[]) {
      const others = seeded.filter((id) => !named.some((provider) => provider.id === id))
      const oauth_providers = [...named, ...others.map((id) => shared(id, false))]
      return call('PATCH', '/projects/current', { headers, body: { config: { oauth_providers } } })
    },
    /** Enables Google by a project file. */
    shareByFile: () =>
      call('PATCH', '/internal/project-file', {
        headers,
        body: { config: { oauth_providers: [shared('google')] } },
      }),
    async listOffered(): Promise<string[]> {
      const { body } = await call('GET', '/projects/current', { headers: client })
      return body.config.enabled_oauth_providers.map(({ id }: { id: string }) => id)
    },
  }
}

describe('shared providers', () => {
  it('are neither offered nor enabled without keys of the operator', async () => {
    const { save, shareByFile, listOffered } = await startInProduction()
    expect(await listOffered()).toEqual([])
    // Those that are enabled already may stay: every change of the list contains them.
    expect((await save(...seeded.map((id) => shared(id)))).status).toBe(200)
    expect(await listOffered()).toEqual([])
    expect((await save(own('github'))).status).toBe(200)
    expect(await listOffered()).toEqual(['github'])
    expect(await save(own('github'), shared('google'))).toMatchObject({
      status: 400,
      body: expect.stringMatching(/^The provider google cannot be shared, .*APP_SHARED_OAUTH_KEYS/),
    })
    expect((await save(shared('github'))).status).toBe(400)
    expect(await shareByFile()).toMatchObject({
      status: 400,
      body: expect.stringMatching(/^The provider google cannot be shared, /),
    })
    expect(await listOffered()).toEqual(['github'])
  })

  it('are offered with keys or an issuer of the operator', async () => {
    const keys = { google: { clientId: 'id', clientSecret: 'secret' } }
    const lending = await startInProduction({ sharedOauthKeys: keys })
    expect(await lending.listOffered()).toEqual(['google'])
    expect((await lending.save()).status).toBe(200)
    expect((await lending.save(shared('google'))).status).toBe(200)
    expect((await lending.save(shared('google'), shared('spotify'))).status).toBe(400)
    const issuing = await startInProduction({ sharedOauthIssuer: 'https://issuer.example.com' })
    expect(await issuing.listOffered()).toEqual(seeded)
  })
})
