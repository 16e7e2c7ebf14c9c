import { FairPool, type FairPoolConfig } from './fair-pool'
import { watchConnection } from './watch-connection'

/**
 * Creates a connection pool. A broken connection never ends the process.
 *
 * @param onIdleError Called for connections that break while idle, unless the pool is closing. The pool replaces them.
 */
export function createPool(config: FairPoolConfig, onIdleError: (error: Error) => void): FairPool {
  const pool = new FairPool(config)
  pool.on('error', (error) => {
    // Closing does not wait until Postgres has closed the connections.
    if (pool.ending) return
    // `pg` adds the connection with its settings and statements, which would be logged.
    Reflect.deleteProperty(error, 'client')
    onIdleError(error)
  })
  // The pool listens to idle connections only. Errors of a connection in use reject its query.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    watchConnection(client, config.responseTimeoutMs)
  })
  return pool
}

/** Interval of the checks, in milliseconds. */
const intervalMs = 1000
/** Consecutive checks with waiting queries before the first report, and between reports. */
const checksBeforeFirst = 3
const checksBetween = 60

/** Reports the number of waiting queries if some have been waiting for seconds. */
export function watchQueue(pool: FairPool, onQueue: (waiting: number) => void): void {
  let checks = 0
  const timer = setInterval(() => {
    if (pool.ending) return clearInterval(timer)
    checks = pool.waiting > 0 ? checks + 1 : 0
    if (checks % checksBetween === checksBeforeFirst) onQueue(pool.waiting)
  }, intervalMs)
  timer.unref()
}
