import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { createInstallation } from '../cli/installation'
import { as, type startServer } from '../harness'

const secret = '4d1f9a0c7be2835610fa7b2c9d8e3041'
const other = 'b0c1d2e3f4a5968778695a4b3c2d1e0f'

const github = { id: 'github', enabled: true, type: 'standard', client_id: 'id' }
const hook = { url: 'https://app.example.com/hooks/sign-up' }

type Call = Awaited<ReturnType<typeof startServer>>['call']

const admin = (call: Call, method: string, path: string, body?: object) =>
  call(method, path, { headers: as('admin'), body })

/** Starts a service with encrypted settings and a second factor, and stops it. */
async function createWithSecrets() {
  const { serving } = await createInstallation()
  const totp = new Secret({ size: 20 })
  const user = await serving(
    async ({ call, configure, signUp }) => {
      const user = await signUp()
      await configure({ oauth_providers: [{ ...github, client_secret: 'secret' }] })
      await admin(call, 'PATCH', '/internal/security-settings', { sign_up_hook: hook })
      const body = { totp_secret_base64: Buffer.from(totp.bytes).toString('base64') }
      await call('PATCH', '/users/me', { headers: as('client', user.tokens), body })
      return user
    },
    { secret },
  )
  return { serving, user, totp: () => new TOTP({ secret: totp }).generate() }
}

it('a lost secret is named by all that would need it, in response and log', async () => {
  const { serving, user, totp } = await createWithSecrets()
  const lines: string[] = []
  await serving(
    async ({ call, server }) => {
      const { email, password } = user
      const first = await call('POST', '/auth/password/sign-in', { body: { email, password } })
      const code = first.body.details.attempt_code
      // `call` expects no 500.
      const request = async (path: string, init: RequestInit) => {
        const response = await server.fetch(
          new Request(`http://localhost:8102/api/v1${path}`, init),
        )
        return [response.status, await response.text()]
      }
      const second = JSON.stringify({ type: 'totp', totp: totp(), code })
      const json = { 'content-type': 'application/json' }
      for (const response of [
        await request('/projects/current', { headers: as('admin') }),
        await request('/internal/security-settings', { headers: as('admin') }),
        await request('/internal/project-file', { headers: as('admin') }),
        await request('/auth/mfa/sign-in', {
          method: 'POST',
          headers: { ...as('client'), ...json },
          body: second,
        }),
      ]) {
        expect(response).toEqual([500, expect.stringMatching(/APP_SECRET_FALLBACKS.* id: /)])
      }
    },
    { secret: other, log: 'error', logTo: { write: (line: string) => void lines.push(line) } },
  )
  // One is of the start.
  expect(lines.filter((line) => line.includes('APP_SECRET_FALLBACKS'))).toHaveLength(5)
})

it('settings with a lost secret can be replaced', async () => {
  const { serving } = await createWithSecrets()
  await serving(
    async ({ call, configure }) => {
      await configure({ oauth_providers: [{ ...github, client_secret: 'replaced' }] })
      const path = '/internal/security-settings'
      const replaced = await admin(call, 'PATCH', path, { sign_up_hook: null })
      expect([replaced.status, replaced.body.sign_up_hook]).toEqual([200, null])
      const { body } = await admin(call, 'GET', '/projects/current')
      expect(body.config.oauth_providers).toEqual([{ ...github, client_secret: 'replaced' }])
    },
    { secret: other },
  )
})

it('a second factor with a lost secret can be reset by the server of the app', async () => {
  const { serving, user } = await createWithSecrets()
  await serving(
    async ({ call }) => {
      const { id, email, password } = user
      const signIn = () => call('POST', '/auth/password/sign-in', { body: { email, password } })
      expect((await signIn()).body.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
      const body = { totp_secret_base64: null }
      expect((await call('PATCH', `/users/${id}`, { headers: as('server'), body })).status).toBe(
        200,
      )
      expect((await signIn()).body.user_id).toBe(id)
    },
    { secret: other },
  )
})
