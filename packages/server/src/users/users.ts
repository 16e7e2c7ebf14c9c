import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { selectPosition } from '../db/list-positions'
import { createPrepared } from '../db/prepared'
import { mustVerifyEmail, type teams, users } from '../db/schema/index'
import { asTable } from '../lib/as-table'
import { toFilterCondition, type UserFilters } from './filters'
import { findFewMatches, toIndexCondition, toMatchCondition } from './search'

/** A user with everything that the wire form contains. */
export interface User {
  row: typeof users.$inferSelect
  primaryEmail: { value: string; isVerified: boolean; usedForAuth: boolean } | null
  /** Whether the user must verify their email address before anything else. */
  mustVerifyEmail: boolean
  hasPassword: boolean
  /** Null: there is no password, or the time is unknown. */
  passwordChangedAt: Date | null
  hasOtp: boolean
  hasPasskey: boolean
  oauthProviders: { id: string; account_id: string; email: string | null }[]
  selectedTeam: typeof teams.$inferSelect | null
}

type Heavy = 'clientMetadata' | 'clientReadOnlyMetadata' | 'serverMetadata' | 'profileImageUrl'

/** A user without the columns that may be large: metadata, profile image and selected team. */
export interface LightUser extends Omit<User, 'row' | 'selectedTeam'> {
  row: Omit<User['row'], Heavy>
}

/** Not `exists`: in a list, Postgres would read the whole table for it. */
function has(table: 'passwords' | 'otp_methods' | 'passkeys'): SQL<boolean> {
  return sql`(select true from ${sql.identifier(table)} where user_id = users.id limit 1) is not null`
}

/**
 * Columns of a `User` in a query of `users`. Subqueries, because joins would take Postgres longer
 * to plan than to run, and a list would read all of the tables.
 */
export const userParts = {
  row: users,
  primaryEmail: sql<User['primaryEmail']>`(
    select json_build_object('value', value, 'isVerified', is_verified, 'usedForAuth', used_for_auth)
    from contact_channels where user_id = users.id and type = 'email' and is_primary)`,
  mustVerifyEmail,
  hasPassword: has('passwords'),
  passwordChangedAt: sql`(
    select extract(epoch from changed_at)::float8 * 1000 from passwords where user_id = users.id)`.mapWith(
    toDate,
  ),
  hasOtp: has('otp_methods'),
  hasPasskey: has('passkeys'),
  oauthProviders: sql<User['oauthProviders']>`coalesce((
    select json_agg(json_build_object('id', provider_id, 'account_id', account_id, 'email', email)
      order by provider_id)
    from oauth_accounts where user_id = users.id), '[]')`,
  selectedTeam: sql`(
    select json_build_object('id', id, 'projectId', project_id, 'displayName', display_name,
      'profileImageUrl', profile_image_url, 'clientMetadata', client_metadata,
      'clientReadOnlyMetadata', client_read_only_metadata, 'serverMetadata', server_metadata,
      'createdAt', created_at)
    from selected_teams join teams on id = team_id where user_id = users.id)`.mapWith(toTeam),
}

/** Columns of a `LightUser` in a query of `users`. */
export const lightUserParts = {
  row: omit(getTableColumns(users), [
    'clientMetadata',
    'clientReadOnlyMetadata',
    'serverMetadata',
    'profileImageUrl',
  ]),
  primaryEmail: userParts.primaryEmail,
  mustVerifyEmail,
  hasPassword: userParts.hasPassword,
  passwordChangedAt: userParts.passwordChangedAt,
  hasOtp: userParts.hasOtp,
  hasPasskey: userParts.hasPasskey,
  oauthProviders: userParts.oauthProviders,
}

function omit<T extends object, Name extends keyof T>(object: T, names: Name[]): Omit<T, Name> {
  const copy = { ...object }
  for (const name of names) delete copy[name]
  return copy
}

function toDate(millis: number | null): Date | null {
  return millis === null ? null : new Date(Math.round(millis))
}

/** Timestamps in JSON are strings. */
function toTeam(json: typeof teams.$inferSelect | null): User['selectedTeam'] {
  return json && { ...json, createdAt: new Date(json.createdAt) }
}

const findOne = createPrepared('find_user', (db) =>
  db
    .select(userParts)
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        eq(users.projectId, sql.placeholder('projectId')),
      ),
    ),
)

/** Finds a user of a project. */
export async function findUser(
  db: Database,
  projectId: string,
  userId: string,
): Promise<User | null> {
  const [found] = await findOne(db, { userId, projectId })
  return found ?? null
}

const findOneLight = createPrepared('find_light_user', (db) =>
  db
    .select(lightUserParts)
    .from(users)
    .where(
      and(
        eq(users.id, sql.placeholder('userId')),
        eq(users.projectId, sql.placeholder('projectId')),
      ),
    ),
)

/** Finds a user of a project without the columns that may be large. */
export async function findLightUser(
  db: Database,
  projectId: string,
  userId: string,
): Promise<LightUser | null> {
  const [found] = await findOneLight(db, { userId, projectId })
  return found ?? null
}

/** Finds a user of `internal` with the projects in their server metadata. */
export async function findOwner(
  db: Database,
  userId: string,
): Promise<{
  isAnonymous: boolean
  mustVerifyEmail: boolean
  managedProjectIds: unknown[]
} | null> {
  const [found] = await db
    .select({
      isAnonymous: users.isAnonymous,
      mustVerifyEmail,
      ids: sql<unknown>`${users.serverMetadata}->'managedProjectIds'`,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.projectId, 'internal')))
  if (!found) return null
  const { ids, ...owner } = found
  return { ...owner, managedProjectIds: Array.isArray(ids) ? ids : [] }
}

/** Finds users of a project in the order of the ids. Unknown ids are omitted. */
export async function findUsers(
  db: Database,
  projectId: string,
  userIds: string[],
): Promise<User[]> {
  if (userIds.length === 0) return []
  const found = await db
    .select(userParts)
    .from(users)
    .where(and(inArray(users.id, userIds), eq(users.projectId, projectId)))
  const byId = new Map(found.map((user) => [user.row.id, user]))
  return userIds.flatMap((id) => byId.get(id) ?? [])
}

/** Filters and page of a list of users. */
export interface UserQuery extends UserFilters {
  /** Id of the first user to return. */
  cursor?: string
  /** Absent: all. */
  limit?: number
  desc?: boolean
  /** Part of a name or address, ignoring case, or a complete id. */
  query?: string
}

/** Limits on the users that a search checks in order before it uses its index. */
const peek = {
  /** Per requested result: in the first pass, and in the second if the page is not full. */
  first: 10,
  second: 90,
  /** Upper limit of the later passes. If more seem necessary to fill the page, the search uses its index. */
  most: 15_000,
  /** Safety factor of the estimate of how many fill the page. */
  reserve: 1.5,
}

/** Returns a page of users by sign-up time, and the id of the first user of the next page. */
export async function listUsers(
  db: Database,
  projectId: string,
  query: UserQuery,
): Promise<{ users: User[]; nextCursor: string | null }> {
  const found = await findPage(db, projectId, query)
  const { limit } = query
  if (limit === undefined) return { users: found, nextCursor: null }
  return { users: found.slice(0, limit), nextCursor: found[limit]?.row.id ?? null }
}

/** Reads one more user, to know whether there is a next page. */
async function findPage(db: Database, projectId: string, query: UserQuery): Promise<User[]> {
  const length = query.limit === undefined ? undefined : query.limit + 1
  const scope = and(
    eq(users.projectId, projectId),
    query.cursor === undefined ? undefined : startingAt(projectId, query.cursor, query.desc),
    toFilterCondition(db, projectId, query),
  )
  const direction = query.desc ? desc : asc
  const order = [direction(users.signedUpAt), direction(users.id)]
  const read = (condition: SQL | undefined, from = users) => {
    const page = db
      .select(userParts)
      .from(from)
      .where(condition)
      .orderBy(...order)
    return length === undefined ? page : page.limit(length)
  }
  if (query.query === undefined) return read(scope)
  const search = { projectId, text: query.query }
  /**
   * Checks users in order, which is fast for a text that many users match.
   *
   * @returns A full page, or `null`, because others may follow.
   */
  async function checkInOrder(length: number): Promise<User[] | null> {
    const next = db
      .select()
      .from(users)
      .where(scope)
      .orderBy(...order)
    // A subquery with the name and all columns of the table.
    const check = async (count: number) =>
      read(toMatchCondition(search), asTable(users, next.limit(count)))
    const nearby = await check(peek.first * length)
    if (nearby.length === length) return nearby
    const checked = Math.min(peek.second * length, peek.most)
    const further = await check(checked)
    if (further.length === length) return further
    const needed = Math.ceil((checked * length * peek.reserve) / further.length)
    if (needed > peek.most) return null
    const page = await check(needed)
    return page.length === length ? page : null
  }

  const inOrder = length === undefined ? null : await checkInOrder(length)
  if (inOrder) return inOrder
  const isMatch = (await findFewMatches(db, search)) ?? toIndexCondition(search)
  return read(and(scope, isMatch))
}

function startingAt(projectId: string, cursor: string, isDescending = false): SQL {
  const position = sql`(${users.signedUpAt}, ${users.id})`
  const start = selectPosition(projectId, 'users', cursor)
  return isDescending ? lte(position, start) : gte(position, start)
}
