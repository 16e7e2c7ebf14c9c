import { Pool, type PoolConfig } from 'pg'

/**
 * A pool of connections, none of which ends the process by breaking.
 *
 * @param onIdleError Told of those that break while nobody uses them; the pool replaces them.
 */
export function createPool(config: PoolConfig, onIdleError: (error: Error) => void): Pool {
  const pool = new Pool(config)
  pool.on('error', onIdleError)
  // The pool listens to idle connections only. Whoever has one hears of it by the query that fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** How often a pool is looked at, in milliseconds. */
const lookMs = 1000
/** Looks in a row that find somebody waiting, before the first word and between words. */
const looksBeforeFirst = 3
const looksBetween = 60

/** Tells how many wait for a connection when somebody has been waiting for seconds. */
export function watchQueue(pool: Pool, onQueue: (waiting: number) => void): void {
  let looks = 0
  const timer = setInterval(() => {
    if (pool.ending) return clearInterval(timer)
    looks = pool.waitingCount > 0 ? looks + 1 : 0
    if (looks % looksBetween === looksBeforeFirst) onQueue(pool.waitingCount)
  }, lookMs)
  timer.unref()
}
