import { type SQL, sql } from 'drizzle-orm'
import { isOpenedBy } from '../../api-keys/callers'
import { hashToken } from '../../crypto/hash-token'
import type { Database } from '../../db/database'
import { createPrepared } from '../../db/prepared'
import { mustVerifyEmail } from '../../db/schema/index'
import { type Issuer, returnedSession, toUserActivity } from '../../sessions/activity'
import { toKnownNetwork } from '../../sessions/known-addresses'
import { toDueActivity } from '../../sessions/recorded-activity'
import { toRefreshParts, toRefreshTimes, toTokenHashes } from '../../sessions/refresh'

/** Refresh of a session on behalf of an OAuth client (RFC 6749 section 6). */
export interface RefreshRequest {
  projectId: string
  publishableClientKey: string
  refreshToken: string
  /** Whether refresh tokens rotate in projects without a setting of their own. */
  rotates: boolean
  /** Whether the client can receive a new refresh token. */
  takesToken: boolean
  issuer: Issuer
}

/** Maximum number of requests that share a statement. */
export const maxRequests = 8

const { placeholder } = sql

const { isRefreshable, changes } = toRefreshParts({
  projectId: sql`client.project_id`,
  hash: sql`client.hash`,
  nextHash: sql`client.next_hash`,
  familyHash: sql`client.family_hash`,
  location: sql`client.location`,
  mayRotate: sql`client.may_rotate`,
})

const key = { projectId: sql`request.project_id`, keyHash: sql`request.key_hash` }

/**
 * Checks the clients of refreshes and refreshes the sessions, in one statement: every user of an app sends this request
 * once per access token. Of several sessions of a user, it refreshes one.
 *
 * @param locking Whether it waits for users and sessions that other transactions change, or skips them. Ending a session
 * does not lock its user.
 * @see docs/decisions/156-users-are-locked-first.md
 */
function toParts(db: Database, locking: SQL) {
  // Drizzle reads rows only from a statement with fields.
  const fields = { place: sql<number>`place`.as('place') }
  const part = (name: string, statement: SQL) => db.$with(name, fields).as(statement)
  const request = part(
    'request',
    sql`select * from json_to_recordset(${placeholder('requests')}::json) as request (
      place int, project_id text, key_hash text, hash text, next_hash text, family_hash text,
      location jsonb, network text, rotates boolean, takes_token boolean)
    limit ${sql.raw(String(maxRequests))}`,
  )
  const client = part(
    'client',
    sql`select request.*, refresh_rotation, token_claims_enabled,
      takes_token and coalesce(refresh_rotation, rotates) as may_rotate
    from request
      inner join api_key_sets on ${isOpenedBy('client', key)}
      inner join projects on projects.id = request.project_id`,
  )
  const found = part(
    'found',
    sql`select distinct on (user_id) client.*, sessions.id as session_id, user_id
    from client inner join sessions on ${isRefreshable}`,
  )
  const locked = part(
    'locked',
    sql`select users.id from found
      inner join users on users.id = user_id
      inner join sessions on sessions.id = session_id
    for no key update of users, sessions ${locking}`,
  )
  const active = part(
    'active',
    sql`update users set ${toUserActivity(sql`location`)}
    from found inner join locked on locked.id = user_id
    where users.id = locked.id
    returning users.id, ${mustVerifyEmail} as must_verify_email`,
  )
  const used = part(
    'used',
    sql`update sessions set ${changes}
    from found as client inner join active on active.id = client.user_id
    where sessions.id = session_id and ${isRefreshable}
    returning place, must_verify_email, ${returnedSession}`,
  )
  return { request, client, found, locked, active, used }
}

function prepareRefresh(name: string, locking: SQL) {
  return createPrepared(name, (db) => {
    const parts = toParts(db, locking)
    return db
      .with(...Object.values(parts))
      .select({
        place: sql<number>`client.place`,
        refreshRotation: sql<boolean | null>`refresh_rotation`,
        tokenClaimsEnabled: sql<boolean>`token_claims_enabled`,
        isRefreshed: sql<boolean>`used.id is not null`,
        used: {
          id: sql<string>`used.id`,
          userId: sql<string>`used.user_id`,
          refreshTokenHash: sql<string>`refresh_token_hash`,
          mustVerifyEmail: sql<boolean>`must_verify_email`,
          impersonationEnd: sql<number | null>`impersonation_end`,
          ...toDueActivity(sql`client.network`),
        },
      })
      .from(parts.client)
      .leftJoin(parts.used, sql`used.place = client.place`)
  })
}

/** Refreshes sessions. It waits for those that other transactions change, and for their users. */
export const refreshAll = prepareRefresh('refresh_all', sql``)

/** Refreshes sessions, except those that other transactions change, or whose users they change. */
export const refreshUnlocked = prepareRefresh('refresh_unlocked', sql`skip locked`)

/** Values of the placeholders of both statements. */
export function toValues(requests: readonly [RefreshRequest, ...RefreshRequest[]]) {
  const now = requests[0].issuer.now()
  const records = requests.map(({ issuer, ...request }, place) => {
    const { hash, nextHash, familyHash } = toTokenHashes(request.refreshToken, issuer)
    return {
      place,
      project_id: request.projectId,
      key_hash: hashToken(request.publishableClientKey),
      hash,
      next_hash: nextHash,
      family_hash: familyHash,
      location: issuer.ipInfo,
      network: toKnownNetwork(issuer.actor),
      rotates: request.rotates,
      takes_token: request.takesToken,
    }
  })
  return { ...toRefreshTimes(now), now, requests: JSON.stringify(records) }
}
