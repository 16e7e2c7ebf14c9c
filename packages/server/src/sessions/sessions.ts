import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { randomBase32 } from '../crypto/random'
import type { Database } from '../db/database'
import { sessions, users } from '../db/schema/index'
import { conflict, knownError } from '../lib/errors'
import type { Project } from '../projects/projects'
import { type Audit, auditOperator } from '../security-events/security-events'
import { type Issuer, issueFor, type UsedSession } from './activity'
import {
  beginPasswordSession,
  beginSession,
  type SessionOptions,
  toSessionValues,
} from './begin-session'
import { revoke } from './revoke'

/** User of a new session, in their project. */
interface SessionUser {
  project: Project
  userId: string
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
  const values = toSessionValues({ project, userId, refreshToken }, issuer, options)
  const [begun] = await beginSession(db, values)
  if (!begun) return null
  const { isNewBrowser: isNew, ...session } = begun
  if (isNew) {
    const { browser } = values
    const details: Record<string, string> = browser === null ? {} : { browser }
    await issuer.audit(db, { type: 'sign_in.new_browser', projectId: project.id, userId, details })
  }
  return issueTokens(db, { project, session, refreshToken }, issuer)
}

/**
 * Creates the session of a sign-in with a password in one statement, in the usual case.
 *
 * @param candidate.passwordHash Hash of the verified password.
 * @returns `null` if the user has a second factor, a new browser or another password by now, is banned or was
 * deleted.
 */
export async function createPasswordSession(
  db: Database,
  { project, userId, passwordHash }: SessionUser & { passwordHash: string },
  issuer: Issuer,
): Promise<CreatedSession | null> {
  const refreshToken = randomBase32()
  const values = toSessionValues({ project, userId, refreshToken }, issuer)
  const [session] = await beginPasswordSession(db, { ...values, passwordHash })
  return session ? issueTokens(db, { project, session, refreshToken }, issuer) : null
}

async function issueTokens(
  db: Database,
  {
    project,
    session,
    refreshToken,
  }: { project: Project; session: UsedSession; refreshToken: string },
  issuer: Issuer,
): Promise<CreatedSession> {
  const accessToken = await issueFor(db, project, session, issuer)
  const tokens = { access_token: accessToken, refresh_token: refreshToken }
  return { ...tokens, user_id: session.userId, session_id: session.id }
}

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
