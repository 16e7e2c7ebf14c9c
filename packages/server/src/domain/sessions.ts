import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { Database } from '../db/client'
import { type IpInfo, sessions } from '../db/schema/index'
import type { AccessTokens } from '../tokens/access-token'
import type { Project } from './projects'

/** What issuing tokens needs beside the database. */
export interface Issuer {
  accessTokens: AccessTokens
  now: () => Date
  /** Where the end user is, when the request came from a browser. */
  ipInfo: IpInfo | null
}

/** Lifetime of a session: 365 days (contract/http.md section 3.2). */
const defaultLifetimeMs = 365 * 24 * 60 * 60 * 1000

/**
 * Begins a session of a user and issues its tokens.
 *
 * @param options.lifetimeMs Default 365 days.
 */
export async function createSession(
  db: Database,
  project: Project,
  userId: string,
  issuer: Issuer,
  options: { lifetimeMs?: number; isImpersonation?: boolean } = {},
): Promise<{ access_token: string; refresh_token: string; user_id: string }> {
  const refreshToken = randomBase32()
  const [session] = await db
    .insert(sessions)
    .values({
      projectId: project.id,
      userId,
      refreshTokenHash: hashToken(refreshToken),
      expiresAt: new Date(issuer.now().getTime() + (options.lifetimeMs ?? defaultLifetimeMs)),
      isImpersonation: options.isImpersonation ?? false,
    })
    .returning({ id: sessions.id })
  if (!session) throw new Error('The database returned no row for a new session.')
  const accessToken = await issueAccessToken(db, project.id, { ...session, userId }, issuer)
  if (!accessToken) throw new Error('A session ended before it began.')
  return { access_token: accessToken, refresh_token: refreshToken, user_id: userId }
}

/** A new access token for a refresh token; `null` when that session is not, or no longer, there. */
export async function renewAccessToken(
  db: Database,
  projectId: string,
  refreshToken: string,
  issuer: Issuer,
): Promise<string | null> {
  const [session] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(
      and(
        eq(sessions.refreshTokenHash, hashToken(refreshToken)),
        eq(sessions.projectId, projectId),
        gt(sessions.expiresAt, issuer.now()),
      ),
    )
  return session ? issueAccessToken(db, projectId, session, issuer) : null
}

/**
 * Issues an access token and records the activity it stands for, in one statement.
 *
 * @returns `null` when the session has ended meanwhile: nothing is issued after a sign-out.
 */
async function issueAccessToken(
  db: Database,
  projectId: string,
  { id, userId }: { id: string; userId: string },
  { accessTokens, ipInfo, now }: Issuer,
): Promise<string | null> {
  const info = ipInfo && JSON.stringify(ipInfo)
  const at = now().toISOString()
  const { rowCount } = await db.execute(sql`
    with used as (
      update sessions set last_used_at = ${at}, last_used_ip_info = coalesce(${info}::jsonb, last_used_ip_info)
      where id = ${id}::uuid returning user_id),
    active as (update users set last_active_at = ${at} from used where users.id = used.user_id)
    insert into events (project_id, user_id, session_id, created_at, ip_info)
    select ${projectId}, user_id, ${id}::uuid, ${at}::timestamptz, ${info}::jsonb from used`)
  if (rowCount === 0) return null
  return accessTokens.issue({ projectId, userId, sessionId: id })
}

/** The sessions of a user that have not run out, newest first. */
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
 * Ends a session. Says whether there was one.
 *
 * @param userId Given: only if it is this user's.
 */
export async function endSession(
  db: Database,
  projectId: string,
  id: string,
  userId?: string,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.projectId, projectId),
        userId === undefined ? undefined : eq(sessions.userId, userId),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of a user. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Ends all sessions of a user but the one with this refresh token. */
export async function endOtherSessions(
  db: Database,
  userId: string,
  keptRefreshToken: string | undefined,
): Promise<void> {
  const kept = keptRefreshToken
    ? ne(sessions.refreshTokenHash, hashToken(keptRefreshToken))
    : undefined
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept))
}
