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
