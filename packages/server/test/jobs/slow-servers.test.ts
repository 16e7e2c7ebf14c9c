import { describe, expect, it, vi } from 'vitest'
import { as, asInternal, asInternalClient, startServerForTest } from '../harness'
import { startEndlessMailServer } from '../stand-ins/endless-mail-server'
import { startMailServer } from '../stand-ins/mail-server'
import { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import { waitOptions } from '../wait-options'

type Started = Awaited<ReturnType<typeof startServerForTest>>

const callback_url = 'http://localhost:3000/handler/page'

async function useMailServer({ configure }: Started, port: number) {
  const server = { host: '127.0.0.1', port, username: 'user', password: 'word' }
  const sender = { sender_name: 'Sender', sender_email: 'sender@example.com' }
  const email_config = { type: 'standard', ...server, ...sender }
  await configure({ magic_link_enabled: true, email_config })
}

/** Requests emails of the demo project to new addresses. */
async function requestEmails({ call }: Started, count: number) {
  const emails = Array.from({ length: count }, (_, index) => `reader${index}@example.com`)
  for (const email of emails) {
    const { status } = await call('POST', '/auth/otp/send-sign-in-code', {
      body: { email, callback_url },
    })
    expect(status).toBe(200)
  }
  return emails
}

/** Counts the running jobs of a queue. */
async function countActive({ call, server }: Started, queue: string): Promise<number> {
  const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
  const { body } = await call('GET', '/internal/jobs', { headers })
  return body.queues.find((found: { queue: string }) => found.queue === queue).active
}

/** Signs up a user of the project `internal`, whose verification the operator's server sends. */
async function signUpOwner({ call, server }: Started, email: string) {
  const { status } = await call('POST', '/auth/password/sign-up', {
    headers: asInternalClient(server.internalKeys),
    body: { email, password: 'long enough', verification_callback_url: callback_url },
  })
  expect(status).toBe(200)
}

describe('the mail server of a project that never ends a response', () => {
  it('holds five slots, while the emails of another project are sent', async () => {
    const operator = await startMailServer()
    const started = await startServerForTest({ smtpUrl: operator.url })
    const endless = await startEndlessMailServer()
    await useMailServer(started, endless.port)
    await requestEmails(started, 12)
    await vi.waitUntil(() => endless.connections() >= 5, waitOptions)
    await signUpOwner(started, 'owner@example.com')
    expect((await operator.read('owner@example.com')).to).toEqual(['owner@example.com'])
    expect(endless.connections()).toBeLessThanOrEqual(5)
    expect(await countActive(started, 'mail')).toBeLessThanOrEqual(6)
  })
})

describe('the mail server of a project that was slow', () => {
  it('gets all emails', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const slow = await startMailServer([250], opened)
    const started = await startServerForTest()
    await useMailServer(started, Number(new URL(slow.url).port))
    const emails = await requestEmails(started, 10)
    await slow.reached
    open()
    for (const email of emails) expect((await slow.read(email)).to).toEqual([email])
  })
})

describe('a webhook endpoint of a project that does not respond', () => {
  it('holds eight slots, while the webhooks of another project are sent', async () => {
    const started = await startServerForTest()
    const { call, server } = started
    const [silent, other] = [await startWebhookReceiver(), await startWebhookReceiver()]
    silent.beSilent(true)
    const root = '/internal/webhook-endpoints'
    const internal = asInternal(server.internalKeys.superSecretAdminKey ?? '')
    const add = async (headers: Record<string, string>, url: string) => {
      const { body } = await call('POST', root, { headers, body: { url } })
      return () => call('POST', `${root}/${body.id}/test`, { headers, body: {} })
    }
    const sendToSilent = await add(as('admin'), silent.url)
    const sendToOther = await add(internal, other.url)
    for (let count = 0; count < 40; count += 1) await sendToSilent()
    await silent.received(8)
    await sendToOther()
    await other.received(1)
    expect(await countActive(started, 'webhook')).toBeLessThanOrEqual(9)
  })
})
