import { eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { users } from '../db/schema/index'

/** More than anybody pages through. */
const few = 1000

const wholeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A text looked for in the names and addresses of a project's users. */
export interface Search {
  projectId: string
  /** In any letter case; or the whole id of a user. */
  text: string
}

/**
 * The condition that a user is found, for looking at one user after the other.
 *
 * @see docs/decisions/110-search-by-trigrams.md
 */
export function isFound({ text }: Search): SQL | undefined {
  const pattern = toPattern(text)
  return or(
    ilike(users.displayName, pattern),
    wholeId.test(text) ? eq(users.id, text) : undefined,
    // Not `exists`, which Postgres might answer by reading all addresses first.
    sql`(select true from contact_channels
      where user_id = ${users.id} and value ilike ${pattern} limit 1)`,
  )
}

/** The condition that a user is among all found, for a page that nothing else has filled. */
export function isAmongFound(search: Search): SQL {
  return sql`${users.id} in (${findByIndex(search)})`
}

/**
 * The condition that a user is among the few found, which it names.
 *
 * @returns `null` when many are found.
 */
export async function isAmongFewFound(db: Database, search: Search): Promise<SQL | null> {
  const { rows } = await db.execute<{ id: string }>(findByIndex(search, few + 1))
  if (rows.length > few) return null
  return sql`${users.id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`
}

/** Ids of the users found; some more than once. */
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

function toPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
