import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createServer } from '../../../src/index'
import { createInstallation } from '../../cli/installation'
import { asInternal, asInternalClient } from '../../harness'

const production = {
  production: true,
  databaseUrl: 'memory://',
  url: 'https://auth.example.com',
  secret: '4d1f9a0c7be2835610fa7b2c9d8e3041',
}

describe('M6: a production server', () => {
  it.each([
    '12345678901234567890123456789012',
    'changeme-changeme-changeme-changeme',
    'a secret of at least 32 characters',
    'correct-horse-battery-staple-orange-window',
    'MyCompanyProductionSecretKey2026!!!',
    'Wintergarten-Information-Center-2026-Authentication',
    '0123456789abcdef0123456789abcdef',
    'qwertyuiopasdfghjklzxcvbnmqwertyuiop',
    '3.14159265358979323846264338327950',
  ])('does not start with the secret %s', async (secret) => {
    await expect(createServer({ ...production, secret })).rejects.toThrow(
      /^APP_SECRET: the value is weak; expected the output of `openssl rand -hex 32`/,
    )
  })

  it.each([
    'aaaaaaaa',
    'prefix_internal',
    `prefix_${'a'.repeat(40)}`,
    'prefix_the_key_of_our_company_for_sign_in',
  ])('does not start with the key %s of project internal', async (key) => {
    for (const [name, prefix] of [
      ['internalSecretServerKey', 'ssk_'],
      ['internalSuperSecretAdminKey', 'sak_'],
    ] as const) {
      const keys = { [name]: key.replace('prefix_', prefix) }
      await expect(createServer({ ...production, ...keys })).rejects.toThrow(
        /is weak; expected at least 32 characters/,
      )
    }
  })

  it('accepts the output of random generators', async () => {
    const { isRandomLooking } = await import('../../../src/config/secret-strength')
    const forms = ['hex', 'base64', 'base64url'] as const
    for (let round = 0; round < 500; round += 1) {
      for (const form of forms) {
        // The same in every run.
        const secret = createHash('sha256').update(`${round}`).digest(form)
        expect([secret, isRandomLooking(secret)]).toEqual([secret, true])
      }
    }
  })

  it('is reported by the doctor, for the secret and its fallbacks', async () => {
    const weak = 'changeme-changeme-changeme-changeme'
    const { run } = await createInstallation()
    const env = { NODE_ENV: 'production', APP_URL: production.url }
    const refused = await run(['doctor'], { ...env, APP_SECRET: weak })
    expect([refused.code, refused.out + refused.err]).toEqual([
      1,
      expect.stringContaining('APP_SECRET: the value is weak'),
    ])
    const secrets = { APP_SECRET: production.secret, APP_SECRET_FALLBACKS: weak }
    const { out } = await run(['doctor'], { ...env, ...secrets })
    expect(out).toMatch(/problem {2}exposure {7}A secret in APP_SECRET_FALLBACKS is weak\./)
  })

  it('accepts no token signed with a guessed fallback, and still reads data encrypted with it', async () => {
    const weak = 'changeme-changeme-changeme-changeme'
    const keys = {
      internalPublishableClientKey: 'pck_of_the_dashboard',
      internalSuperSecretAdminKey: 'sak_e4a7d1c8f5b2093e6a9d4c7f1b8e5a2d0c3f6b9e',
    }
    const headers = asInternalClient({ publishableClientKey: keys.internalPublishableClientKey })
    const credentials = { email: 'owner@example.com', password: 'correct horse' }
    const totp = new TOTP({ secret: new Secret({ size: 20 }) })
    const { run, serving } = await createInstallation()

    const signedByWeak = await serving(
      async ({ call, idle }) => {
        const verification_callback_url = 'http://localhost:3000/handler/email-verification'
        const body = { ...credentials, verification_callback_url }
        const signedUp = await call('POST', '/auth/password/sign-up', { headers, body })
        const token: string = signedUp.body.access_token
        const me = { ...headers, 'x-stack-access-token': token }
        const totp_secret_base64 = Buffer.from(totp.secret.bytes).toString('base64')
        const changed = { headers: me, body: { totp_secret_base64 } }
        expect((await call('PATCH', '/users/me', changed)).status).toBe(200)
        expect((await call('GET', '/users/me', { headers: me })).status).toBe(200)
        await idle()
        return token
      },
      { ...keys, secret: weak },
    )
    const env = { NODE_ENV: 'production', APP_URL: production.url, APP_SECRET: production.secret }
    expect(await run(['delete-demo-project'], env)).toMatchObject({ code: 0 })

    await serving(
      async ({ call }) => {
        const jwks = await call('GET', '/projects/internal/.well-known/jwks.json', {
          headers: asInternal(keys.internalSuperSecretAdminKey),
        })
        const forged = { ...headers, 'x-stack-access-token': signedByWeak }
        const refused = await call('GET', '/users/me', { headers: forged })
        expect([refused.status, refused.body.code]).toEqual([401, 'UNPARSABLE_ACCESS_TOKEN'])
        expect(jwks.body.keys).toHaveLength(1)
        // The secret of the authenticator app was encrypted under the weak one.
        const attempt = await call('POST', '/auth/password/sign-in', { headers, body: credentials })
        const code: string = attempt.body.details.attempt_code
        const body = { code, type: 'totp', totp: totp.generate() }
        expect((await call('POST', '/auth/mfa/sign-in', { headers, body })).status).toBe(200)
      },
      {
        production: true,
        url: production.url,
        secret: production.secret,
        ...keys,
        secretFallbacks: [weak],
      },
    )
  })
})
