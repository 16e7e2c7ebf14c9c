import { expect, it } from 'vitest'
import { minute, pages, startFlow } from '../../flows/flow'

const email = 'ada@example.com'
const password = 'correct horse'
const request = { body: { email, callback_url: `${pages}/callback` } }

/**
 * Starts a flow with a user whose address is verified, and the browser of a thief who reads their
 * email later.
 */
async function startWithUser(options = {}) {
  const flow = await startFlow(options)
  const browser = flow.openBrowser()
  await browser.signUp(email, password)
  const { code } = await flow.mailServer.read(email)
  await browser.ask('POST /contact-channels/verify', { body: { code } })
  return { ...flow, thief: flow.openBrowser() }
}

it('M14: an emailed sign-in code expires after 15 minutes', async () => {
  const { must, mailServer, pass, thief } = await startWithUser()
  await must('POST /auth/otp/send-sign-in-code', request)
  const { code, text } = await mailServer.read(email)
  pass(15 * minute)
  expect(await thief.refusal('POST /auth/otp/sign-in', { body: { code } })).toBe(
    'VERIFICATION_CODE_EXPIRED',
  )
  expect(text).toContain('15 minutes')
})

it('M14: an emailed password reset expires after an hour', async () => {
  const { must, mailServer, pass, thief } = await startWithUser()
  await must('POST /auth/password/send-reset-code', request)
  const { code, text } = await mailServer.read(email)
  pass(60 * minute)
  const body = { code, password: 'a new password' }
  expect(await thief.refusal('POST /auth/password/reset', { body })).toBe(
    'VERIFICATION_CODE_EXPIRED',
  )
  expect(text).toContain('60 minutes')
})

it('M14: the operator sets both lifetimes, and emails state them', async () => {
  const options = { signInCodeMinutes: 5, passwordResetMinutes: 20 }
  const { must, mailServer, pass, thief } = await startWithUser(options)
  await must('POST /auth/otp/send-sign-in-code', request)
  const signIn = await mailServer.read(email)
  await must('POST /auth/password/send-reset-code', request)
  const reset = await mailServer.read(email)
  expect([signIn.text, reset.text]).toEqual([
    expect.stringContaining('5 minutes'),
    expect.stringContaining('20 minutes'),
  ])
  pass(5 * minute)
  expect(await thief.refusal('POST /auth/otp/sign-in', { body: { code: signIn.code } })).toBe(
    'VERIFICATION_CODE_EXPIRED',
  )
  pass(14 * minute)
  const body = { code: reset.code, password: 'a new password' }
  await must('POST /auth/password/reset', { body })
})

it('M14: verification links still work after six days', async () => {
  const { openBrowser, mailServer, pass, must } = await startFlow()
  await openBrowser().signUp(email, password)
  const { code } = await mailServer.read(email)
  pass(6 * 24 * 60 * minute)
  await must('POST /contact-channels/verify', { body: { code } })
})
