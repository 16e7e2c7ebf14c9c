import { type SQL, sql } from 'drizzle-orm'
import type { Database } from './database'
import { deletedItems, type ListWithIds, teams, users } from './schema/index'

/** An item that has just been deleted from a list. */
interface DeletedItem {
  projectId: string
  list: ListWithIds
  id: string
  /** Its sort key: when the user signed up, or the team was created. */
  sortedBy: Date
}

/** Keeps the position of a deleted item, for readers whose next page begins with it. */
export async function keepPosition(tx: Database, item: DeletedItem): Promise<void> {
  const { sortedBy } = item
  // An import may have created an item again that has the id of a deleted one.
  await tx
    .insert(deletedItems)
    .values(item)
    .onConflictDoUpdate({
      target: [deletedItems.projectId, deletedItems.list, deletedItems.id],
      set: { sortedBy, deletedAt: sql`excluded.deleted_at` },
    })
}

const sources = {
  users: { table: users, sortedBy: users.signedUpAt },
  teams: { table: teams, sortedBy: teams.createdAt },
}

/**
 * Selects the sort key and id of an item, also for some days after its deletion. Nothing for an unknown id: a comparison
 * with it is never true, so the page is empty.
 */
export function selectPosition(projectId: string, list: ListWithIds, id: string): SQL {
  const { table, sortedBy } = sources[list]
  return sql`(
    select ${sql.identifier(sortedBy.name)}, id from ${table} where id = ${id} and project_id = ${projectId}
    union all
    select sorted_by, id from ${deletedItems}
    where project_id = ${projectId} and list = ${list} and id = ${id}
    limit 1)`
}

/**
 * Returns the cursor of an item whose position it contains, so that it stays valid if the item is deleted. Opaque to
 * clients.
 */
export function toCursor(at: Date, id: string | number): string {
  return `${at.getTime()}-${id}`
}

/**
 * Reads a cursor that the contract has validated.
 *
 * @returns `at` is the time of the position, or `null` if the cursor is only the id of an item.
 */
export function parseCursor(cursor: string): { at: SQL | null; id: string } {
  const [, millis, id] = /^(\d+)-(\d+|.{36})$/.exec(cursor) ?? []
  if (millis === undefined || id === undefined) return { at: null, id: cursor }
  return { at: sql`to_timestamp(${millis}::double precision / 1000)::timestamptz(3)`, id }
}
