import PgBoss from 'pg-boss'
import { expect, it, vi } from 'vitest'
import { as, createDatabaseUrl, startServerForTest } from '../../harness'
import { makeFolder, startAppServer } from '../../run-app-server'
import { startMailServer } from '../../stand-ins/mail-server'
import { waitOptions } from '../../wait-options'
import { query } from '../query'

/** A hundred days: longer than any expired row is kept. */
const laterMs = 100 * 24 * 60 * 60 * 1000

it('finds the queue tables as the library expects them', async () => {
  const databaseUrl = await createDatabaseUrl()
  await startServerForTest({ databaseUrl })
  const options = { migrate: false, supervise: false, schedule: false }
  const boss = new PgBoss({ connectionString: databaseUrl, ...options })
  await expect(boss.start()).resolves.toBe(boss)
  await boss.stop({ graceful: false })
})

it('runs the jobs of a process that ended', async () => {
  const silent = await startMailServer([250], new Promise(() => {}))
  const databaseUrl = await createDatabaseUrl()
  const env = { DATABASE_URL: databaseUrl, APP_SMTP_URL: silent.url, APP_RATE_LIMITS: 'off' }
  const dataDir = await makeFolder()
  const gone = await startAppServer(dataDir, env)
  const { email } = await gone.signUp()
  await silent.reached
  gone.program.kill('SIGKILL')
  await gone.ended
  // Only the clock shows that its process is gone.
  const age = "update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'"
  expect(await query(databaseUrl, `${age} returning name`)).toEqual([{ name: 'mail' }])
  const smtp = await startMailServer()
  await startServerForTest({ databaseUrl, dataDir, smtpUrl: smtp.url })
  expect((await smtp.read(email)).to).toEqual([email])
})

it('sends one email when a job that adds it runs twice', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { signUp, emailsTo, idle } = await startServerForTest({ databaseUrl })
  const { email } = await signUp()
  await emailsTo(email)
  await idle()
  // As if its process had ended before it could mark the job as done.
  const again = `update pgboss.job set state = 'retry', completed_on = null
    where state = 'completed' and data->>'kind' = 'verification-mail' returning name`
  expect(await query(databaseUrl, again)).toHaveLength(1)
  await idle()
  expect(await emailsTo(email)).toHaveLength(1)
})

it('sends no second code when the process of both jobs of an email ended', async () => {
  const databaseUrl = await createDatabaseUrl()
  const before = await startServerForTest({ databaseUrl })
  const { email } = await before.signUp()
  await before.emailsTo(email)
  await before.idle()
  await before.server.close()
  // As if it had ended while it sent the email, before it could mark the job that added it as done.
  const interrupt = `update pgboss.job set state = 'active', completed_on = null,
    started_on = now() - interval '1 hour' where name = 'mail' returning data->>'kind' as kind`
  const kinds = (await query(databaseUrl, interrupt)).map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['mail', 'verification-mail'])
  const { emailsTo } = await startServerForTest({ databaseUrl })
  const open =
    "select from pgboss.job where name in ('mail', 'interrupted') and state <> 'completed'"
  const isDone = async () => (await query(databaseUrl, open)).length === 0
  await vi.waitUntil(isDone, waitOptions)
  const links = (await emailsTo(email)).map((message: { links: string[] }) => message.links[0])
  expect(new Set(links).size).toBe(1)
})

it('deletes rows that expired long ago, and no others', async () => {
  const databaseUrl = await createDatabaseUrl()
  const before = await startServerForTest({ databaseUrl })
  const { email, tokens } = await before.signUp()
  const [message] = await before.emailsTo(email)
  const code = new URL(message.links[0]).searchParams.get('code')
  await before.server.close()
  // Whether the first server has completed its own is unknown.
  await query(databaseUrl, "delete from pgboss.job where name = 'clean-up'")
  const { call } = await startServerForTest({ databaseUrl, now: () => Date.now() + laterMs })
  const codes = () => query(databaseUrl, 'select 1 from verification_codes')
  expect(await codes()).toHaveLength(1)
  const securityEvents = () => query(databaseUrl, 'select 1 from security_events')
  expect(await securityEvents()).toHaveLength(1)
  const knownAddresses = () => query(databaseUrl, 'select 1 from known_addresses')
  expect(await knownAddresses()).toHaveLength(1)
  await vi.waitUntil(async () => (await codes()).length === 0, waitOptions)
  await vi.waitUntil(async () => (await securityEvents()).length === 0, waitOptions)
  await vi.waitUntil(async () => (await knownAddresses()).length === 0, waitOptions)
  const late = await call('POST', '/contact-channels/verify', { body: { code } })
  expect(late.body.code).toBe('VERIFICATION_CODE_NOT_FOUND')
  const headers = as('client', { refresh: tokens.refresh })
  const refreshed = await call('POST', '/auth/sessions/current/refresh', { headers })
  expect(refreshed.status).toBe(200)
})
