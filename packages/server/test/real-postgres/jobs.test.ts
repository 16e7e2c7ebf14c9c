import PgBoss from 'pg-boss'
import { expect, it, vi } from 'vitest'
import { lanes } from '../../src/jobs/lanes'
import { as, createDatabaseUrl, startServerForTest } from '../harness'
import { startMailServer } from '../mail-server'
import { query } from './query'

/** A hundred days: longer than anything is kept that has run out. */
const laterMs = 100 * 24 * 60 * 60 * 1000

it('finds the tables of the queue as the library wants them', async () => {
  const databaseUrl = await createDatabaseUrl()
  await startServerForTest({ databaseUrl })
  const options = { migrate: false, supervise: false, schedule: false }
  const boss = new PgBoss({ connectionString: databaseUrl, ...options })
  await expect(boss.start()).resolves.toBe(boss)
  await boss.stop({ graceful: false })
})

it('does the jobs of a process that is gone', async () => {
  const smtp = await startMailServer([250], new Promise(() => {}))
  const databaseUrl = await createDatabaseUrl()
  const gone = await startServerForTest({ databaseUrl, smtpUrl: smtp.url })
  // With every slot it waits for a mail server that says nothing, and would for ever.
  const signedUp = []
  for (let slot = 0; slot < lanes.mail.slots; slot += 1) signedUp.push(await gone.signUp())
  const active = "select 1 from pgboss.job where name = 'mail' and state = 'active'"
  await vi.waitUntil(async () => (await query(databaseUrl, active)).length === lanes.mail.slots, {
    timeout: 20_000,
  })
  await query(databaseUrl, "update pgboss.job set started_on = now() - interval '1 hour'")
  const other = await startMailServer()
  await startServerForTest({ databaseUrl, smtpUrl: other.url })
  for (const { email } of signedUp) expect((await other.read(email)).to).toEqual([email])
})

it('deletes what has run out long ago, and nothing else', async () => {
  const databaseUrl = await createDatabaseUrl()
  const before = await startServerForTest({ databaseUrl })
  const { email, tokens } = await before.signUp()
  const [mail] = await before.mailsTo(email)
  const code = new URL(mail.links[0]).searchParams.get('code')
  await before.server.close()
  // Whether the first server has come to its own, nobody knows.
  await query(databaseUrl, "delete from pgboss.job where name = 'clean-up'")
  const { call } = await startServerForTest({ databaseUrl, now: () => Date.now() + laterMs })
  const codes = () => query(databaseUrl, 'select 1 from verification_codes')
  expect(await codes()).toHaveLength(1)
  const securityEvents = () => query(databaseUrl, 'select 1 from security_events')
  expect(await securityEvents()).toHaveLength(1)
  await vi.waitUntil(async () => (await codes()).length === 0, { timeout: 20_000 })
  await vi.waitUntil(async () => (await securityEvents()).length === 0, { timeout: 20_000 })
  const late = await call('POST', '/contact-channels/verify', { body: { code } })
  expect(late.body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  const headers = as('client', { refresh: tokens.refresh })
  const renewed = await call('POST', '/auth/sessions/current/refresh', { headers })
  expect(renewed.status).toBe(200)
})
