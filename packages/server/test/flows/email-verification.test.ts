import { expect, it } from 'vitest'
import { pages, startFlow } from './flow'

const callback_url = `${pages}/email-verification`
const verify = 'POST /contact-channels/verify'

it('adds an address, verifies it by email and makes it the primary one', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const browser = openBrowser()
  await browser.signUp('first@example.com')
  const channel = await browser.ask('POST /contact-channels', {
    body: { user_id: 'me', value: 'second@example.com', type: 'email', used_for_auth: false },
  })
  expect(channel).toMatchObject({ is_primary: false, is_verified: false, used_for_auth: false })

  const path = { user_id: 'me', contact_channel_id: channel.id }
  const send = 'POST /contact-channels/:user_id/:contact_channel_id/send-verification-code'
  await browser.ask(send, { path, body: { callback_url } })
  const { code, link } = await mailServer.read('second@example.com')
  expect(link.origin + link.pathname).toBe(callback_url)

  // The browser that opens the link, signed in or not.
  const otherBrowser = openBrowser()
  expect(
    await otherBrowser.ask('POST /contact-channels/verify/check-code', { body: { code } }),
  ).toEqual({ is_code_valid: true, email: 'second@example.com' })
  expect(await otherBrowser.ask(verify, { body: { code } })).toEqual({ success: true })
  expect(await otherBrowser.refusal(verify, { body: { code } })).toBe(
    'VERIFICATION_CODE_ALREADY_USED',
  )
  expect(await browser.refusal(send, { path, body: { callback_url } })).toBe(
    'EMAIL_ALREADY_VERIFIED',
  )

  await browser.ask('PATCH /contact-channels/:user_id/:contact_channel_id', {
    path,
    body: { is_primary: true, used_for_auth: true },
  })
  expect(await browser.me()).toMatchObject({
    primary_email: 'second@example.com',
    primary_email_verified: true,
  })
  const signIn = { body: { email: 'second@example.com', password: 'correct horse' } }
  expect(await otherBrowser.ask('POST /auth/password/sign-in', signIn)).toHaveProperty('user_id')
})

it('sends another code for the primary address through the older endpoint', async () => {
  const { openBrowser, mailServer } = await startFlow()
  const email = 'ada@example.com'
  const browser = openBrowser()
  await browser.signUp(email)
  const first = await mailServer.read(email)
  const send = 'POST /contact-channels/send-verification-code'
  expect(await browser.refusal(send, { body: { email: 'other@example.com', callback_url } })).toBe(
    'EMAIL_IS_NOT_PRIMARY_EMAIL',
  )
  await browser.ask(send, { body: { email, callback_url } })
  const second = await mailServer.read(email)
  expect(second.code).not.toBe(first.code)
  // A new code does not invalidate the earlier ones.
  await browser.ask(verify, { body: { code: first.code } })
  expect((await browser.me()).primary_email_verified).toBe(true)
  expect(await browser.refusal(send, { body: { email, callback_url } })).toBe(
    'EMAIL_ALREADY_VERIFIED',
  )
})
