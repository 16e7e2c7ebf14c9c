import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError, type Pool } from 'pg'
import type { Database } from './database'
import { type FairPool, type FairPoolConfig, noConnection } from './fair-pool'
import { startPglite } from './pglite'
import { createPool, watchQueue } from './pool'
import { allowNames } from './prepared'
import * as schema from './schema/index'

/** Database and pool, with the share of connections of one owner. */
export interface DatabaseShare {
  db: Database
  pool: Pool
}

/** An open database. Its own share is that of background work. */
export interface OpenDatabase extends DatabaseShare {
  pool: FairPool
  /** Returns the share of a project, whose queries delay only itself. Unknown ids are harmless. */
  shareOf(projectId: string): DatabaseShare
  /** Whether the database is PGlite in this process, which no other process can use. */
  isEmbedded: boolean
  close(): Promise<void>
}

/** Location of the database. */
export interface DatabaseOptions {
  /** `postgres://…`, `memory://`, or `undefined` for the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** Whether to use named prepared statements. @default false */
  preparedStatements?: boolean
  /** Called if a pooler does not support prepared statements. */
  onNamesRefused?: () => void
  /** Called for connections that break while idle. */
  onError: (error: Error) => void
  /** Called with the number of waiting queries if the pool is exhausted for seconds. */
  onQueue?: (waiting: number) => void
}

/** Opens Postgres by URL or starts the embedded database. Both use the driver `pg`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = options
  const isExternal = databaseUrl !== undefined && databaseUrl !== 'memory://'
  const embedded = isExternal ? null : await startPglite(databaseUrl ? null : dataDir)
  const config: FairPoolConfig = {
    ...(embedded?.connection ?? { connectionString: databaseUrl }),
    // The embedded Postgres runs one query at a time, and its socket server confuses connections
    // after an error (docs/decisions/102-embedded-postgres.md).
    max: embedded ? 1 : 10,
    // The embedded Postgres has one session for all connections, and would refuse statement names
    // of an earlier one.
    ...(embedded && { onConnect: (client) => client.query('deallocate all') }),
    connectionTimeoutMillis: 30_000,
  }
  const pool = createPool(config, options.onError)
  // Waiting for the only connection of the embedded database is normal.
  if (!embedded) watchQueue(pool, options.onQueue ?? (() => {}))
  let hasNames = options.preparedStatements === true
  const toDatabase = (share: Pool): Database => {
    const db = drizzle(share, { schema })
    if (!hasNames) return db
    allowNames(db, () => {
      if (hasNames) options.onNamesRefused?.()
      hasNames = false
    })
    return db
  }
  const shares = new WeakMap<Pool, DatabaseShare>()
  return {
    db: toDatabase(pool),
    pool,
    shareOf(projectId) {
      const share = pool.shareOf(projectId)
      const known = shares.get(share) ?? { db: toDatabase(share), pool: share }
      shares.set(share, known)
      return known
    },
    isEmbedded: embedded !== null,
    async close() {
      await pool.end()
      await embedded?.stop()
    },
  }
}

/** Returns the name of the violated unique index (SQLSTATE 23505), if any. */
export function violatedUniqueIndex(error: unknown): string | null {
  const { code, constraint } = toDatabaseError(error)
  return code === '23505' ? (constraint ?? '') : null
}

/**
 * Returns whether Postgres cannot store a text: U+0000 (SQLSTATE 22021; 22P05 in `jsonb`) or half a
 * surrogate pair in `jsonb` (22P02, which other types share).
 */
export function isUnstorable(error: unknown): boolean {
  const { code = '', message = '' } = toDatabaseError(error)
  return ['22021', '22P05'].includes(code) || (code === '22P02' && message.includes('type json'))
}

/**
 * Returns whether an indexed text is too long (SQLSTATE 54000): the limit is about 2,700 bytes,
 * more if compressible.
 */
export function isTooLong(error: unknown): boolean {
  return toDatabaseError(error).code === '54000'
}

/**
 * Not reachable (`ECONNREFUSED` and others), starting up (57P03), or too many connections (53300).
 */
const unreachableCodes = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['57P03', '53300'],
]

/** Returns whether a statement never reached the database, so it can be retried. */
export function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof Error)) return false
  return (
    cause.message === noConnection ||
    ('code' in cause && unreachableCodes.includes(String(cause.code)))
  )
}

/** Returns the database error, unwrapping the error of the query. */
function toDatabaseError(error: unknown): Partial<DatabaseError> {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof DatabaseError ? cause : {}
}
