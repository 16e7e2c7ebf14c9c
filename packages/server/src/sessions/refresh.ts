import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { createPrepared } from '../db/prepared'
import { sessions } from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { Project } from '../projects/projects'
import { createAudit } from '../security-events/security-events'
import {
  activityParts,
  at,
  type Issuer,
  info,
  issueFor,
  returnedSession,
  type TokenProject,
  toActivityValues,
  toUsedColumns,
  type UsedSession,
} from './activity'
import { network, toKnownNetwork } from './known-addresses'
import { lockUser } from './lock-user'
import { type DueActivity, recordActivity, toDueActivity } from './recorded-activity'
import { revoke } from './revoke'
import { createSessionIfAllowed } from './sessions'
import { familyOf } from './tokens/refresh-token'

/**
 * Time that a rotated refresh token remains valid: the response may get lost, and tabs refresh
 * concurrently. A younger token is not rotated, so that at most two are valid.
 */
const graceMs = 30_000

const { placeholder } = sql
const graceBegan = sql`${placeholder('graceBegan')}::timestamptz`

/** Values of a refresh in its statement. */
interface GivenRefresh {
  projectId: SQL
  /** Hash of the refresh token. */
  hash: SQL
  /** Hash of the token that replaces it. */
  nextHash: SQL
  familyHash: SQL
  /** Location of the end user. */
  location: SQL
  /** Whether the refresh token may be replaced. */
  mayRotate: SQL
}

/**
 * Builds the parts of a statement that refreshes sessions by their refresh tokens: the condition of such a session, and
 * its changes. One statement, so that the second of two concurrent refreshes sees the result of the first.
 */
export function toRefreshParts(given: GivenRefresh) {
  const { hash, location } = given
  const isCurrent = sql`refresh_token_hash = ${hash}`
  const turns = sql`${given.mayRotate} and ${isCurrent}
    and (rotated_at is null or rotated_at <= ${graceBegan})`
  return {
    isRefreshable: sql`(${isCurrent} or (former_token_hash = ${hash} and rotated_at > ${graceBegan}))
      and sessions.project_id = ${given.projectId} and sessions.expires_at > ${at}`,
    changes: sql`last_used_at = ${at}, last_used_ip_info = coalesce(${location}, last_used_ip_info),
      refresh_token_hash = case when ${turns} then ${given.nextHash} else refresh_token_hash end,
      former_token_hash = case when ${turns} then refresh_token_hash else former_token_hash end,
      token_family_hash = case when ${turns} then ${given.familyHash} else token_family_hash end,
      rotated_at = case when ${turns} then ${at} else rotated_at end`,
  }
}

const resume = createPrepared('resume_session', (db) => {
  const { isRefreshable, changes } = toRefreshParts({
    projectId: sql`${placeholder('projectId')}`,
    hash: sql`${placeholder('hash')}`,
    nextHash: sql`${placeholder('nextHash')}`,
    familyHash: sql`${placeholder('familyHash')}`,
    location: info,
    mayRotate: sql`${placeholder('mayRotate')}::boolean`,
  })
  const parts = activityParts(db, {
    user: sql`select user_id from sessions where ${isRefreshable} limit 1`,
    used: sql`update sessions set ${changes} from active where user_id = active.id and ${isRefreshable}
      returning ${returnedSession}`,
  })
  const [, used] = parts
  return db
    .with(...parts)
    .select({ ...toUsedColumns(used), ...toDueActivity(network) })
    .from(used)
})

/** Returns the hashes of a refresh token, of the token that replaces it, and of their family. */
export function toTokenHashes(refreshToken: string, { refreshTokens }: Issuer) {
  return {
    hash: hashToken(refreshToken),
    nextHash: hashToken(refreshTokens.successorOf(refreshToken)),
    familyHash: hashToken(familyOf(refreshToken)),
  }
}

/** Returns the times that the statement of a refresh needs. */
export function toRefreshTimes(now: Date) {
  return { at: now.toISOString(), graceBegan: toGraceBegan(now).toISOString() }
}

/** A session that a refresh wrote, with the activity that it left to record. */
type RefreshedSession = UsedSession & DueActivity

/** Result of a refresh. */
export interface RefreshedTokens {
  accessToken: string
  /** The new refresh token, or the given one if it was not rotated. */
  refreshToken: string
}

/**
 * Exchanges a refresh token for an access token, and rotates it if enabled. Reusing a rotated token
 * ends the session, because it was stolen.
 *
 * @param request.mayRotate Whether the caller can receive a new refresh token.
 * @returns `null` if there is no such session.
 * @see docs/decisions/118-opt-in-refresh-token-rotation.md, RFC 9700 section 4.14.2
 */
export async function refreshSession(
  db: Database,
  project: Project,
  { refreshToken, mayRotate }: { refreshToken: string; mayRotate: boolean },
  issuer: Issuer,
): Promise<RefreshedTokens | null> {
  const [used] = await resume(db, {
    ...toActivityValues(issuer),
    ...toRefreshTimes(issuer.now()),
    ...toTokenHashes(refreshToken, issuer),
    projectId: project.id,
    network: toKnownNetwork(issuer.actor),
    mayRotate,
  })
  return toRefreshedTokens(db, project, { refreshToken, used }, issuer)
}

/**
 * Issues the access token of a refreshed session.
 *
 * @param refreshed.used The session, unless the refresh token is invalid.
 */
export async function toRefreshedTokens(
  db: Database,
  project: TokenProject,
  { refreshToken, used }: { refreshToken: string; used: RefreshedSession | null | undefined },
  issuer: Issuer,
): Promise<RefreshedTokens | null> {
  if (!used) {
    await endFamily(db, project.id, refreshToken, issuer)
    return null
  }
  await recordActivity(db, project.id, used, issuer)
  const accessToken = await issueFor(db, project, used, issuer)
  const isCurrent = (token: string) => hashToken(token) === used.refreshTokenHash
  const current = isCurrent(refreshToken)
    ? refreshToken
    : issuer.refreshTokens.possibleSuccessorsOf(refreshToken).find(isCurrent)
  return { accessToken, refreshToken: current ?? refreshToken }
}

/** Ends the session that a rotated refresh token belonged to, if any, and records it. */
async function endFamily(
  db: Database,
  projectId: string,
  refreshToken: string,
  { actor, now }: Issuer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.tokenFamilyHash, hashToken(familyOf(refreshToken))),
          eq(sessions.projectId, projectId),
          gt(sessions.expiresAt, now()),
        ),
      )
      .returning({ id: sessions.id, userId: sessions.userId })
    if (!ended) return
    await revoke(tx, 'session.ended', { userId: ended.userId })
    const details = { session_id: ended.id }
    const type = 'refresh_token.reused'
    await createAudit(actor)(tx, { type, projectId, userId: ended.userId, details })
  })
}

/**
 * Creates a second session of the same user that expires with the first, in a transaction.
 *
 * @returns Its refresh token; `null` if the given one is invalid.
 * @throws NOT_ALLOWED_DURING_IMPERSONATION
 */
export async function createSessionBeside(
  tx: Database,
  project: Project,
  refreshToken: string,
  issuer: Issuer,
): Promise<string | null> {
  const now = issuer.now()
  const hash = hashToken(refreshToken)
  const isFormer = and(
    eq(sessions.formerTokenHash, hash),
    gt(sessions.rotatedAt, toGraceBegan(now)),
  )
  const isValid = and(
    or(eq(sessions.refreshTokenHash, hash), isFormer),
    eq(sessions.projectId, project.id),
    gt(sessions.expiresAt, now),
  )
  const find = () => tx.select().from(sessions).where(isValid)
  const [candidate] = await find()
  if (!candidate) return null
  await lockUser(tx, candidate.userId)
  // A change of the user may have ended it while this one waited.
  const [found] = await find()
  if (!found) return null
  if (found.isImpersonation) throw knownError('NOT_ALLOWED_DURING_IMPERSONATION')
  const begun = await createSessionIfAllowed(tx, { project, userId: found.userId }, issuer, {
    lifetimeMs: found.expiresAt.getTime() - now.getTime(),
    // A refresh token is not a re-authentication: it may be stolen.
    authenticatedAt: found.authenticatedAt ?? found.createdAt,
  })
  return begun?.refresh_token ?? null
}

function toGraceBegan(now: Date): Date {
  return new Date(now.getTime() - graceMs)
}
