import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { Database } from '../db/client'
import { createPrepared } from '../db/prepared'
import { type IpInfo, sessions } from '../db/schema/index'
import type { AccessTokens } from '../tokens/access-token'
import type { Project } from './projects'
import { type Actor, type Audit, auditOperator } from './security-events'

/** What issuing tokens needs beside the database. */
export interface Issuer {
  accessTokens: AccessTokens
  now: () => Date
  /** Where the end user is, when the request came from a browser. */
  ipInfo: IpInfo | null
  /** Who signs in, as far as it is known before. */
  actor: Actor
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
  const expiresAt = issuer.now().getTime() + (options.lifetimeMs ?? defaultLifetimeMs)
  const accessToken = await issueAccessToken(db, begin, issuer, {
    projectId: project.id,
    userId,
    refreshTokenHash: hashToken(refreshToken),
    expiresAt: new Date(expiresAt).toISOString(),
    isImpersonation: options.isImpersonation ?? false,
    access: issuer.actor.access,
    actorUserId: issuer.actor.userId,
    address: issuer.actor.address,
  })
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
  return issueAccessToken(db, resume, issuer, {
    projectId,
    refreshTokenHash: hashToken(refreshToken),
  })
}

const { placeholder } = sql
const at = sql`${placeholder('at')}::timestamptz`
const info = sql`${placeholder('info')}::jsonb`

/**
 * Brings sessions into use and notes the activity it stands for; one statement, so both or neither.
 *
 * @param used Writes sessions and returns their `id` and `user_id`.
 * @param also Written with them, by what is `used`.
 */
function withActivity(db: Database, used: SQL, also: SQL[] = []) {
  const session = { id: sql<string>`id`.as('id'), userId: sql<string>`user_id`.as('user_id') }
  const inUse = db.$with('used', session).as(used)
  const active = db.$with('active', {}).as(sql`
    update users set last_active_at = ${at} from used where users.id = used.user_id`)
  const noted = db.$with('noted', {}).as(sql`
    insert into events (project_id, user_id, session_id, created_at, ip_info)
    select ${placeholder('projectId')}, user_id, id, ${at}, ${info} from used`)
  const others = also.map((statement, index) => db.$with(`also_${index}`, {}).as(statement))
  return db
    .with(inUse, active, noted, ...others)
    .select()
    .from(inUse)
}

const begin = createPrepared('begin_session', (db) =>
  withActivity(
    db,
    sql`insert into sessions (project_id, user_id, refresh_token_hash, expires_at,
      is_impersonation, last_used_at, last_used_ip_info)
    values (${placeholder('projectId')}, ${placeholder('userId')},
      ${placeholder('refreshTokenHash')}, ${placeholder('expiresAt')},
      ${placeholder('isImpersonation')}, ${at}, ${info})
    returning id, user_id`,
    [
      sql`insert into security_events
        (project_id, type, user_id, actor_access, actor_user_id, address, details, created_at)
      select ${placeholder('projectId')}, 'session.created', user_id, ${placeholder('access')},
        ${placeholder('actorUserId')}::uuid, ${placeholder('address')},
        jsonb_build_object('session_id', id, 'is_impersonation', ${placeholder('isImpersonation')}::boolean),
        ${at} from used`,
    ],
  ),
)

const resume = createPrepared('resume_session', (db) =>
  withActivity(
    db,
    sql`update sessions set last_used_at = ${at},
      last_used_ip_info = coalesce(${info}, last_used_ip_info)
    where refresh_token_hash = ${placeholder('refreshTokenHash')}
      and project_id = ${placeholder('projectId')} and expires_at > ${at}
    returning id, user_id`,
  ),
)

/**
 * Issues an access token for a session that is brought into use.
 *
 * @returns `null` when the session has ended meanwhile: nothing is issued after a sign-out.
 */
async function issueAccessToken(
  db: Database,
  use: typeof begin,
  { accessTokens, ipInfo, now }: Issuer,
  values: { projectId: string; [name: string]: unknown },
): Promise<string | null> {
  const moment = { at: now().toISOString(), info: ipInfo && JSON.stringify(ipInfo) }
  const [session] = await use(db, { ...values, ...moment })
  if (!session) return null
  const { projectId } = values
  return accessTokens.issue({ projectId, userId: session.userId, sessionId: session.id })
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
 * @param end.userId Given: only if it is this user's.
 * @param end.as `session.ended`: by who is in it.
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
    const details = { session_id: end.id }
    await end.audit(tx, { type: end.as, projectId, userId: ended.userId, details })
    return true
  })
}

/** Ends all sessions of a user. */
export async function endAllSessions(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/**
 * Ends all sessions of some projects. Access tokens that are out stay good for their lifetime.
 *
 * @returns How many there were.
 */
export async function endEverySession(db: Database, projectIds: string[]): Promise<number> {
  let ended = 0
  for (const projectId of projectIds) {
    await db.transaction(async (tx) => {
      const { rowCount } = await tx.delete(sessions).where(eq(sessions.projectId, projectId))
      await auditOperator(tx, { type: 'sessions.ended', projectId, userId: null })
      ended += rowCount ?? 0
    })
  }
  return ended
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
