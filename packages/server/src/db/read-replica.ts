import { drizzle } from 'drizzle-orm/node-postgres'
import pLimit from 'p-limit'
import { Client, type Pool, type PoolClient } from 'pg'
import type { Logger } from 'pino'
import type { Database } from './database'
import { createPool } from './pool'
import { readPosition, waitForPosition } from './replica-position'
import * as schema from './schema/index'

/** Where reads go that may be answered by a copy of the database. */
export interface ReadReplica {
  /**
   * Reads from the replica when it has all that was written before the call, whoever wrote it; else from
   * the primary. Never fails for a reason of the replica's.
   *
   * @param work Reads and changes nothing: it may be done twice.
   */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  /** Its connections. */
  pool: Pool | null
  /** `null`: there is none. */
  state(): 'used' | 'resting' | null
  close(): Promise<void>
}

/** What a replica needs to know. */
export interface ReplicaOptions {
  url: string
  log: Logger
}

/** How long a replica that failed is left alone, in milliseconds. */
const restMs = 5000

/** A replica that hangs in the middle of an answer holds a request this long, in milliseconds. */
const queryTimeoutMs = 10_000

/** How long to wait for a connection, in milliseconds: short, as the primary is there. */
const connectTimeoutMs = 1000

/** All reads of a service without a replica. */
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
  // Whoever reads next finds out.
  const pool = createPool(config, () => {})
  const databases = new WeakMap<PoolClient, Database>()
  let restingUntil: number | null = null
  let isTryingOut = false

  async function readCopy<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const position = await readPosition(primary)
    const client = await pool.connect()
    let isSound = false
    try {
      // One transaction: a pooler or balancer in between keeps to one server for that long.
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

  function rest(reason: unknown): void {
    if (restingUntil === null) log.warn({ error: reason }, 'the read replica is not used')
    restingUntil = Date.now() + restMs
  }

  /** Beside the requests, none of which has to wait for a replica that may still be away. */
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
      // What fails at the primary, too, is the fault of the request.
      rest(fault)
      return result
    },
    state: () => (restingUntil === null ? 'used' : 'resting'),
    close: () => pool.end(),
  }
}

/** @throws when it would not be used now: it cannot be reached, is behind, or no replica at all. */
export async function checkReplica(primary: Database, url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  try {
    await client.connect()
    await waitForPosition(client, await readPosition(primary))
  } finally {
    await client.end()
  }
}

/** A connection takes one query at a time, so that those of a `Promise.all` have to take turns. */
function toDatabase(client: PoolClient): Database {
  const inTurn = pLimit(1)
  const query = (...query: Parameters<PoolClient['query']>) => inTurn(() => client.query(...query))
  // Of a client drizzle uses only this.
  return drizzle({ query } as unknown as PoolClient, { schema })
}
