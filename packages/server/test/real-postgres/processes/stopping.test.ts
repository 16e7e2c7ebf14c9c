import { expect, it } from 'vitest'
import { as, createDatabaseUrl, startServer, startServerForTest } from '../../harness'
import { startWebhookReceiver } from '../../stand-ins/webhook-receiver'

it('stops during a slow webhook attempt, which the next process repeats', async () => {
  const receiver = await startWebhookReceiver()
  receiver.beSilent(true)
  const databaseUrl = await createDatabaseUrl()
  const log: { level: number; msg: string }[] = []
  const first = await startServer({
    databaseUrl,
    logTo: { write: (line) => log.push(JSON.parse(line)) },
  })
  const headers = as('admin')
  const { body: endpoint } = await first.call('POST', '/internal/webhook-endpoints', {
    headers,
    body: { url: receiver.url },
  })
  await first.call('POST', `/internal/webhook-endpoints/${endpoint.id}/test`, {
    headers,
    body: {},
  })
  await receiver.received(1)
  await first.server.close()
  // The receiver has given no response yet.
  expect(log.filter(({ level }) => level >= 40)).toEqual([])

  receiver.beSilent(false)
  const second = await startServerForTest({ databaseUrl })
  const [begun, repeated] = await receiver.received(2)
  expect(repeated?.headers['webhook-id']).toBe(begun?.headers['webhook-id'])
  await second.idle()
  const path = `/internal/webhook-endpoints/${endpoint.id}/deliveries`
  const { body } = await second.call('GET', path, { headers })
  expect(body.items).toMatchObject([{ status: 'delivered', attempts: [{ status: 204 }] }])
})
