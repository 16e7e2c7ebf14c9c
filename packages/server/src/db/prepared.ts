import type { Database } from './client'

/** A query of drizzle's before it is run. */
interface Preparable<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> }
}

const withNames = new WeakSet<Database>()

/** Lets the statements of a database have names, which not every pooler can carry. */
export function allowNames(db: Database): void {
  withNames.add(db)
}

/**
 * A query of every request: put together once for a database and, where names are allowed, planned
 * once for a connection. In a transaction it is as any other.
 *
 * @param name Of the statement in Postgres; no other may have it.
 * @see docs/decisions/108-prepared-statements.md
 */
export function createPrepared<Result>(
  name: string,
  build: (db: Database) => Preparable<Result>,
): (db: Database, values: Record<string, unknown>) => Promise<Result> {
  const byDatabase = new WeakMap<Database, ReturnType<Preparable<Result>['prepare']>>()
  return (db, values) => {
    const query = byDatabase.get(db) ?? build(db).prepare(withNames.has(db) ? name : '')
    byDatabase.set(db, query)
    return query.execute(values)
  }
}
