import type { Database } from '../../db/database'

/** Ends a transaction without changing anything. */
class Undone extends Error {}

/** Runs a transaction, whose changes are kept only if its work returns `true`. */
export async function keepIf(
  db: Database,
  work: (tx: Database) => Promise<boolean>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      if (!(await work(tx))) throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}
