import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { verifyWebhook } from '../../src/server'
import { startService } from '../harness'

/** Starts a server that receives webhooks. */
async function startReceiver() {
  const requests: { headers: Record<string, string>; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ headers: request.headers as Record<string, string>, body })
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, requests }
}

const waitOptions = { timeout: 300_000, interval: 50 }

it('an AdminApp creates, tests and manages a webhook endpoint', async () => {
  const service = await startService()
  onTestFinished(() => service.close())
  const receiver = await startReceiver()
  const app = service.openAdmin()
  const { secret, ...endpoint } = await app.createWebhookEndpoint({
    url: receiver.url,
    eventTypes: ['user.created'],
  })
  expect(endpoint).toMatchObject({
    url: receiver.url,
    description: '',
    eventTypes: ['user.created'],
    status: 'enabled',
    failingSince: null,
    pausedAt: null,
    createdAt: expect.any(Date),
  })

  const user = await app.createUser({ displayName: 'Ada' })
  await vi.waitUntil(() => receiver.requests.length === 1, waitOptions)
  const [request = { headers: {}, body: '' }] = receiver.requests
  expect(await verifyWebhook(request, secret)).toMatchObject({
    status: 'ok',
    data: { type: 'user.created', data: { id: user.id, display_name: 'Ada' } },
  })
  expect(await verifyWebhook(request, `whsec_${btoa('another')}`)).toMatchObject({
    status: 'error',
  })

  const isDelivered = async () => (await endpoint.listDeliveries())[0]?.status === 'delivered'
  await vi.waitUntil(isDelivered, waitOptions)
  const [delivery] = await endpoint.listDeliveries()
  expect(delivery).toMatchObject({
    messageId: request.headers['webhook-id'],
    type: 'user.created',
    createdAt: expect.any(Date),
    nextTryAt: null,
    attempts: [{ at: expect.any(Date), status: 200, error: null, durationMs: expect.any(Number) }],
  })
  await delivery?.resend()
  await vi.waitUntil(() => receiver.requests.length === 2, waitOptions)
  expect(receiver.requests[1]?.body).toBe(request.body)

  const newSecret = await endpoint.rotateSecret()
  await endpoint.sendTest()
  await vi.waitUntil(() => receiver.requests.length === 3, waitOptions)
  const [, , test = request] = receiver.requests
  for (const one of [secret, newSecret]) {
    expect(await verifyWebhook(test, one)).toMatchObject({ data: { type: 'webhook.test' } })
  }

  const changed = await endpoint.update({
    description: 'Billing',
    eventTypes: null,
    enabled: false,
  })
  expect(changed).toMatchObject({ description: 'Billing', eventTypes: null, status: 'disabled' })
  expect(await app.listWebhookEndpoints()).toMatchObject([{ id: endpoint.id, status: 'disabled' }])
  await changed.delete()
  expect(await app.listWebhookEndpoints()).toEqual([])
})
