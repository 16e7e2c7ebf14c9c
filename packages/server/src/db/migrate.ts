import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { type PgDatabase, type PgQueryResultHKT, pgTable, text } from 'drizzle-orm/pg-core'
import type { Database } from './database'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Key of the advisory lock; an arbitrary number. */
const lockId = 7_209_114_502

/** Created by `migrate`, so it is not part of the schema that migrations are generated from. */
const schemaMigrations = pgTable('schema_migrations', { hash: text('hash').primaryKey() })

/** Any drizzle driver: the data image is created without a socket. */
interface AnyDatabase {
  transaction<Result>(
    work: (
      tx: Pick<PgDatabase<PgQueryResultHKT>, 'execute' | 'insert' | 'select'>,
    ) => Promise<Result>,
  ): Promise<Result>
}

let migrations: MigrationMeta[] | undefined

/** Returns all migrations in order. */
export function readMigrations(): MigrationMeta[] {
  migrations ??= readMigrationFiles({ migrationsFolder })
  return migrations
}

/**
 * Applies pending migrations in one transaction with an advisory lock that ends with it, so that
 * processes starting together take turns, even behind a pooler in transaction mode.
 *
 * @returns The number of applied migrations.
 */
export function migrate(db: AnyDatabase): Promise<number> {
  return retryLocks(() => applyMissing(db))
}

function applyMissing(db: AnyDatabase): Promise<number> {
  const migrations = readMigrations()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`)
    await tx.execute(
      sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
    )
    const missing = await findMissing(tx, migrations)
    if (missing.length > 0) await tx.execute(limitLockWaits)
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.insert(schemaMigrations).values({ hash: migration.hash })
    }
    return missing.length
  })
}

/**
 * Time that a statement waits for the lock of a table, in milliseconds. Writes that arrive in the
 * meantime wait behind it, and behind the locks that its transaction already holds, so it must not
 * wait for a long query such as a backup.
 */
const lockTimeoutMs = 200

/**
 * Pauses between attempts to lock a table, in milliseconds, and their number: at most three minutes
 * with the waits.
 */
const pauseMs = 1000
const maxAttempts = 150

/** Limits how long the statements of the transaction wait for locks. */
export const limitLockWaits = sql.raw(`set local lock_timeout = ${lockTimeoutMs}`)

/**
 * Runs a transaction that limits its lock waits, and repeats it until it gets the locks.
 *
 * @see docs/decisions/154-background-migrations.md
 */
export async function retryLocks<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isLockTimeout(error) || attempt === maxAttempts) throw error
      await delay(pauseMs)
    }
  }
}

/** SQLSTATE 55P03: a table stayed locked for longer than `lock_timeout`. */
function isLockTimeout(error: unknown): boolean {
  return Object(error instanceof DrizzleQueryError ? error.cause : error).code === '55P03'
}

/** Returns the number of pending migrations. Read-only. */
export async function countMissingMigrations(db: Database): Promise<number> {
  const migrations = readMigrations()
  const { rows } = await db.execute(sql`select to_regclass('schema_migrations') as present`)
  if (rows[0]?.present === null) return migrations.length
  return (await findMissing(db, migrations)).length
}

async function findMissing(
  db: Pick<PgDatabase<PgQueryResultHKT>, 'select'>,
  migrations: MigrationMeta[],
): Promise<MigrationMeta[]> {
  const rows = await db.select({ hash: schemaMigrations.hash }).from(schemaMigrations)
  const applied = new Set(rows.map((row) => row.hash))
  return migrations.filter(({ hash }) => !applied.has(hash))
}
