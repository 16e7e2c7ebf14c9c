import { expect, it } from 'vitest'
import { startFlow } from './flow'

it('signs in with the password on another device, whether or not the address is verified', async () => {
  const { openBrowser } = await startFlow()
  const { user_id: id } = await openBrowser().signUp('ada@example.com', 'correct horse')

  const browser = openBrowser()
  const signIn = (email: string, password: string) => ({ body: { email, password } })
  for (const wrong of [
    signIn('ada@example.com', 'wrong horse'),
    signIn('unknown@example.com', 'correct horse'),
  ]) {
    expect(await browser.refusal('POST /auth/password/sign-in', wrong)).toBe(
      'EMAIL_PASSWORD_MISMATCH',
    )
  }

  // Addresses are compared in any letter case.
  const right = signIn('ADA@example.com', 'correct horse')
  const session = await browser.ask('POST /auth/password/sign-in', right)
  expect(session).toEqual({
    access_token: expect.any(String),
    refresh_token: expect.any(String),
    user_id: id,
  })
  browser.keep(session)
  expect(await browser.me()).toMatchObject({ id, primary_email_verified: false })
})
