import { expect, it } from 'vitest'
import { authorizationCode, exchange } from '../browsers/oauth-browser'
import { createPasskey, signChallenge } from '../browsers/passkey-browser'
import { as } from '../harness'
import type { EndpointRequest } from '../requests'
import { enrolAuthenticatorApp } from './authenticator-app'
import { minute, pages, startFlow } from './flow'

type Flow = Awaited<ReturnType<typeof startFlow>>
type SignInKey = Parameters<Flow['send']>[0]

const email = 'ada@example.com'
const password = 'correct horse'

/**
 * A first factor: prepares it for the user, and returns the call that completes it. All users have
 * a verified address and a password.
 */
type FirstFactor = (
  flow: Flow,
  headers: Record<string, string>,
) => Promise<() => Promise<[SignInKey, EndpointRequest]>>

const firstFactors: Record<string, FirstFactor> = {
  'a password': async () => async () => [
    'POST /auth/password/sign-in',
    { body: { email, password } },
  ],
  'an email code':
    async ({ must, mailServer }) =>
    async () => {
      const body = { email, callback_url: `${pages}/magic-link-callback` }
      await must('POST /auth/otp/send-sign-in-code', { body })
      const code = await mailServer.readCode(email)
      return ['POST /auth/otp/sign-in', { body: { code } }]
    },
  'a passkey without user verification': async (flow, headers) => {
    await flow.must('PATCH /internal/security-settings', {
      headers: as('admin'),
      body: { passkey_user_verification: 'preferred' },
    })
    const { authenticator, request } = await createPasskey(flow, headers)
    await flow.must('POST /auth/passkey/register', request)
    return async () => [
      'POST /auth/passkey/sign-in',
      await signChallenge(flow, authenticator, false),
    ]
  },
  'an account at a provider':
    async ({ call }) =>
    async () => ['POST /auth/oauth/token', exchange(await authorizationCode(call, email))],
}

async function startWithUser() {
  const flow = await startFlow()
  await flow.configure({
    passkey_enabled: true,
    oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }],
  })
  const browser = flow.openBrowser()
  await browser.signUp(email, password)
  const { code } = await flow.mailServer.read(email)
  await browser.ask('POST /contact-channels/verify', { body: { code } })
  return { flow, browser }
}

it.each(Object.keys(firstFactors))('is required after %s', async (name) => {
  const { flow, browser } = await startWithUser()
  const { me, headers } = browser
  const prepare = firstFactors[name] as FirstFactor
  const toSignIn = await prepare(flow, headers())
  const app = await enrolAuthenticatorApp(browser, flow.now)
  const { id, requires_totp_mfa } = await me()
  expect(requires_totp_mfa).toBe(true)

  const { items: before } = await browser.ask('GET /auth/sessions', { query: { user_id: 'me' } })
  const asked = await flow.send(...(await toSignIn()))
  expect([asked.status, asked.body.code]).toEqual([400, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED'])
  const { attempt_code: code } = asked.body.details
  const { items: after } = await browser.ask('GET /auth/sessions', { query: { user_id: 'me' } })
  expect(after).toHaveLength(before.length)

  const complete = (totp: string) => ({ body: { code, type: 'totp', totp } })
  const old = app.code(flow.now() - minute)
  for (const wrong of ['', '000000', old].filter((totp) => totp !== app.code())) {
    expect(await browser.refusal('POST /auth/mfa/sign-in', complete(wrong))).toBe(
      'INVALID_TOTP_CODE',
    )
  }
  expect(await browser.ask('POST /auth/mfa/sign-in', complete(app.code()))).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    user_id: id,
    is_new_user: false,
  })
  expect(await browser.refusal('POST /auth/mfa/sign-in', complete(app.code()))).toBe(
    'VERIFICATION_CODE_ALREADY_USED',
  )
  // A code of one kind is unknown to endpoints of another kind.
  expect(await browser.refusal('POST /auth/otp/sign-in', { body: { code } })).toBe(
    'VERIFICATION_CODE_NOT_FOUND',
  )
})

it('is not required after a passkey with user verification, which is two factors', async () => {
  const { flow, browser } = await startWithUser()
  const { authenticator, request } = await createPasskey(flow, browser.headers())
  await flow.must('POST /auth/passkey/register', request)
  await enrolAuthenticatorApp(browser, flow.now)
  const { id } = await browser.me()
  const signedIn = await flow.must(
    'POST /auth/passkey/sign-in',
    await signChallenge(flow, authenticator),
  )
  expect(signedIn).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    user_id: id,
    is_new_user: false,
  })
})

it('expires after five minutes, and is off once removed', async () => {
  const { flow, browser } = await startWithUser()
  const app = await enrolAuthenticatorApp(browser, flow.now)
  const signIn = { body: { email, password } }
  const asked = await flow.send('POST /auth/password/sign-in', signIn)
  flow.pass(5 * minute)
  const body = { code: asked.body.details.attempt_code, type: 'totp', totp: app.code() }
  expect(await browser.refusal('POST /auth/mfa/sign-in', { body })).toBe(
    'VERIFICATION_CODE_EXPIRED',
  )
  await browser.ask('PATCH /users/me', { body: { totp_secret_base64: null } })
  expect(await flow.must('POST /auth/password/sign-in', signIn)).toHaveProperty('refresh_token')
})
