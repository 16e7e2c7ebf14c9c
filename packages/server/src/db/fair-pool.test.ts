import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './client'
import { findDataImage } from './data-image'
import { type EmbeddedPostgres, startPglite } from './embedded/pglite'
import { FairPool } from './fair-pool'

let postgres: EmbeddedPostgres
beforeAll(async () => {
  postgres = await startPglite(null, findDataImage)
})
afterAll(() => postgres.stop())

/** Opens a pool with one connection. */
function openPool(options: { timeoutMs?: number; port?: number } = {}) {
  const { timeoutMs = 5000, ...connection } = options
  const pool = new FairPool({
    ...postgres.connection,
    ...connection,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  onTestFinished(async () => {
    if (!pool.ending) await pool.end()
  })
  return pool
}

describe('a fair pool', () => {
  it('gives the next free connection to the project with the fewest', async () => {
    const pool = openPool()
    const order: string[] = []
    const ask = async (owner: string) => {
      await pool.shareOf(owner).query('select 1')
      order.push(owner)
    }
    await Promise.all([...'aaaaaaaa', ...'bbb'].map(ask))
    // The first request of each finds the connection free or the queue empty.
    expect(order.indexOf('b')).toBeLessThanOrEqual(2)
    expect(order.slice(0, 8).filter((owner) => owner === 'b')).toHaveLength(3)
    expect(order).toHaveLength(11)
  })

  it('keeps a connection for a transaction', async () => {
    const pool = openPool()
    const client = await pool.shareOf('a').connect()
    const other = pool.shareOf('b').query("select 'after' as at")
    await client.query('select 1')
    expect(pool.waiting).toBe(1)
    client.release()
    expect((await other).rows).toEqual([{ at: 'after' }])
    expect(pool.waiting).toBe(0)
  })

  it('gives a new project the share of the least recently used one', () => {
    const pool = openPool()
    const shares = Array.from({ length: 64 }, (_, index) => pool.shareOf(`project ${index}`))
    expect(new Set(shares).size).toBe(64)
    expect(pool.shareOf('project 0')).toBe(shares[0])
    expect(pool.shareOf('project 64')).toBe(shares[1])
    expect(pool.shareOf('project 1')).toBe(shares[2])
    expect(pool.shareOf('project 0')).toBe(shares[0])
  })

  it('gives all projects that do not exist one share, whatever a visitor names', async () => {
    const url = 'postgres://localhost/never_opened'
    const database = await openDatabase({ databaseUrl: url, dataDir: '', onError() {} })
    onTestFinished(() => database.close())
    database.admit('known')
    const known = database.shareOf('known')
    const unknown = Array.from({ length: 100 }, (_, index) => database.shareOf(`made up ${index}`))
    expect(new Set(unknown).size).toBe(1)
    expect(unknown).not.toContain(known)
    expect(database.shareOf('known')).toBe(known)
  })

  it('rejects a request that waited too long, and serves later ones', async () => {
    const pool = openPool({ timeoutMs: 200 })
    const client = await pool.connect()
    await expect(pool.shareOf('a').query('select 1')).rejects.toThrow(
      'timeout exceeded when trying to connect',
    )
    expect(pool.waiting).toBe(0)
    const next = pool.shareOf('a').query('select 1')
    client.release()
    expect((await next).rowCount).toBe(1)
  })

  it('replaces a broken connection', async () => {
    const pool = openPool()
    const client = await pool.connect()
    const next = pool.query('select 1')
    client.release(true)
    expect((await next).rowCount).toBe(1)
  })

  it('rejects each request while the database is unreachable', async () => {
    const pool = openPool({ port: 1 })
    const requests = Array.from({ length: 50 }, (_, index) =>
      pool.shareOf(String(index % 3)).query('select 1'),
    )
    const results = await Promise.allSettled(requests)
    expect(results.every(({ status }) => status === 'rejected')).toBe(true)
    expect(pool.waiting).toBe(0)
  })

  it('rejects all waiting requests when it ends', async () => {
    const pool = openPool()
    const client = await pool.connect()
    const waiting = Promise.allSettled(Array.from({ length: 20_000 }, () => pool.query('select 1')))
    const ended = pool.end()
    expect(pool.waiting).toBe(20_000)
    client.release()
    await ended
    const results = await waiting
    expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([])
  })
})
