import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './client'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program on this database uses for the same purpose. */
const lockId = 7_209_114_502

/**
 * Brings the tables up to date. All in one transaction under a lock that ends with it, so that
 * processes starting together take turns, also behind a pooler that gives each transaction another
 * connection.
 */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`)
    await tx.execute(
      sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
    )
    const { rows } = await tx.execute<{ hash: string }>(sql`select hash from schema_migrations`)
    const applied = new Set(rows.map((row) => row.hash))
    for (const migration of migrations) {
      if (applied.has(migration.hash)) continue
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`)
    }
  })
}
