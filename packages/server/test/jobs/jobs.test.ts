import { describe, expect, it, vi } from 'vitest'
import { as, asInternal, startServerForTest } from '../harness'
import { startMailServer } from '../stand-ins/mail-server'
import { waitOptions } from '../wait-options'

type Started = Awaited<ReturnType<typeof startServerForTest>>

const callback_url = 'http://localhost:3000/handler/callback'

function operator({ server }: Started) {
  return asInternal(server.internalKeys.superSecretAdminKey ?? '')
}

async function readJobs(started: Started) {
  const { body } = await started.call('GET', '/internal/jobs', { headers: operator(started) })
  return body
}

const idle = { waiting: 0, retrying: 0, active: 0, failed: 0 }

describe('jobs', () => {
  it('are shown to operators only', async () => {
    const started = await startServerForTest()
    expect(await readJobs(started)).toEqual({
      queues: [
        { queue: 'mail', ...idle },
        { queue: 'webhook', ...idle },
        { queue: 'clean-up', ...idle },
        { queue: 'interrupted', ...idle },
      ],
      failed: [],
    })
    const response = await started.call('GET', '/internal/jobs', { headers: as('admin') })
    expect(response.body.code).toBe('EXPECTED_INTERNAL_PROJECT')
  })

  it('are not run for a change that was rolled back', async () => {
    const smtp = await startMailServer()
    const started = await startServerForTest({ smtpUrl: smtp.url })
    const { email } = await started.signUp()
    await smtp.read(email)
    const again = await started.call('POST', '/auth/password/sign-up', {
      body: { email, password: 'correct horse', verification_callback_url: callback_url },
    })
    expect(again.body.code).toBe('USER_EMAIL_ALREADY_EXISTS')
    await started.server.close()
    expect(smtp.emails).toHaveLength(1)
  })
})

describe('an email that a server refuses', () => {
  it('is sent later when it was refused temporarily', async () => {
    const smtp = await startMailServer([450, 450, 250])
    const started = await startServerForTest({ smtpUrl: smtp.url })
    const { email } = await started.signUp()
    const message = await smtp.read(email)
    expect(message.code).toHaveLength(45)
    const isDone = async () => (await readJobs(started)).queues[0].active === 0
    await vi.waitUntil(isDone, waitOptions)
    expect(await readJobs(started)).toMatchObject({ queues: [idle, idle, idle, idle], failed: [] })
  })

  it('is shown with the reason, and sent when an operator retries it', async () => {
    const smtp = await startMailServer([550, 250])
    const started = await startServerForTest({ smtpUrl: smtp.url })
    const { email } = await started.signUp()
    await vi.waitUntil(async () => (await readJobs(started)).failed.length > 0, waitOptions)
    const { queues, failed } = await readJobs(started)
    expect(queues[0]).toEqual({ queue: 'mail', ...idle, failed: 1 })
    expect(failed).toEqual([
      {
        id: expect.any(String),
        queue: 'mail',
        kind: 'mail',
        tries: 1,
        reason: expect.stringContaining('rejected'),
        created_at_millis: expect.any(Number),
        failed_at_millis: expect.any(Number),
      },
    ])
    const retry = (headers: Record<string, string>) =>
      started.call('POST', `/internal/jobs/mail/${failed[0].id}/retry`, { headers, body: {} })
    expect((await retry(as('admin'))).body.code).toBe('EXPECTED_INTERNAL_PROJECT')
    expect((await retry(operator(started))).body).toEqual({ success: true })
    expect((await smtp.read(email)).to).toEqual([email])
    expect((await retry(operator(started))).status).toBe(404)
  })
})
