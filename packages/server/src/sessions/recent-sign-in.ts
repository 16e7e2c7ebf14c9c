import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { sessions } from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'

/** How long a sign-in counts as recent. Pages ask again after 10 minutes (decision 314). */
const maxAgeSeconds = 15 * 60

/** When a session signed in. Sessions of programs have the time of the session that let them in. */
const signedInAt = sql<Date>`coalesce(${sessions.authenticatedAt}, ${sessions.createdAt})`

function oldest(now: Date): Date {
  return new Date(now.getTime() - maxAgeSeconds * 1000)
}

/**
 * Requires a recent sign-in or re-authentication, where the project wants it.
 *
 * @throws RECENT_SIGN_IN_REQUIRED
 */
export function requireRecentSignIn(
  project: Project,
  { authenticatedAt, now }: { authenticatedAt: Date | null; now: Date },
): void {
  if (!project.recentSignInRequired) return
  if (authenticatedAt && authenticatedAt > oldest(now)) return
  throw knownError('RECENT_SIGN_IN_REQUIRED', { max_age_seconds: maxAgeSeconds })
}

/** A session, and the refresh token of a newer one of its user. */
interface Reauthentication {
  userId: string
  sessionId: string
  refreshToken: string
  now: Date
  audit: Audit
}

/**
 * Ends a new session of the same user, whose sign-in counts for the present session from then on. A
 * session that the app's owner started to impersonate the user does not.
 *
 * @throws REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED
 */
export async function reauthenticate(
  db: Database,
  project: Project,
  { userId, sessionId, refreshToken, now, audit }: Reauthentication,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [proof] = await tx
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
        renewedAt: sessions.authenticatedAt,
      })
    if (!proof) throw knownError('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    await tx
      .update(sessions)
      .set({ authenticatedAt: proof.renewedAt ?? proof.createdAt })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    const details = { session_id: proof.id }
    await audit(tx, { type: 'session.ended', projectId: project.id, userId, details })
  })
}
