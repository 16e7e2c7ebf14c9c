import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { Database } from '../db/database'
import { createPrepared } from '../db/prepared'
import { isBannedAt, sessions, users } from '../db/schema/index'
import { toBrowserName } from '../lib/browser-name'
import { conflict, knownError } from '../lib/errors'
import { matchLanguage } from '../lib/languages'
import type { Project } from '../projects/projects'
import { type Audit, auditOperator } from '../security-events/security-events'
import {
  activityNote,
  activityParts,
  at,
  type Issuer,
  info,
  issueFor,
  returnedSession,
  toActivityValues,
  toUsedColumns,
} from './activity'
import { knownAddressParts, toKnownNetwork } from './known-addresses'
import { isNewBrowser, knownBrowserParts, toKnownBrowser } from './known-browsers'
import { revoke } from './revoke'

const dayMs = 24 * 60 * 60 * 1000

/** User of a new session, in their project. */
interface SessionUser {
  project: Project
  userId: string
}

interface SessionOptions {
  /** @default APP_SESSION_DAYS */
  lifetimeMs?: number
  isImpersonation?: boolean
  /** Time of the original sign-in, if it was another one. */
  authenticatedAt?: Date
}

interface CreatedSession {
  access_token: string
  refresh_token: string
  user_id: string
  session_id: string
}

/**
 * Creates a session and issues its tokens. Every sign-in ends here, so that none is possible for a
 * banned user.
 *
 * @throws USER_BANNED unless it is an impersonation.
 * @see docs/decisions/163-banned-users.md
 */
export async function createSession(
  db: Database,
  { project, userId }: SessionUser,
  issuer: Issuer,
  options?: SessionOptions,
): Promise<CreatedSession> {
  const session = await createSessionIfAllowed(db, { project, userId }, issuer, options)
  if (session) return session
  const [user] = await db
    .select({ bannedUntil: users.bannedUntil })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw conflict('The user was deleted.')
  throw knownError('USER_BANNED', { banned_until_millis: user.bannedUntil?.getTime() ?? null })
}

/**
 * Creates a session and issues its tokens.
 *
 * @returns `null` if the user is banned or was deleted.
 */
export async function createSessionIfAllowed(
  db: Database,
  { project, userId }: SessionUser,
  issuer: Issuer,
  options: SessionOptions = {},
): Promise<CreatedSession | null> {
  const refreshToken = randomBase32()
  const expiresAt =
    issuer.now().getTime() + (options.lifetimeMs ?? issuer.config.sessionDays * dayMs)
  const browser = toBrowserName(issuer.actor.userAgent)
  const [begun] = await begin(db, {
    projectId: project.id,
    ...toActivityValues(issuer),
    userId,
    refreshTokenHash: hashToken(refreshToken),
    expiresAt: new Date(expiresAt).toISOString(),
    isImpersonation: options.isImpersonation ?? false,
    authenticatedAt: options.authenticatedAt?.toISOString() ?? null,
    access: issuer.actor.access,
    actorUserId: issuer.actor.userId,
    actorOwnerId: issuer.actor.ownerId,
    address: issuer.actor.address,
    browser,
    // A command-line session is not a sign-in either: a browser that is already signed in requests it.
    knownBrowser:
      options.isImpersonation || options.authenticatedAt ? null : toKnownBrowser(issuer.actor),
    network: options.isImpersonation ? null : toKnownNetwork(issuer.actor),
    // Not the language of the person who impersonates the user.
    language: options.isImpersonation ? null : matchLanguage(issuer.actor.acceptLanguage),
  })
  if (!begun) return null
  const { isNewBrowser: isNew, ...session } = begun
  if (isNew) {
    const details: Record<string, string> = browser === null ? {} : { browser }
    await issuer.audit(db, { type: 'sign_in.new_browser', projectId: project.id, userId, details })
  }
  const accessToken = await issueFor(db, project, session, issuer)
  const tokens = { access_token: accessToken, refresh_token: refreshToken }
  return { ...tokens, user_id: userId, session_id: session.id }
}

const { placeholder } = sql

const begin = createPrepared('begin_session', (db) => {
  const parts = activityParts(db, {
    user: sql`${placeholder('userId')}::uuid`,
    used: sql`insert into sessions (project_id, user_id, refresh_token_hash, expires_at,
      is_impersonation, created_at, last_used_at, last_used_ip_info, authenticated_at, browser)
    select ${placeholder('projectId')}, active.id,
      ${placeholder('refreshTokenHash')}, ${placeholder('expiresAt')}::timestamptz,
      ${placeholder('isImpersonation')}::boolean, ${at}, ${at}, ${info},
      ${placeholder('authenticatedAt')}::timestamptz, ${placeholder('browser')}::text from active
    returning ${returnedSession}, ${isNewBrowser} as is_new_browser`,
    also: {
      noted: activityNote,
      recorded: sql`insert into security_events
          (project_id, type, user_id, actor_access, actor_user_id, actor_owner_id, address, details,
          created_at)
        select ${placeholder('projectId')}, 'session.created', user_id, ${placeholder('access')},
          ${placeholder('actorUserId')}::uuid, ${placeholder('actorOwnerId')}::uuid,
          ${placeholder('address')},
          jsonb_build_object('session_id', id, 'is_impersonation', ${placeholder('isImpersonation')}::boolean),
          ${at} from used`,
      ...knownAddressParts,
      ...knownBrowserParts,
    },
    set: sql`, language = coalesce(${placeholder('language')}::text, users.language)`,
    condition: sql`(${placeholder('isImpersonation')}::boolean or not ${isBannedAt(at)})`,
  })
  const [, used] = parts
  const columns = { ...toUsedColumns(used), isNewBrowser: sql<boolean>`is_new_browser` }
  return db
    .with(...parts)
    .select(columns)
    .from(used)
})

/** A session, as named by an access token. */
interface NamedSession {
  sessionId: string
  userId: string
  now: Date
}

/**
 * Returns the time of the sign-in or last re-authentication: 1970 for an impersonation, which is not
 * a sign-in of the user; `null` if the session has ended.
 */
export async function findAuthenticatedAt(
  db: Database,
  { sessionId, userId, now }: NamedSession,
): Promise<Date | null> {
  const [found] = await db
    .select({
      createdAt: sessions.createdAt,
      authenticatedAt: sessions.authenticatedAt,
      isImpersonation: sessions.isImpersonation,
    })
    .from(sessions)
    .where(
      and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)),
    )
  if (!found) return null
  return found.isImpersonation ? new Date(0) : (found.authenticatedAt ?? found.createdAt)
}

/** Returns whether a session is active. Access tokens are valid for some minutes longer. */
export async function isSessionAlive(db: Database, session: NamedSession): Promise<boolean> {
  return (await findAuthenticatedAt(db, session)) !== null
}

/** Lists the active sessions of a user, newest first. */
export async function listSessions(
  db: Database,
  projectId: string,
  userId: string,
  { now, withImpersonation }: { now: Date; withImpersonation: boolean },
) {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.projectId, projectId),
        gt(sessions.expiresAt, now),
        withImpersonation ? undefined : eq(sessions.isImpersonation, false),
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
}

/**
 * Ends a session. Returns whether it existed.
 *
 * @param end.userId If present, only a session of this user.
 * @param end.as Actor of the event `session.ended`.
 */
export async function endSession(
  db: Database,
  projectId: string,
  end: { id: string; userId?: string; as: 'session.ended' | 'session.revoked'; audit: Audit },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.id, end.id),
          eq(sessions.projectId, projectId),
          end.userId === undefined ? undefined : eq(sessions.userId, end.userId),
        ),
      )
      .returning({ userId: sessions.userId })
    if (!ended) return false
    await revoke(tx, 'session.ended', { userId: ended.userId })
    const details = { session_id: end.id }
    await end.audit(tx, { type: end.as, projectId, userId: ended.userId, details })
    return true
  })
}

/**
 * Ends all sessions of projects. Access tokens remain valid for their lifetime.
 *
 * @returns The number of sessions.
 */
export async function endEverySession(db: Database, projectIds: string[]): Promise<number> {
  let ended = 0
  for (const projectId of projectIds) {
    await db.transaction(async (tx) => {
      // A change of a user may delete their sessions in an order of its own (decision 156).
      await tx.execute(sql`
        select from ${users} where ${users.id} = any(array(
          select ${sessions.userId} from ${sessions} where ${sessions.projectId} = ${projectId}))
        order by ${users.id} for no key update`)
      ended += await tx.$count(sessions, eq(sessions.projectId, projectId))
      await revoke(tx, 'sessions.ended', { projectId })
      await auditOperator(tx, { type: 'sessions.ended', projectId, userId: null })
    })
  }
  return ended
}
