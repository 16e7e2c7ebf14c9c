import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { sessions } from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import { lockUser } from './lock-user'

/** Maximum age of a recent sign-in. Pages ask again after 10 minutes (decision 314). */
const maxAgeSeconds = 15 * 60

/** Time of the sign-in. CLI sessions have the time of the session that confirmed them. */
const signedInAt = sql<Date>`coalesce(${sessions.authenticatedAt}, ${sessions.createdAt})`

function oldest(now: Date): Date {
  return new Date(now.getTime() - maxAgeSeconds * 1000)
}

/** Whether the time of a sign-in is that of an impersonation: 1970, as `findAuthenticatedAt` returns it. */
export function isImpersonated(authenticatedAt: Date | null): boolean {
  return authenticatedAt?.getTime() === 0
}

/**
 * Refuses, during an impersonation, an action that only the user may take.
 *
 * @throws NOT_ALLOWED_DURING_IMPERSONATION
 * @see docs/decisions/188-impersonation-by-a-link.md
 */
export function requireNoImpersonation(authenticatedAt: Date | null): void {
  if (isImpersonated(authenticatedAt)) throw knownError('NOT_ALLOWED_DURING_IMPERSONATION')
}

/**
 * Requires a recent sign-in or re-authentication, if the project does, and no impersonation.
 *
 * @throws RECENT_SIGN_IN_REQUIRED, NOT_ALLOWED_DURING_IMPERSONATION
 */
export function requireRecentSignIn(
  project: Project,
  { authenticatedAt, now }: { authenticatedAt: Date | null; now: Date },
): void {
  requireNoImpersonation(authenticatedAt)
  if (!project.recentSignInRequired) return
  if (authenticatedAt && authenticatedAt > oldest(now)) return
  throw knownError('RECENT_SIGN_IN_REQUIRED', { max_age_seconds: maxAgeSeconds })
}

/** A session, and the refresh token of a newer session of its user. */
interface Reauthentication {
  userId: string
  sessionId: string
  refreshToken: string
  now: Date
  audit: Audit
}

/**
 * Re-authenticates a session with a newer one of the same user, and ends the newer one. An impersonation cannot serve
 * as the newer one.
 *
 * @throws REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED
 */
export async function reauthenticate(
  db: Database,
  project: Project,
  { userId, sessionId, refreshToken, now, audit }: Reauthentication,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [newer] = await tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.refreshTokenHash, hashToken(refreshToken)),
          eq(sessions.userId, userId),
          ne(sessions.id, sessionId),
          sql`${signedInAt} > ${oldest(now).toISOString()}::timestamptz`,
          gt(sessions.expiresAt, now),
          eq(sessions.isImpersonation, false),
        ),
      )
      .returning({
        id: sessions.id,
        createdAt: sessions.createdAt,
        reauthenticatedAt: sessions.authenticatedAt,
      })
    if (!newer) throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    const [updated] = await tx
      .update(sessions)
      .set({ authenticatedAt: newer.reauthenticatedAt ?? newer.createdAt })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id })
    // Ended in the meantime: the newer session stays.
    if (!updated) throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    const details = { session_id: newer.id }
    await audit(tx, { type: 'session.ended', projectId: project.id, userId, details })
  })
}
