import { expect, it } from 'vitest'
import { day, minute, startFlow } from './flow'

it('refreshes an expired access token, and keeps the refresh token', async () => {
  const { openBrowser, pass, now } = await startFlow()
  const browser = openBrowser()
  const { user_id: id, refresh_token: refreshToken } = await browser.signUp('ada@example.com')
  pass(10 * minute)
  expect(await browser.refusal('GET /users/me')).toBe('ACCESS_TOKEN_EXPIRED')

  const response = await browser.refresh()
  expect(response.body).toEqual({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'legacy',
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('pragma')).toBe('no-cache')
  expect(await browser.me()).toMatchObject({ id })
  const { items } = await browser.ask('GET /auth/sessions', { query: { user_id: 'me' } })
  expect(items).toMatchObject([{ is_current_session: true, last_used_at: now() }])

  // A year from the sign-in, not from the last refresh.
  pass(365 * day - 11 * minute)
  expect((await browser.refresh()).status).toBe(200)
  expect(browser.session().refresh_token).toBe(refreshToken)
  pass(minute)
  const late = await browser.refresh()
  expect([late.status, late.body.code]).toEqual([401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
})

it('refreshes the session of a project owner at the project internal', async () => {
  const { openBrowser, pass } = await startFlow()
  const owner = openBrowser('internal')
  await owner.signUp('owner@example.com')
  pass(10 * minute)
  expect(await owner.refusal('GET /internal/projects')).toBe('ACCESS_TOKEN_EXPIRED')
  await owner.refresh()
  expect((await owner.ask('GET /internal/projects')).items).toEqual([])
})
