import { DrizzleQueryError } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import type { Database } from './database'

/** A drizzle query that was not executed yet. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
  toSQL(): { sql: string }
}

/** Databases that support named statements, with the callback for when they turn out not to. */
const withNames = new WeakMap<Database, () => void>()

/**
 * Enables named prepared statements on a database. Not every pooler supports them.
 *
 * @param onRefused Called if the pooler does not; from then on statements have no names.
 */
export function allowNames(db: Database, onRefused: () => void): void {
  withNames.set(db, onRefused)
}

/**
 * SQLSTATE 42P05 and 26000: a pooler switched connections, so the name exists already or is
 * unknown. The statement had no effect.
 */
export function isNameRefused(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return ['42P05', '26000'].includes(Object(cause).code)
}

/**
 * Creates a query that is built once per database and, where names are allowed, planned once per
 * connection. In a transaction it runs without a name.
 *
 * @param name Name of the statement in Postgres, followed by a hash of its text, because processes
 * of two versions may share a connection.
 * @see docs/decisions/108-prepared-statements.md
 */
export function createPrepared<Result>(
  name: string,
  build: (db: Database) => Preparable<Result>,
): (db: Database, values: Record<string, unknown>) => Promise<Result> {
  const byDatabase = new WeakMap<Database, ReturnType<Preparable<Result>['prepare']>>()

  function prepare(db: Database) {
    const query = build(db)
    const prepared = query.prepare(
      withNames.has(db) ? `${name}_${hashToken(query.toSQL().sql).slice(0, 8)}` : '',
    )
    byDatabase.set(db, prepared)
    return prepared
  }

  return async (db, values) => {
    try {
      return await (byDatabase.get(db) ?? prepare(db)).execute(values)
    } catch (error) {
      if (!isNameRefused(error)) throw error
      withNames.get(db)?.()
      withNames.delete(db)
      return prepare(db).execute(values)
    }
  }
}
