import { expect, it } from 'vitest'
import { as } from '../harness'
import { createTestService } from '../test-service'

const admin = { headers: as('admin') }
const nothingListens = {
  host: 'localhost',
  port: 1,
  username: 'ada',
  password: 'a password',
  sender_name: 'Demo',
  sender_email: 'hello@example.com',
}

it('sent emails are found by recipient, type and status, by pages, each with its content while it is kept', async () => {
  const service = await createTestService()
  const sendTest = (name: string, config?: typeof nothingListens) =>
    service.must('POST /internal/send-test-email', {
      ...admin,
      body: { recipient_email: `${name}@example.com`, ...(config && { email_config: config }) },
    })
  for (const name of ['anna.first', 'grace', 'Anna.Second']) await sendTest(name)
  await sendTest('anna.failed', nothingListens)
  await service.emailedSignInCode('anna.code@example.com')
  const list = async (query: Record<string, string> = {}) => {
    const body = await service.must('GET /internal/emails', { ...admin, query })
    const items = body.items as { id: string; to: string[]; type: string }[]
    return { body, items, names: items.map(({ to }) => to[0]?.split('@')[0]) }
  }

  const all = ['anna.code', 'anna.failed', 'anna.second', 'grace', 'anna.first']
  expect((await list()).names.map((name) => name?.toLowerCase())).toEqual(all)
  expect((await list()).items.map(({ type }) => type)).toEqual([
    'magic_link',
    ...Array(4).fill('test'),
  ])
  expect((await list({ query: 'ANNA', type: 'test', status: 'sent' })).names).toEqual([
    expect.stringMatching(/^anna.second$/i),
    'anna.first',
  ])
  expect((await list({ status: 'failed' })).names).toEqual(['anna.failed'])
  // No pattern.
  expect((await list({ query: 'anna_' })).names).toEqual([])

  const first = await list({ query: 'anna', limit: '3' })
  const cursor = first.body.pagination.next_cursor
  const second = await list({ query: 'anna', limit: '3', cursor })
  expect([...first.names, ...second.names]).toHaveLength(4)
  expect([second.names, second.body.pagination]).toEqual([['anna.first'], { next_cursor: null }])

  const read = (id = '') => service.send('GET /internal/emails/:id', { ...admin, path: { id } })
  const [withCode, failed] = (await list()).items
  expect((await read(withCode?.id)).body).toMatchObject({
    ...withCode,
    html: expect.stringContaining('<html'),
    text: expect.any(String),
  })
  // Only the development outbox keeps content.
  expect((await read(failed?.id)).body).toMatchObject({ ...failed, html: null, text: null })
  expect((await read(crypto.randomUUID())).status).toBe(404)
  await service.server.close()
})
