import { expect, it } from 'vitest'
import { as, startServerForTest } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'

it('emails no code to type for clients without a field for one', async () => {
  const smtp = await startMailServer()
  const { call, configure } = await startServerForTest({ smtpUrl: smtp.url })
  await configure({ magic_link_enabled: true })
  const email = 'old@example.com'
  const { status } = await call('POST', '/auth/otp/send-sign-in-code', {
    headers: { ...as('client'), 'x-stack-client-version': 'js @stackframe/stack@2.5.37' },
    body: { email, callback_url: 'http://localhost:3000/handler/magic-link-callback' },
  })
  expect(status).toBe(200)
  const message = await smtp.read(email)
  expect(message.subject).toBe('Sign in to Demo')
  expect(message.text).not.toMatch(/^[0-9A-Z]{6}$|Enter this code/m)
  expect(message.text.split(message.link.href)).toHaveLength(2)
})
