import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError, type Pool } from 'pg'
import { findDataImage } from './data-image'
import type { Database } from './database'
import { type EmbeddedPostgres, startPglite } from './embedded/pglite'
import type { FairPool, FairPoolConfig } from './fair-pool'
import { createPool, watchQueue } from './pool'
import { allowNames } from './prepared'
import * as schema from './schema/index'
import { requirePrimary } from './watch-connection'

/** Database and pool, with the share of connections of one owner. */
export interface DatabaseShare {
  db: Database
  pool: Pool
}

/** An open database. Its own share is that of background work. */
export interface OpenDatabase extends DatabaseShare {
  pool: FairPool
  /**
   * Returns the share of a project, whose queries delay only itself. Projects that were not admitted
   * have one share together, so that made-up ids do not get one each.
   */
  shareOf(projectId: string): DatabaseShare
  /** Gives an existing project a share of its own. */
  admit(projectId: string): void
  /** Whether the database is PGlite in this process, which no other process can use. */
  isEmbedded: boolean
  /** Runs statements that may take minutes, such as migrations, on a connection of their own. */
  runLong<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
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

/** Owner of the share of projects that were not admitted; no project has this id. */
const notAdmitted = '?'

/** Opens Postgres by URL or starts the embedded database. Both use the driver `pg`. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = options
  const isExternal = databaseUrl !== undefined && databaseUrl !== 'memory://'
  const embedded = isExternal
    ? null
    : await startPglite(databaseUrl ? null : dataDir, findDataImage)
  const config = embedded ? toEmbeddedConfig(embedded) : toExternalConfig(databaseUrl)
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
  const admitted = new Set<string>()
  return {
    db: toDatabase(pool),
    pool,
    shareOf(projectId) {
      const share = pool.shareOf(admitted.has(projectId) ? projectId : notAdmitted)
      const known = shares.get(share) ?? { db: toDatabase(share), pool: share }
      shares.set(share, known)
      return known
    },
    admit: (projectId) => void admitted.add(projectId),
    isEmbedded: embedded !== null,
    async runLong(work) {
      if (embedded) return work(toDatabase(pool))
      const long = createPool({ ...config, max: 1, responseTimeoutMs: undefined }, options.onError)
      try {
        return await work(drizzle(long, { schema }))
      } finally {
        await long.end()
      }
    },
    async close() {
      await pool.end()
      await embedded?.stop()
    },
  }
}

/** Returns the configuration of the pool for a Postgres server. */
function toExternalConfig(connectionString: string | undefined): FairPoolConfig {
  return {
    connectionString,
    max: 10,
    connectionTimeoutMillis: 30_000,
    openTimeoutMs: 5000,
    outageTimeoutMs: 5000,
    responseTimeoutMs: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: requirePrimary,
  }
}

/** Returns the configuration of the pool for the embedded Postgres. */
function toEmbeddedConfig({ connection }: Pick<EmbeddedPostgres, 'connection'>): FairPoolConfig {
  return {
    ...connection,
    // It runs one query at a time, and its socket server confuses connections after an error
    // (docs/decisions/102-embedded-postgres.md).
    max: 1,
    // All connections share one session, which would refuse statement names of an earlier
    // connection.
    onConnect: (client) => client.query('deallocate all'),
    connectionTimeoutMillis: 30_000,
  }
}

/** Returns the name of the violated unique index (SQLSTATE 23505), if any. */
export function violatedUniqueIndex(error: unknown): string | null {
  const { code, constraint } = toDatabaseError(error)
  return code === '23505' ? (constraint ?? '') : null
}

/** Returns whether a row refers to one that a concurrent request deleted (SQLSTATE 23503). */
export function isMissingReference(error: unknown): boolean {
  return toDatabaseError(error).code === '23503'
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

/** Returns the database error, unwrapping the error of the query. */
function toDatabaseError(error: unknown): Partial<DatabaseError> {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof DatabaseError ? cause : {}
}
