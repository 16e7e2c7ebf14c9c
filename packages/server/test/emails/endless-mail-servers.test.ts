import { expect, it, onTestFinished, vi } from 'vitest'
import { checkSmtp, deliver, projectTransport } from '../../src/emails/smtp'
import { startEndlessMailServer } from '../stand-ins/endless-mail-server'
import { waitOptions } from '../wait-options'

/** Replaces deadlines by one that passes when the test says so. */
function controlDeadline() {
  const controller = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
  onTestFinished(() => timeout.mockRestore())
  return { timeout, pass: () => controller.abort() }
}

it('gives up an attempt after 20 s, although the server keeps sending', async () => {
  const server = await startEndlessMailServer()
  const deadline = controlDeadline()
  const { port } = server
  const sender = { senderName: 'Sender', senderEmail: 'sender@example.com' }
  const own = { host: '127.0.0.1', port, username: 'user', password: 'word', ...sender }
  const delivered = deliver(
    () => projectTransport(own, { allowPrivate: true }),
    { name: 'Sender', address: 'sender@example.com' },
    {
      project: { id: 'id', displayName: 'Project', encryptedEmailConfig: null },
      type: 'test',
      to: 'user@example.com',
      subject: 'Subject',
      html: '',
      text: 'Text',
    },
  )
  await vi.waitUntil(() => server.lines() > 5, waitOptions)
  expect(deadline.timeout).toHaveBeenCalledWith(20_000)
  deadline.pass()
  expect(await delivered).toMatchObject({ errorType: 'TIMEOUT', canRetry: true })
  await vi.waitUntil(() => server.connections() === 0, waitOptions)
})

it("gives up checking the operator's server after 20 s", async () => {
  const server = await startEndlessMailServer()
  const deadline = controlDeadline()
  const checked = checkSmtp(`smtp://127.0.0.1:${server.port}`)
  await vi.waitUntil(() => server.lines() > 5, waitOptions)
  expect(deadline.timeout).toHaveBeenCalledWith(20_000)
  deadline.pass()
  expect(await checked).toMatchObject({ errorType: 'TIMEOUT' })
  await vi.waitUntil(() => server.connections() === 0, waitOptions)
})
