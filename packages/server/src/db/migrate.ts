import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { type PgDatabase, type PgQueryResultHKT, pgTable, text } from 'drizzle-orm/pg-core'
import type { Database } from './database'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program on this database uses for the same purpose. */
const lockId = 7_209_114_502

/** Written by `migrate` itself, so it is no part of the schema that migrations are made from. */
const schemaMigrations = pgTable('schema_migrations', { hash: text('hash').primaryKey() })

/** By whichever driver: the image of an embedded database is made without a socket. */
interface AnyDatabase {
  transaction<Result>(
    work: (
      tx: Pick<PgDatabase<PgQueryResultHKT>, 'execute' | 'insert' | 'select'>,
    ) => Promise<Result>,
  ): Promise<Result>
}

/** All migrations, in their order. */
export function readMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder })
}

/**
 * Brings the tables up to date. All in one transaction under a lock that ends with it, so that
 * processes starting together take turns, also behind a pooler that gives each transaction another
 * connection.
 *
 * @returns How many migrations were missing.
 */
export async function migrate(db: AnyDatabase): Promise<number> {
  const migrations = readMigrations()
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`)
    await tx.execute(
      sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
    )
    const missing = await findMissing(tx, migrations)
    for (const migration of missing) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.insert(schemaMigrations).values({ hash: migration.hash })
    }
    return missing.length
  })
}

/** How many migrations the tables lack. Changes nothing. */
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
