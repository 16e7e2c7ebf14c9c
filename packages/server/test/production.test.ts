import { describe, expect, it } from 'vitest'
import { as, asInternal, demo, startServerForTest } from './harness'

const production = {
  production: true,
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
  url: 'https://auth.example.com',
}

describe('production', () => {
  it('has no demo project, no known keys and no override key', async () => {
    const started = await startServerForTest({
      ...production,
      internalSuperSecretAdminKey: 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e',
    })
    const demoResponse = await started.call('GET', '/projects/current')
    expect(demoResponse.body.code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
    const internal = await started.call('GET', '/projects/current', {
      headers: asInternal('sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e'),
    })
    expect(internal.body).toMatchObject({ id: 'internal', display_name: 'Dashboard' })
    const override = await started.call('GET', '/projects/current', {
      headers: {
        ...asInternal('sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e'),
        'x-stack-development-override-key': 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e',
      },
    })
    expect(override.status).toBe(401)
  })

  it('generates no key', async () => {
    const { server } = await startServerForTest(production)
    expect(Object.values(server.internalKeys).filter(Boolean)).toEqual([])
  })

  it('reveals nothing of a failure but its request id', async () => {
    const started = await startServerForTest(production)
    await started.server.close()
    const headers = asInternal('sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e')
    const response = await started.call('GET', '/projects/current', { headers, mayFail: true })
    expect(response.status).toBe(500)
    expect(response.body).toBe(
      `Something went wrong on our end. Request id: ${response.headers.get('x-stack-request-id')}`,
    )
  })
})

describe('the seed', () => {
  it('creates the project internal as the contract says', async () => {
    const { call, server } = await startServerForTest()
    const { body } = await call('GET', '/projects/current', {
      headers: asInternal(server.internalKeys.superSecretAdminKey ?? ''),
    })
    expect(body).toMatchObject({
      id: 'internal',
      display_name: 'Dashboard',
      config: {
        sign_up_enabled: true,
        credential_enabled: true,
        magic_link_enabled: true,
        passkey_enabled: false,
        allow_localhost: true,
        client_team_creation_enabled: true,
        client_user_deletion_enabled: false,
        create_team_on_sign_up: false,
        team_creator_default_permissions: [],
        team_member_default_permissions: [],
      },
    })
  })

  it('creates the demo project', async () => {
    const { call } = await startServerForTest()
    expect((await call('GET', '/projects/current')).body).toEqual({
      id: demo.id,
      display_name: 'Demo',
      config: {
        sign_up_enabled: true,
        credential_enabled: true,
        magic_link_enabled: true,
        passkey_enabled: false,
        client_team_creation_enabled: true,
        client_user_deletion_enabled: true,
        enabled_oauth_providers: [],
      },
    })
    const { body } = await call('GET', '/projects/current', { headers: as('admin') })
    expect(body.config).toMatchObject({
      allow_localhost: true,
      team_creator_default_permissions: [{ id: 'admin' }],
      team_member_default_permissions: [{ id: 'member' }],
    })
  })
})
