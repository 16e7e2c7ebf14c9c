import { expect, it } from 'vitest'
import { minute, startFlow } from './flow'

it('signs in a command-line program through the browser, with a session of its own', async () => {
  const { openBrowser } = await startFlow()
  const [cli, browser] = [openBrowser(), openBrowser()]
  await browser.signUp('ada@example.com')
  const { refresh_token } = browser.session()

  const begun = await cli.ask('POST /auth/cli', { body: { expires_in_millis: 5 * minute } })
  expect(begun).toEqual({
    polling_code: expect.stringMatching(/^\w{45}$/),
    login_code: expect.stringMatching(/^\w{45}$/),
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  const poll = { body: { polling_code: begun.polling_code } }
  expect(await cli.ask('POST /auth/cli/poll', poll)).toEqual({ status: 'waiting' })

  const authorization = { body: { login_code: begun.login_code, refresh_token } }
  expect(await browser.ask('POST /auth/cli/complete', authorization)).toEqual({ success: true })
  expect(await browser.refusal('POST /auth/cli/complete', authorization)).toBe(400)
  const polled = await cli.ask('POST /auth/cli/poll', poll)
  expect(polled).toEqual({ status: 'success', refresh_token: expect.stringMatching(/^\w{45}$/) })
  expect(await cli.ask('POST /auth/cli/poll', poll)).toEqual({ status: 'used' })

  cli.keep({ refresh_token: polled.refresh_token ?? '', access_token: '' })
  await browser.ask('DELETE /auth/sessions/current', { body: {} })
  await cli.refresh()
  expect((await cli.me()).primary_email).toBe('ada@example.com')
})

it('waits for the browser as long as the program asked for', async () => {
  const { openBrowser, pass } = await startFlow()
  const [cli, browser] = [openBrowser(), openBrowser()]
  await browser.signUp('ada@example.com')
  const { refresh_token } = browser.session()
  const begun = await cli.ask('POST /auth/cli', { body: { expires_in_millis: 5 * minute } })
  pass(5 * minute)
  const late = { body: { login_code: begun.login_code, refresh_token } }
  expect(await browser.refusal('POST /auth/cli/complete', late)).toBe(400)
  const poll = { body: { polling_code: begun.polling_code } }
  expect(await cli.ask('POST /auth/cli/poll', poll)).toEqual({ status: 'expired' })
  const unknown = { body: { polling_code: begun.login_code } }
  expect(await cli.refusal('POST /auth/cli/poll', unknown)).toBe('INVALID_POLLING_CODE')
})
