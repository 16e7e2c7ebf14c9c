import { eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema/index'
import { toPattern } from '../lib/to-pattern'

/** Maximum number of results for which the ids are listed. */
const few = 1000

const wholeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns whether a text is a complete id. */
export function isWholeId(text: string): boolean {
  return wholeId.test(text)
}

/** A search in the names and addresses of a project's users. */
export interface Search {
  projectId: string
  /** Part of a text, ignoring case, or a complete user id. */
  text: string
}

/**
 * Condition that a user matches, for checking users one by one.
 *
 * @see docs/decisions/110-search-by-trigrams.md
 */
export function toMatchCondition({ text }: Search): SQL | undefined {
  const pattern = toPattern(text)
  return or(
    ilike(users.displayName, pattern),
    wholeId.test(text) ? eq(users.id, text) : undefined,
    // Not `exists`, which Postgres might plan by reading all addresses first.
    sql`(select true from contact_channels
      where user_id = ${users.id} and value ilike ${pattern} limit 1)`,
  )
}

/** Condition that a user is among all matches, if a page could not be filled otherwise. */
export function toIndexCondition(search: Search): SQL {
  return sql`${users.id} in (${findByIndex(search)})`
}

/**
 * Condition that a user is among the few matches, listing their ids.
 *
 * @returns `null` if there are many.
 */
export async function findFewMatches(db: Database, search: Search): Promise<SQL | null> {
  const { rows } = await db.execute<{ id: string }>(findByIndex(search, few + 1))
  if (rows.length > few) return null
  return sql`${users.id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`
}

/** Selects the ids of the matching users, some more than once. */
function findByIndex({ projectId, text }: Search, most?: number): SQL {
  const pattern = toPattern(text)
  const id = wholeId.test(text) ? text : null
  const keys = sql`search_query(${projectId}, ${text})`
  const limit = most === undefined ? undefined : sql`limit ${most}`
  return sql`
    select id from users where project_id = ${projectId} and id = ${id}
    union all (select id from users
      where project_id = ${projectId} and search_keys(project_id, display_name) @@ ${keys}
        and display_name ilike ${pattern} ${limit})
    union all (select user_id from contact_channels
      where project_id = ${projectId} and search_keys(project_id, value) @@ ${keys}
        and value ilike ${pattern} ${limit})`
}
