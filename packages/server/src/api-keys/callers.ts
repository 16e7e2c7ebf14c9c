import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { createPrepared } from '../db/prepared'
import { apiKeySets, projects, sessions, users } from '../db/schema/index'
import type { Project } from '../projects/projects'
import { type LightUser, lightUserParts, type User, userParts } from '../users/users'

const keyColumns = {
  client: apiKeySets.publishableClientKeyHash,
  server: apiKeySets.secretServerKeyHash,
  admin: apiKeySets.superSecretAdminKeyHash,
}

const { placeholder } = sql

const userOfToken = and(
  eq(users.projectId, apiKeySets.projectId),
  eq(users.id, placeholder('userId')),
)

/** Project and hash of the key of a request, in a statement. */
const givenKey = {
  projectId: sql`${placeholder('projectId')}`,
  keyHash: sql`${placeholder('keyHash')}`,
}

/** Returns the condition that a key set is valid and has a key. */
export function isOpenedBy(access: keyof typeof keyColumns, { projectId, keyHash } = givenKey) {
  return and(
    eq(apiKeySets.projectId, projectId),
    eq(keyColumns[access], keyHash),
    isNull(apiKeySets.manuallyRevokedAt),
    gt(apiKeySets.expiresAt, placeholder('now')),
  )
}

/** A subquery by primary key, part of the query of nearly every request. */
const sessionAuthenticatedAt = sql<Date | null>`(
  select case when is_impersonation then to_timestamp(0)
    else coalesce(authenticated_at, created_at) end from sessions
  where id = ${placeholder('sessionId')} and user_id = users.id
    and ${gt(sessions.expiresAt, placeholder('now'))})`.mapWith(sessions.createdAt)

function prepareFor(access: keyof typeof keyColumns) {
  return createPrepared(`find_${access}_caller`, (db) =>
    db
      .select({ project: projects, ...lightUserParts, sessionAuthenticatedAt })
      .from(apiKeySets)
      .innerJoin(projects, eq(projects.id, apiKeySets.projectId))
      .leftJoin(users, userOfToken)
      .where(isOpenedBy(access)),
  )
}

/** Like `prepareFor`, with metadata, profile image and selected team. */
function prepareWholeFor(access: keyof typeof keyColumns) {
  return createPrepared(`find_whole_${access}_caller`, (db) =>
    db
      .select({ project: projects, ...userParts, sessionAuthenticatedAt })
      .from(apiKeySets)
      .innerJoin(projects, eq(projects.id, apiKeySets.projectId))
      .leftJoin(users, userOfToken)
      .where(isOpenedBy(access)),
  )
}

const queries = {
  client: prepareFor('client'),
  server: prepareFor('server'),
  admin: prepareFor('admin'),
}

const wholeQueries = {
  client: prepareWholeFor('client'),
  server: prepareWholeFor('server'),
  admin: prepareWholeFor('admin'),
}

/** Credentials of a request. */
export interface Credentials {
  access: keyof typeof keyColumns
  key: string
  /** Subject of the verified access token, if any. */
  userId: string | null
  /** Session of the access token. @default null */
  sessionId?: string | null
  now: Date
}

/** The project that a key belongs to, and the user of the access token. */
interface FoundCaller<Found extends LightUser> {
  project: Project
  /** `null` if there is none or the user was deleted. */
  user: Found | null
  /**
   * Time of the sign-in or last re-authentication of the session; 1970 for an impersonation, which is
   * not a sign-in of the user; `null` if the session has ended.
   */
  sessionAuthenticatedAt: Date | null
}

/**
 * Finds the project that a key belongs to and the calling user, in one query, because nearly every
 * request runs it. Nothing is cached, so a key stops working the moment it is revoked. Columns that
 * may be large are left out, to keep requests fast.
 *
 * @returns `null` if the key is unknown, expired or revoked.
 */
export async function findCaller(
  db: Database,
  projectId: string,
  { access, key, userId, sessionId = null, now }: Credentials,
): Promise<FoundCaller<LightUser> | null> {
  const values = { projectId, keyHash: hashToken(key), userId, sessionId, now }
  const [found] = await queries[access](db, values)
  if (!found) return null
  const { project, row, sessionAuthenticatedAt, ...parts } = found
  return { project, user: row && { row, ...parts }, sessionAuthenticatedAt }
}

/** Like `findCaller`, with all columns of the user. */
export async function findWholeCaller(
  db: Database,
  projectId: string,
  { access, key, userId, sessionId = null, now }: Credentials,
): Promise<FoundCaller<User> | null> {
  const values = { projectId, keyHash: hashToken(key), userId, sessionId, now }
  const [found] = await wholeQueries[access](db, values)
  if (!found) return null
  const { project, row, sessionAuthenticatedAt, ...parts } = found
  return { project, user: row && { row, ...parts }, sessionAuthenticatedAt }
}
