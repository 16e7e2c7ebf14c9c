import { expect, it, onTestFinished, vi } from 'vitest'
import { createPool } from '../../../src/db/pool'
import { createDatabaseUrl, startServerForTest } from '../../harness'
import { startDatabaseProxy } from '../../throwaway/database-proxy'
import { startThrowawayPair } from '../../throwaway/replica'
import { query } from '../query'

/** On a busy machine, in milliseconds. */
const waitOptions = { timeout: 30_000 }

/** Starts a server that reaches its database through a proxy. */
async function startBehindProxy(databaseUrl: string) {
  const proxy = await startDatabaseProxy(databaseUrl)
  return { ...(await startServerForTest({ databaseUrl: proxy.url })), proxy }
}

it('responds with 503 while no primary is reachable, and recovers', async () => {
  const { call, signUp, proxy } = await startBehindProxy(await createDatabaseUrl())
  const { email, password } = await signUp()
  const signIn = () => call('POST', '/auth/password/sign-in', { body: { email, password } })
  proxy.close()
  const refused = await signIn()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  proxy.open()
  expect((await signIn()).status).toBe(200)
  await signUp()
})

it('lets requests wait for a primary that is back within seconds', async () => {
  const { signUp, proxy } = await startBehindProxy(await createDatabaseUrl())
  proxy.close()
  const waiting = [signUp(), signUp()]
  await vi.waitUntil(() => proxy.countRefused() > 2, waitOptions)
  proxy.open()
  await Promise.all(waiting)
})

it('does not use a standby', async () => {
  const pair = await startThrowawayPair()
  onTestFinished(pair.stop)
  const { call, signUp, proxy } = await startBehindProxy(pair.primaryUrl)
  await signUp()
  const ready = () => call('GET', '/ready', { headers: {} })
  proxy.open(pair.replicaUrl)
  expect((await call('GET', '/projects/current')).status).toBe(503)
  expect(await ready()).toMatchObject({ status: 503, body: { status: 'database unreachable' } })
  proxy.open(pair.primaryUrl)
  expect((await ready()).status).toBe(200)
  await signUp()
})

it('closes the connections to a database that became read-only', async () => {
  const databaseUrl = await createDatabaseUrl()
  const { call, signUp } = await startServerForTest({ databaseUrl })
  const name = new URL(databaseUrl).pathname.slice(1)
  // Its connections remain writable.
  const admin = new URL(databaseUrl)
  admin.pathname = '/postgres'
  const { email, password } = await signUp()
  const signIn = () => call('POST', '/auth/password/sign-in', { body: { email, password } })
  const ready = () => call('GET', '/ready', { headers: {} })
  await query(admin.href, `alter database ${name} set default_transaction_read_only = on`)
  await query(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await vi.waitUntil(async () => (await ready()).body.status === 'database read-only', waitOptions)
  const signInAtOnce = async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, signIn))
    return responses.map(({ status }) => status)
  }
  expect(await signInAtOnce()).toEqual(Array(12).fill(503))
  await query(admin.href, `alter database ${name} reset default_transaction_read_only`)
  // Each connection that still is read-only is closed by the write that it refuses.
  const areAccepted = async () => (await signInAtOnce()).every((status) => status === 200)
  await vi.waitUntil(areAccepted, waitOptions)
  expect((await ready()).status).toBe(200)
})

it('gives up a server that does not respond, also within a transaction', async () => {
  const proxy = await startDatabaseProxy(await createDatabaseUrl())
  const pool = createPool(
    {
      connectionString: proxy.url,
      max: 1,
      connectionTimeoutMillis: 1000,
      responseTimeoutMs: 300,
    },
    () => {},
  )
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  await client.query('begin')
  // It was silent for as long before, without a query.
  client.connection.stream.emit('timeout')
  proxy.silence()
  const tooLate = 'Postgres did not respond within 0.3 s.'
  await expect(client.query('select 1')).rejects.toThrow(tooLate)
  await expect(client.query('rollback')).rejects.toThrow('not queryable')
  client.release()
  await expect(pool.query('select 1')).rejects.toThrow('timeout')
  proxy.open()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('keeps a connection that is idle for longer than that', async () => {
  const pool = createPool(
    {
      connectionString: await createDatabaseUrl(),
      max: 1,
      connectionTimeoutMillis: 60_000,
      responseTimeoutMs: 60_000,
    },
    () => {},
  )
  onTestFinished(() => pool.end())
  const readBackend = async () => (await pool.query('select pg_backend_pid() as pid')).rows
  const before = await readBackend()
  const client = await pool.connect()
  client.release()
  // The socket reports that it has been silent for as long, each time.
  expect(client.connection.stream.emit('timeout')).toBe(true)
  expect(client.connection.stream.emit('timeout')).toBe(true)
  expect(await readBackend()).toEqual(before)
})

it('reports no connection that Postgres ends while the pool closes', async () => {
  const onIdleError = vi.fn()
  const connectionString = await createDatabaseUrl()
  const pool = createPool(
    { connectionString, max: 1, connectionTimeoutMillis: 60_000 },
    onIdleError,
  )
  const client = await pool.connect()
  client.release()
  const closed = pool.end()
  client.emit('error', new Error('terminating connection due to administrator command'))
  await closed
  expect(onIdleError).not.toHaveBeenCalled()
})
