import { DrizzleQueryError } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import type { Database } from './database'

/** A query of drizzle's before it is run. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
  toSQL(): { sql: string }
}

/** Where statements may have names, with who hears that they cannot. */
const withNames = new WeakMap<Database, () => void>()

/**
 * Lets the statements of a database have names, which not every pooler can carry.
 *
 * @param onRefused A pooler cannot: from now on statements have none.
 */
export function allowNames(db: Database, onRefused: () => void): void {
  withNames.set(db, onRefused)
}

/**
 * SQLSTATE 42P05 and 26000: a pooler gave this connection to others, where the name was theirs, or gave
 * us another one, where nobody knows it. Nothing was done then.
 */
export function isNameRefused(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return ['42P05', '26000'].includes(Object(cause).code)
}

/**
 * A query of every request: put together once for a database and, where names are allowed, planned
 * once for a connection. In a transaction it is as any other.
 *
 * @param name Of the statement in Postgres, beside a hash of its text: processes of two versions may
 * share a connection.
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
