import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { as, demo } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { createInstallation } from './installation'

const before = '4d1f9a0c7be2835610fa7b2c9d8e3041'
const after = 'b0c1d2e3f4a5968778695a4b3c2d1e0f'

const provider = {
  id: 'github',
  enabled: true,
  type: 'standard',
  client_id: 'id',
  client_secret: 'secret-at-the-provider',
}

/** No server listens here, so emails stay queued. */
const noMailServer = 'smtp://127.0.0.1:9'

type Installation = Awaited<ReturnType<typeof createInstallation>>

/** Creates encrypted data: a second factor, a secret of a provider, a waiting email. */
function fill({ serving }: Installation) {
  return serving(
    async ({ call, configure, signUp }) => {
      const user = await signUp()
      const secret = new Secret({ size: 20 })
      await call('PATCH', '/users/me', {
        headers: as('client', user.tokens),
        body: { totp_secret_base64: Buffer.from(secret.bytes).toString('base64') },
      })
      const recovery = await call('POST', '/users/me/recovery-codes', {
        headers: as('client', user.tokens),
      })
      await configure({ magic_link_enabled: true, oauth_providers: [provider] })
      const body = {
        email: 'waiting@example.com',
        callback_url: 'http://localhost:3000/handler/magic-link-callback',
      }
      expect((await call('POST', '/auth/otp/send-sign-in-code', { body })).status).toBe(200)
      const recoveryCode: string = recovery.body.codes[0]
      return { ...user, recoveryCode, totp: () => new TOTP({ secret }).generate() }
    },
    { secret: before, smtpUrl: noMailServer },
  )
}

it('replaces the secret without signing out any user', async () => {
  const installation = await createInstallation()
  const { run, serving } = installation
  const user = await fill(installation)
  const me = { headers: as('client', { access: user.tokens.access }) }
  const jwks = `/projects/${demo.id}/.well-known/jwks.json`

  // Processes that know the new secret already accept tokens that the first new process signs.
  const both = { secret: before, secretFallbacks: [after], smtpUrl: noMailServer }
  const old = await serving(({ call }) => call('GET', jwks), both)
  expect(old.body.keys).toHaveLength(2)
  const turned = { secret: after, secretFallbacks: [before], smtpUrl: noMailServer }
  await serving(async ({ call }) => {
    expect((await call('GET', '/users/me', me)).body.id).toBe(user.id)
    expect((await call('GET', jwks)).body.keys).toEqual(old.body.keys.toReversed())
  }, turned)

  const env = { APP_SECRET: after, APP_SECRET_FALLBACKS: before }
  const doctor = await run(['doctor'], env)
  expect(doctor.out).toMatch(/problem {2}secret.*still encrypted.*\n +Run app-server rotate-secret/)
  const rotated = await run(['rotate-secret'], env)
  expect(rotated).toMatchObject({ code: 0, err: '' })
  expect(rotated.out).toContain('users.totp_secret_sealed: 1 re-encrypted, 0 unchanged')
  expect(rotated.out).toContain('recovery_codes.hash_sealed: 10 re-encrypted, 0 unchanged')
  expect(rotated.out).toContain('oauth_providers.client_secret_sealed: 1 re-encrypted')
  expect(rotated.out).toMatch(/queued emails: [12] re-encrypted, 0 unchanged/)
  const again = await run(['rotate-secret'], env)
  expect(again.out).toContain('users.totp_secret_sealed: 0 re-encrypted, 1 unchanged')
  expect(again.out).not.toMatch(/[1-9]\d* re-encrypted/)
  expect((await run(['doctor'], { APP_SECRET: after })).out).toContain('decrypts the database')

  const smtp = await startMailServer()
  await serving(
    async ({ call }) => {
      const headers = as('client', { refresh: user.tokens.refresh })
      const refreshed = await call('POST', '/auth/sessions/current/refresh', { headers })
      expect(refreshed.status).toBe(200)
      const { email, password } = user
      const first = await call('POST', '/auth/password/sign-in', { body: { email, password } })
      const second = await call('POST', '/auth/mfa/sign-in', {
        body: { type: 'totp', totp: user.totp(), code: first.body.details.attempt_code },
      })
      expect(second.body.user_id).toBe(user.id)
      const third = await call('POST', '/auth/password/sign-in', { body: { email, password } })
      const recovered = await call('POST', '/auth/mfa/sign-in', {
        body: {
          type: 'recovery_code',
          recovery_code: user.recoveryCode,
          code: third.body.details.attempt_code,
        },
      })
      expect(recovered.body.user_id).toBe(user.id)
      const project = await call('GET', '/projects/current', { headers: as('admin') })
      expect(project.body.config.oauth_providers).toEqual([provider])
      expect((await smtp.read('waiting@example.com')).to).toEqual(['waiting@example.com'])
    },
    { secret: after, smtpUrl: smtp.url },
  )
})

it('reports a missing secret, and changes nothing', async () => {
  const installation = await createInstallation()
  const { run, serving } = installation
  await fill(installation)
  const missing = await run(['rotate-secret'], { APP_SECRET: after })
  expect(missing.code).toBe(1)
  expect(missing.out).toContain('totp_secret_sealed: 0 re-encrypted, 0 unchanged, 1 unreadable')
  expect(missing.err).toContain('Add it to APP_SECRET_FALLBACKS')
  const doctor = await run(['doctor'], { APP_SECRET: after })
  expect(doctor.out).toContain('Set APP_SECRET to that one')
  const project = await serving(
    ({ call }) => call('GET', '/projects/current', { headers: as('admin') }),
    { secret: before },
  )
  expect(project.body.config.oauth_providers).toEqual([provider])
})
