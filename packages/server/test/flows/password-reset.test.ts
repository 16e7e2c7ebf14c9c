import { expect, it } from 'vitest'
import { enrolAuthenticatorApp } from './authenticator-app'
import { pages, startFlow } from './flow'

const email = 'ada@example.com'
const sendCode = 'POST /auth/password/send-reset-code'
const request = (to: string) => ({ body: { email: to, callback_url: `${pages}/password-reset` } })
const sameResponse = { success: 'maybe, only if user with e-mail exists' }

it('sets a new password by the emailed link, and ends all sessions', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const signedIn = openBrowser()
  await signedIn.signUp(email, 'forgotten horse')
  await mailServer.read(email)

  const browser = openBrowser()
  expect(await browser.ask(sendCode, request(email))).toEqual(sameResponse)
  const message = await mailServer.read(email)
  expect(message.subject).toContain('Demo')
  expect(message.link.origin + message.link.pathname).toBe(`${pages}/password-reset`)

  const code = { code: message.code }
  expect(await browser.ask('POST /auth/password/reset/check-code', { body: code })).toEqual({
    is_code_valid: true,
    email,
  })
  const reset = { body: { ...code, password: 'a new horse' } }
  expect(await browser.ask('POST /auth/password/reset', reset)).toEqual({ success: true })
  expect(await browser.refusal('POST /auth/password/reset', reset)).toBe(
    'VERIFICATION_CODE_ALREADY_USED',
  )
  expect((await signedIn.refresh()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')

  const signIn = (password: string) => ({ body: { email, password } })
  expect(await browser.refusal('POST /auth/password/sign-in', signIn('forgotten horse'))).toBe(
    'EMAIL_PASSWORD_MISMATCH',
  )
  browser.keep(await browser.ask('POST /auth/password/sign-in', signIn('a new horse')))
  expect((await browser.me()).primary_email).toBe(email)
})

it('responds the same for an unknown address, and sends no email', async () => {
  const { openBrowser, mailServer, server } = await startFlow()
  expect(await openBrowser().ask(sendCode, request('unknown@example.com'))).toEqual(sameResponse)
  // A server finishes sending its emails before it stops.
  await server.close()
  expect(mailServer.emails).toEqual([])
})

it('gives a first password to a user who signs in by email codes', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const browser = openBrowser()
  const callback_url = `${pages}/magic-link-callback`
  await browser.ask('POST /auth/otp/send-sign-in-code', { body: { email, callback_url } })
  const { code } = await mailServer.read(email)
  const { user_id: id } = await browser.ask('POST /auth/otp/sign-in', { body: { code } })

  await browser.ask(sendCode, request(email))
  const message = await mailServer.read(email)
  const password = 'a first horse'
  await browser.ask('POST /auth/password/reset', { body: { code: message.code, password } })
  const session = await browser.ask('POST /auth/password/sign-in', { body: { email, password } })
  expect(session.user_id).toBe(id)
})

it('leaves the second factor on, and the next sign-in requires it', async () => {
  const { openBrowser, mailServer, now } = await startFlow()
  const browser = openBrowser()
  await browser.signUp(email, 'forgotten horse')
  // Credentials added before the address was verified would end with the reset.
  const verification = await mailServer.readCode(email)
  await browser.ask('POST /contact-channels/verify', { body: { code: verification } })
  await enrolAuthenticatorApp(browser, now)
  await browser.ask(sendCode, request(email))
  const code = await mailServer.readCode(email)
  const password = 'a new horse'
  await browser.ask('POST /auth/password/reset', { body: { code, password } })
  expect(
    await openBrowser().refusal('POST /auth/password/sign-in', { body: { email, password } }),
  ).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
})
