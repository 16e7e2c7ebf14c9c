import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError, type Pool, type PoolConfig } from 'pg'
import type { Database } from './database'
import { startPglite } from './pglite'
import { createPool, watchQueue } from './pool'
import { allowNames } from './prepared'
import * as schema from './schema/index'

/** An open database. */
export interface OpenDatabase {
  db: Database
  pool: Pool
  /** Nobody but this process can be using it. */
  isEmbedded: boolean
  close(): Promise<void>
}

/** Where to find the database. */
export interface DatabaseOptions {
  /** `postgres://…`, `memory://`, or `undefined` for the embedded one in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** Whether statements may have names, under which each connection keeps them. @default false */
  preparedStatements?: boolean
  /** Told when a pooler turns out to carry no names. */
  onNamesRefused?: () => void
  /** Told of connections that break while idle. */
  onError: (error: Error) => void
  /** Told how many wait for a connection when that goes on for seconds. */
  onQueue?: (waiting: number) => void
}

/** Opens Postgres by its URL, or starts the embedded one. `pg` is the one driver for both. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = options
  const isExternal = databaseUrl !== undefined && databaseUrl !== 'memory://'
  const embedded = isExternal ? null : await startPglite(databaseUrl ? null : dataDir)
  const config: PoolConfig = {
    ...(embedded?.connection ?? { connectionString: databaseUrl }),
    // The embedded Postgres computes one query at a time, and its socket server mixes connections up
    // when one of them has an error (docs/decisions/102-embedded-postgres.md).
    max: embedded ? 1 : 10,
    // The embedded Postgres is one session for all connections, one after the other; it would refuse
    // names that an earlier one gave to statements.
    ...(embedded && { onConnect: (client) => client.query('deallocate all') }),
    connectionTimeoutMillis: 30_000,
  }
  const pool = createPool(config, options.onError)
  // The one connection of the embedded database is always waited for.
  if (!embedded) watchQueue(pool, options.onQueue ?? (() => {}))
  const db = drizzle(pool, { schema })
  if (options.preparedStatements) allowNames(db, options.onNamesRefused ?? (() => {}))
  return {
    db,
    pool,
    isEmbedded: embedded !== null,
    async close() {
      await pool.end()
      await embedded?.stop()
    },
  }
}

/** SQLSTATE 23505: a unique index refused a row. Names the index. */
export function violatedUniqueIndex(error: unknown): string | null {
  const { code, constraint } = toDatabaseError(error)
  return code === '23505' ? (constraint ?? '') : null
}

/**
 * Postgres keeps no U+0000 in texts (SQLSTATE 22021), and in `jsonb` neither that (22P05) nor half a
 * surrogate pair (22P02, which other types share).
 */
export function isUnstorable(error: unknown): boolean {
  const { code = '', message = '' } = toDatabaseError(error)
  return ['22021', '22P05'].includes(code) || (code === '22P02' && message.includes('type json'))
}

/** SQLSTATE 54000: an indexed text may have some 2,700 bytes, more where it can be compressed. */
export function isTooLong(error: unknown): boolean {
  return toDatabaseError(error).code === '54000'
}

/** Nobody there (`ECONNREFUSED` and others), starting up (57P03), or full (53300). */
const unreachableCodes = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P03', '53300'],
]

/** What the pool says when no connection came free in time, or none could be made. */
const noConnection = 'timeout exceeded when trying to connect'

/** A statement never reached the database, so it can be asked for again. */
export function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof Error)) return false
  return (
    cause.message === noConnection ||
    ('code' in cause && unreachableCodes.includes(String(cause.code)))
  )
}

/** What the database said, also when it comes wrapped with the query. */
function toDatabaseError(error: unknown): Partial<DatabaseError> {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof DatabaseError ? cause : {}
}
