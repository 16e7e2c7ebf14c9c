import { eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { users } from '../db/schema/index'

/** More than anybody pages through; of so many, a page is found soon by looking at each user. */
const few = 1000

const wholeId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The condition that a user's name or one of their addresses contains a text, in any letter case, or
 * that it is their id. When few are found by trigrams they are named; when many are, the condition is
 * for reading users in order, of which only some are looked at before a page is full.
 *
 * @see docs/decisions/110-search-by-trigrams.md
 */
export async function searchUsers(
  db: Database,
  projectId: string,
  query: string,
): Promise<SQL | undefined> {
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  const id = wholeId.test(query) ? query : null
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from users where project_id = ${projectId} and id = ${id}
    union all (select id from users
      where project_id = ${projectId} and display_name ilike ${pattern} limit ${few + 1})
    union all (select user_id from contact_channels
      where project_id = ${projectId} and value ilike ${pattern} limit ${few + 1})`)
  if (rows.length <= few) {
    return sql`${users.id} = any(${sql.param(rows.map((row) => row.id))}::uuid[])`
  }
  return or(
    ilike(users.displayName, pattern),
    id ? eq(users.id, id) : undefined,
    // Not `exists`, which Postgres might answer by reading all addresses first.
    sql`(select true from contact_channels
      where user_id = ${users.id} and value ilike ${pattern} limit 1)`,
  )
}
