import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { as, asInternal } from '../harness'
import { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import { createTestService } from '../test-service'
import { waitOptions } from '../wait-options'

/** Starts a user with a project, and an endpoint of it that responds that it is gone. */
async function startOwned() {
  const service = await createTestService()
  onTestFinished(() => service.server.close())
  const { must, owner, call, idle } = service
  const receiver = await startWebhookReceiver()
  receiver.respondWith(410)
  const { id: ownerId, token, headers } = await owner()
  const project = await must('POST /internal/projects', {
    headers,
    body: { display_name: 'Bakery' },
  })
  const admin = {
    'x-stack-project-id': project.id,
    'x-stack-access-type': 'admin',
    'x-stack-admin-access-token': token,
  }
  const body = { url: `${receiver.url}?token=secret-of-the-receiver` }
  const { id } = await must('POST /internal/webhook-endpoints', { headers: admin, body })
  const path = `/internal/webhook-endpoints/${id}`
  const internal = asInternal(service.server.internalKeys.superSecretAdminKey ?? '')
  return {
    ...service,
    project,
    internal,
    ownerId,
    receiver,
    test: () => call('POST', `${path}/test`, { headers: admin, body: {} }),
    enable: () => call('PATCH', path, { headers: admin, body: { enabled: true } }),
    async untilPaused() {
      const read = () => call('GET', path, { headers: admin })
      await vi.waitUntil(async () => (await read()).body.status === 'paused', waitOptions)
    },
    async emailsAbout() {
      await idle()
      const { body: outbox } = await call('GET', '/dev/outbox.json', { headers: {} })
      return outbox.items.filter(({ subject }: { subject: string }) => /paused$/.test(subject))
    },
  }
}

describe('the pause of an endpoint', () => {
  it('is emailed once to every user who manages the project', async () => {
    const { call, owner, ...owned } = await startOwned()
    const [partner, stranger] = [await owner(), await owner()]
    await call('PATCH', `/users/${partner.id}`, {
      headers: owned.internal,
      body: { server_metadata: { managedProjectIds: [owned.project.id] } },
    })
    await call('PATCH', `/users/${stranger.id}`, {
      headers: owned.internal,
      body: { server_metadata: { managedProjectIds: 'of another kind' } },
    })
    // All of them find it gone; one of them pauses it.
    await Promise.all(Array.from({ length: 5 }, owned.test))
    await owned.receiver.received(5)
    await owned.untilPaused()
    const emails = await owned.emailsAbout()
    const addressOf = async (id: string) => {
      const { body } = await call('GET', `/users/${id}`, { headers: owned.internal })
      return body.primary_email
    }
    const owners = await Promise.all([owned.ownerId, partner.id].map(addressOf))
    expect(emails.flatMap(({ to }: { to: string[] }) => to).sort()).toEqual(owners.sort())
    expect(emails[0].subject).toBe(
      `Webhooks of Bakery to 127.0.0.1:${owned.receiver.port} are paused`,
    )
  })

  it('is emailed again after the endpoint was enabled and paused again', async () => {
    const { test, enable, untilPaused, emailsAbout } = await startOwned()
    await test()
    await untilPaused()
    expect(await emailsAbout()).toHaveLength(1)
    await enable()
    await test()
    await untilPaused()
    const emails = await emailsAbout()
    expect(emails).toHaveLength(2)
    for (const { text } of emails) {
      expect(text).toContain('no longer exists')
      expect(text).not.toContain('secret-of-the-receiver')
    }
  })

  it('is recorded when no user manages the project', async () => {
    const { call, emailsAbout } = await startOwned()
    const receiver = await startWebhookReceiver()
    receiver.respondWith(410)
    const headers = as('admin')
    const root = '/internal/webhook-endpoints'
    const { body } = await call('POST', root, { headers, body: { url: receiver.url } })
    await call('POST', `${root}/${body.id}/test`, { headers, body: {} })
    const read = () => call('GET', `${root}/${body.id}`, { headers })
    await vi.waitUntil(async () => (await read()).body.status === 'paused', waitOptions)
    expect(await emailsAbout()).toEqual([])
  })
})
