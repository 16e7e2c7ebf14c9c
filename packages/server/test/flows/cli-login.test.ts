import { expect, it } from 'vitest'
import { minute, startFlow } from './flow'

it('signs a command line program in through the browser, with the session of the browser', async () => {
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
  expect(await cli.ask('POST /auth/cli/poll', poll)).toEqual({ status: 'success', refresh_token })
  expect(await cli.ask('POST /auth/cli/poll', poll)).toEqual({ status: 'used' })

  cli.keep({ refresh_token, access_token: '' })
  await cli.renew()
  expect((await cli.me()).primary_email).toBe('ada@example.com')
  await browser.ask('DELETE /auth/sessions/current', { body: {} })
  expect((await cli.renew()).body.code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
})

it('waits for the browser as long as the program wants', async () => {
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
