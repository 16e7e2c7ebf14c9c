import { expect, it } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { startWebhookReceiver } from '../../stand-ins/webhook-receiver'
import { holdDelivery, waitForWaiting } from '../waiting'

it('lists a delivery with the attempts that belong to its status', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call } = await startServerForTest({ databaseUrl })
  const receiver = await startWebhookReceiver()
  const admin = { headers: as('admin') }
  const root = '/internal/webhook-endpoints'
  const { body: endpoint } = await call('POST', root, { ...admin, body: { url: receiver.url } })
  const path = `${root}/${endpoint.id}`
  const list = async () => (await call('GET', `${path}/deliveries`, admin)).body.items
  receiver.beSilent(true)
  await call('POST', `${path}/test`, { ...admin, body: {} })
  await receiver.received(1)
  const [{ id }] = await list()

  const end = await holdDelivery(databaseUrl, id)
  const listed = list()
  await waitForWaiting(databaseUrl, 1)
  await end()
  expect(await listed).toMatchObject([{ status: 'delivered', attempts: [{ status: 204 }] }])
})
