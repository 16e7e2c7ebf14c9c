import type { Database } from './database'

/**
 * Runs reads that belong together in one snapshot of the database. Otherwise each statement would see what had been
 * committed by then.
 */
export function readSnapshot<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
