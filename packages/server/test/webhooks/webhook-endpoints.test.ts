import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { describe, expect, it, vi } from 'vitest'
import type { ServerOptions } from '../../src/index'
import { as, asInternal, startServerForTest } from '../harness'
import { startWebhookReceiver } from '../stand-ins/webhook-receiver'
import { waitOptions } from '../wait-options'

const admin = as('admin')
const root = '/internal/webhook-endpoints'

/** Starts a server, a receiver, and an endpoint between them. */
async function start(settings: object = {}, options: ServerOptions = {}) {
  const receiver = await startWebhookReceiver()
  const started = await startServerForTest(options)
  const ask = async (method: string, path = '', body?: object) => {
    const response = await started.call(method, `${root}${path}`, { headers: admin, body })
    return response.body
  }
  const endpoint = await ask('POST', '', { url: receiver.url, ...settings })
  const deliveries = async () => (await ask('GET', `/${endpoint.id}/deliveries`)).items
  return {
    ...started,
    receiver,
    ask,
    endpoint,
    deliveries,
    read: () => ask('GET', `/${endpoint.id}`),
    sendTest: () => ask('POST', `/${endpoint.id}/test`, {}),
    /** Returns the newest delivery once it has `count` attempts. */
    async tried(count: number) {
      const isTried = async () => (await deliveries())[0]?.attempts.length >= count
      await vi.waitUntil(isTried, { ...waitOptions, interval: 100 })
      return (await deliveries())[0]
    },
  }
}

describe('an endpoint', () => {
  it('receives events, signed as the standard and Svix specify', async () => {
    const { signUp, receiver, endpoint } = await start()
    expect(endpoint).toMatchObject({
      url: receiver.url,
      description: '',
      event_types: null,
      status: 'enabled',
      secret: expect.stringMatching(/^whsec_.{44}$/),
    })
    const { id } = await signUp()
    const [message] = await receiver.received(1)
    const { headers = {}, body = '' } = message ?? {}
    const event = { type: 'user.created', data: expect.objectContaining({ id }) }
    expect(new StandardWebhook(endpoint.secret).verify(body, headers)).toEqual(event)
    expect(new SvixWebhook(endpoint.secret).verify(body, headers)).toEqual(event)
    expect(headers['svix-id']).toBe(headers['webhook-id'])
    const forged = new StandardWebhook(`whsec_${btoa('another secret')}`)
    expect(() => forged.verify(body, headers)).toThrow('No matching signature')
  })

  it('receives the types it has chosen, only from its own project', async () => {
    const { signUp, call, receiver, server } = await start({ event_types: ['user.deleted'] })
    const { id } = await signUp()
    const headers = {
      'x-stack-project-id': 'internal',
      'x-stack-access-type': 'server',
      'x-stack-secret-server-key': server.internalKeys.secretServerKey ?? '',
    }
    const other = await call('POST', '/users', { headers, body: {} })
    await call('DELETE', `/users/${other.body.id}`, { headers })
    await call('DELETE', `/users/${id}`, { headers: as('server') })
    await receiver.received(1)
    await server.close()
    expect(receiver.messages.map(({ type }) => type)).toEqual(['user.deleted'])
    expect(JSON.parse(receiver.messages[0]?.body ?? '').data.id).toBe(id)
  })

  it('receives a failed delivery again under the same id, and every attempt is recorded', async () => {
    const { signUp, receiver, tried, read } = await start()
    receiver.respondWith(500)
    await signUp()
    expect(await tried(1)).toMatchObject({
      type: 'user.created',
      status: 'waiting',
      next_try_at_millis: expect.any(Number),
      attempts: [{ status: 500, error: 'The endpoint returned 500.' }],
    })
    expect(await read()).toMatchObject({ failing_since_millis: expect.any(Number) })
    receiver.respondWith(200)
    const delivery = await tried(2)
    expect(delivery).toMatchObject({ status: 'delivered', next_try_at_millis: null })
    expect(delivery.attempts[1]).toMatchObject({ status: 200, error: null })
    const ids = receiver.messages.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery.message_id, delivery.message_id])
    expect(await read()).toMatchObject({ failing_since_millis: null })
  })

  it('does not cause redirects to be followed', async () => {
    const { receiver, sendTest, tried } = await start()
    receiver.respondWith(302, { location: receiver.url })
    await sendTest()
    expect((await tried(1)).attempts[0]).toMatchObject({ status: 302 })
    expect(receiver.messages).toHaveLength(1)
  })

  it('has two secrets for a day after the first is replaced', async () => {
    let time = Date.now()
    const { receiver, ask, endpoint, sendTest } = await start({}, { now: () => time })
    const { secret } = await ask('POST', `/${endpoint.id}/rotate-secret`, {})
    expect(secret).not.toBe(endpoint.secret)
    await sendTest()
    const [message] = await receiver.received(1)
    const { headers = {}, body = '' } = message ?? {}
    for (const one of [secret, endpoint.secret]) {
      expect(new StandardWebhook(one).verify(body, headers)).toMatchObject({ type: 'webhook.test' })
    }
    time += 25 * 60 * 60 * 1000
    await sendTest()
    const [, later] = await receiver.received(2)
    expect(later?.headers['webhook-signature']?.split(' ')).toHaveLength(1)
  })

  it('receives again what its owner resends', async () => {
    const { signUp, receiver, ask, endpoint, tried } = await start()
    await signUp()
    const { id } = await tried(1)
    const path = `/${endpoint.id}/deliveries/${id}/resend`
    expect(await ask('POST', path, {})).toEqual({ success: true })
    expect(await tried(2)).toMatchObject({ id, status: 'delivered' })
    const [first, second] = receiver.messages
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  })

  it('is paused after five days of failures, until it is enabled again', async () => {
    let time = Date.now()
    const { signUp, receiver, ask, endpoint, read, sendTest, tried, deliveries } = await start(
      {},
      { now: () => time },
    )
    receiver.respondWith(503)
    await sendTest()
    await tried(1)
    expect(await read()).toMatchObject({ status: 'enabled', paused_at_millis: null })
    time += 5 * 24 * 60 * 60 * 1000
    await sendTest()
    await tried(1)
    expect(await read()).toMatchObject({ status: 'paused', paused_at_millis: time })
    const other = await startWebhookReceiver()
    await ask('POST', '', { url: other.url })
    const before = (await deliveries()).length
    await signUp()
    await other.received(1)
    expect(await deliveries()).toHaveLength(before)
    const enabled = await ask('PATCH', `/${endpoint.id}`, { enabled: true })
    expect(enabled).toMatchObject({ status: 'enabled', failing_since_millis: null })
    receiver.respondWith(200)
    await signUp()
    await vi.waitUntil(async () => (await deliveries()).length > before, waitOptions)
    expect(await tried(1)).toMatchObject({ status: 'delivered' })
  })

  it('is paused at once when it responds that it is gone', async () => {
    const { receiver, read, sendTest, tried } = await start()
    receiver.respondWith(410)
    await sendTest()
    await tried(1)
    expect(await read()).toMatchObject({ status: 'paused' })
  })

  it('can be changed, turned off and deleted', async () => {
    const { ask, endpoint, call } = await start()
    const changes = { description: 'Billing', event_types: ['user.created'], enabled: false }
    const { secret: _, ...shown } = endpoint
    const changed = { ...shown, description: 'Billing', event_types: ['user.created'] }
    expect(await ask('PATCH', `/${endpoint.id}`, changes)).toEqual({
      ...changed,
      status: 'disabled',
    })
    expect((await ask('GET')).items).toEqual([{ ...changed, status: 'disabled' }])
    expect(await ask('DELETE', `/${endpoint.id}`)).toEqual({ success: true })
    const again = await call('GET', `${root}/${endpoint.id}`, { headers: admin })
    expect(again.status).toBe(404)
  })

  it('is unknown to other projects', async () => {
    const { call, server, endpoint } = await start()
    const headers = asInternal(server.internalKeys.superSecretAdminKey ?? '')
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/rotate-secret'],
      ['GET', '/deliveries'],
      ['POST', '/test'],
    ] as const) {
      const body = method === 'GET' ? undefined : {}
      const response = await call(method, `${root}/${endpoint.id}${path}`, { headers, body })
      expect([path, response.status]).toEqual([path, 404])
    }
  })
})
