import { expect, it } from 'vitest'
import { minute, startFlow } from './flow'

it('ends only this session, whose access token stays valid until it expires', async () => {
  const { openBrowser, pass } = await startFlow()
  const [browser, other] = [openBrowser(), openBrowser()]
  await browser.signUp('ada@example.com', 'correct horse')
  const signIn = { body: { email: 'ada@example.com', password: 'correct horse' } }
  other.keep(await other.ask('POST /auth/password/sign-in', signIn))

  expect(await browser.ask('DELETE /auth/sessions/current', { body: {} })).toEqual({
    success: true,
  })
  expect(await browser.refusal('DELETE /auth/sessions/current', { body: {} })).toBe(
    'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
  )
  expect((await browser.refresh()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  expect(await browser.me()).toHaveProperty('id')
  expect((await other.refresh()).status).toBe(200)

  pass(10 * minute)
  expect(await browser.refusal('GET /users/me')).toBe('ACCESS_TOKEN_EXPIRED')
  browser.forget()
  expect(await browser.refusal('GET /users/me')).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
})
