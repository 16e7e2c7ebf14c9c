import { expect, it } from 'vitest'
import { minute, pages, startFlow } from './flow'

const email = 'ada@example.com'
const request = { body: { email, callback_url: `${pages}/magic-link-callback` } }
const newSession = {
  access_token: expect.any(String),
  refresh_token: expect.any(String),
  user_id: expect.any(String),
}

it('signs up a new user by the link, in any browser that opens it, once', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const { nonce } = await openBrowser().ask('POST /auth/otp/send-sign-in-code', request)
  const message = await mailServer.read(email)
  expect(message.subject).toContain('Demo')
  expect(message.link.origin + message.link.pathname).toBe(`${pages}/magic-link-callback`)
  expect(message.code.slice(6)).toBe(nonce)

  const browser = openBrowser()
  const code = { body: { code: message.code } }
  expect(await browser.ask('POST /auth/otp/sign-in/check-code', code)).toEqual({
    is_code_valid: true,
    email,
  })
  const session = await browser.ask('POST /auth/otp/sign-in', code)
  expect(session).toEqual({ ...newSession, is_new_user: true })
  browser.keep(session)
  expect(await browser.me()).toMatchObject({
    primary_email: email,
    primary_email_verified: true,
    otp_auth_enabled: true,
    has_password: false,
  })
  expect(await browser.refusal('POST /auth/otp/sign-in', code)).toBe(
    'VERIFICATION_CODE_ALREADY_USED',
  )
})

it('signs in by the six characters typed where the email was requested', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const browser = openBrowser()
  await browser.ask('POST /auth/otp/send-sign-in-code', request)
  const { code } = await mailServer.read(email)
  const first = await browser.ask('POST /auth/otp/sign-in', { body: { code } })

  const { nonce } = await browser.ask('POST /auth/otp/send-sign-in-code', request)
  const message = await mailServer.read(email)
  const typed = /^[0-9A-Z]{6}$/m.exec(message.text)?.[0] ?? ''
  const type = (characters: string) => ({ body: { code: characters + nonce } })
  expect(await browser.refusal('POST /auth/otp/sign-in', type('000000'))).toBe(
    'VERIFICATION_CODE_NOT_FOUND',
  )
  expect(await browser.ask('POST /auth/otp/sign-in', type(typed))).toEqual({
    ...newSession,
    user_id: first.user_id,
    is_new_user: false,
  })
})

it('expires after twenty guesses, and after fifteen minutes', async () => {
  const { openBrowser, mailServer, pass } = await startFlow()
  const browser = openBrowser()
  const { nonce } = await browser.ask('POST /auth/otp/send-sign-in-code', request)
  const guessed = await mailServer.read(email)
  for (let guess = 0; guess < 20; guess += 1) {
    const body = { code: `0000${String(guess).padStart(2, '0')}${nonce}` }
    expect(await browser.refusal('POST /auth/otp/sign-in', { body })).toBe(
      'VERIFICATION_CODE_NOT_FOUND',
    )
  }
  const right = { body: { code: guessed.code } }
  expect(await browser.refusal('POST /auth/otp/sign-in', right)).toBe(
    'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
  )

  await browser.ask('POST /auth/otp/send-sign-in-code', request)
  const late = await mailServer.read(email)
  pass(15 * minute)
  expect(await browser.refusal('POST /auth/otp/sign-in', { body: { code: late.code } })).toBe(
    'VERIFICATION_CODE_EXPIRED',
  )
})

it('adds the sign-in method for a user with a verified address, and refuses it to others', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const browser = openBrowser()
  const { user_id: id } = await browser.signUp(email)
  const verification = await mailServer.read(email)
  expect(await browser.refusal('POST /auth/otp/send-sign-in-code', request)).toBe(
    'USER_EMAIL_ALREADY_EXISTS',
  )
  await browser.ask('POST /contact-channels/verify', { body: { code: verification.code } })
  await browser.ask('POST /auth/otp/send-sign-in-code', request)
  const { code } = await mailServer.read(email)
  expect(await browser.ask('POST /auth/otp/sign-in', { body: { code } })).toMatchObject({
    user_id: id,
    is_new_user: false,
  })
  expect((await browser.me()).otp_auth_enabled).toBe(true)
})
