import { drizzle } from 'drizzle-orm/node-postgres'
import pLimit from 'p-limit'
import { Client, type Pool, type PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { Database } from './database'
import { createPool } from './pool'
import { readPosition, waitForPosition } from './replica-position'
import * as schema from './schema/index'

/** Runs reads on a copy of the database. */
export interface ReadReplica {
  /**
   * Reads from the replica if it has replayed everything that was written before the call;
   * otherwise from the primary. Failures of the replica are never visible.
   *
   * @param work Read-only; may run twice.
   */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  /** Connections to the replica, if any. */
  pool: Pool | null
  /** `null`: none is configured. */
  state(): 'used' | 'resting' | null
  close(): Promise<void>
}

/** Options of a read replica. */
export interface ReplicaOptions {
  url: string
  log: Logger
}

/** Time that a failed replica is not used, in milliseconds. */
const restMs = 5000

/** Timeout of a query on the replica, in milliseconds. */
const queryTimeoutMs = 10_000

/** Timeout of connecting, in milliseconds. Short, because the primary is available. */
const connectTimeoutMs = 1000

/** Reads from the primary, for a service without a replica. */
export function withoutReplica(primary: Database): ReadReplica {
  return { read: (work) => work(primary), pool: null, state: () => null, async close() {} }
}

/** @see docs/decisions/117-read-replicas-by-log-position.md */
export function createReadReplica(primary: Database, { url, log }: ReplicaOptions): ReadReplica {
  const config = {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
  }
  // The next read reports the problem.
  const pool = createPool(config, () => {})
  const readCopy = createCopyReader(primary, pool)
  let restingUntil: number | null = null
  let isTryingOut = false

  function rest(reason: unknown): void {
    if (restingUntil === null) log.warn({ error: reason }, 'the read replica is not used')
    restingUntil = Date.now() + restMs
  }

  /** Runs in the background, so that no request waits for an unavailable replica. */
  async function tryOut(): Promise<void> {
    if (isTryingOut) return
    isTryingOut = true
    try {
      await readCopy(async () => {})
      restingUntil = null
      log.info('the read replica is used again')
    } catch (error) {
      rest(error)
    } finally {
      isTryingOut = false
    }
  }

  return {
    pool,
    async read(work) {
      if (restingUntil !== null) {
        if (Date.now() >= restingUntil) void tryOut()
        return work(primary)
      }
      let fault: unknown
      try {
        return await readCopy(work)
      } catch (error) {
        fault = error
      }
      const result = await work(primary)
      // Not reached if the primary fails, too: then the request is at fault, not the replica.
      rest(fault)
      return result
    },
    state: () => (restingUntil === null ? 'used' : 'resting'),
    close: () => pool.end(),
  }
}

/** Creates a function that reads from the replica once it has replayed all earlier writes. */
function createCopyReader(primary: Database, pool: Pool) {
  const databases = new WeakMap<PoolClient, Database>()

  return async <Result>(work: (db: Database) => Promise<Result>): Promise<Result> => {
    const position = await readPosition(primary)
    const client = await pool.connect()
    let isSound = false
    try {
      // One transaction, so that a pooler or load balancer keeps using one server.
      await client.query('begin read only')
      await waitForPosition(client, position)
      const database = databases.get(client) ?? toDatabase(client)
      databases.set(client, database)
      const result = await work(database)
      await client.query('commit')
      isSound = true
      return result
    } finally {
      client.release(!isSound)
    }
  }
}

/** @throws if the replica would not be used: unreachable, behind, or not a replica. */
export async function checkReplica(primary: Database, url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  try {
    await client.connect()
    await waitForPosition(client, await readPosition(primary))
  } finally {
    await client.end()
  }
}

/** A connection runs one query at a time, so concurrent queries are serialized. */
function toDatabase(client: PoolClient): Database {
  const inTurn = pLimit(1)
  const query = (...query: Parameters<PoolClient['query']>) => inTurn(() => client.query(...query))
  // The only method of a client that drizzle uses.
  return drizzle({ query } as unknown as PoolClient, { schema })
}
