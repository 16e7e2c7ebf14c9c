import { type SQL, sql } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import { type IpInfo, mustVerifyEmail } from '../db/schema/index'
import type { Project } from '../projects/projects'
import type { Actor, Audit } from '../security-events/security-events'
import type { AccessTokens } from './tokens/access-token'
import { findUserClaims } from './tokens/find-user-claims'
import type { RefreshTokens } from './tokens/refresh-token'

/** Dependencies of issuing tokens, besides the database. */
export interface Issuer {
  config: Pick<Config, 'sessionDays'>
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  now: () => Date
  /** Location of the end user if the request came from a browser. */
  ipInfo: IpInfo | null
  /** Actor of the sign-in, as far as it is known. */
  actor: Actor
  /** Records security events of the sign-in. */
  audit: Audit
}

const { placeholder } = sql

/** Placeholder of the time of the activity. */
export const at = sql`${placeholder('at')}::timestamptz`
/** Placeholder of the location. */
export const info = sql`${placeholder('info')}::jsonb`

const session = {
  id: sql<string>`id`.as('id'),
  userId: sql<string>`user_id`.as('user_id'),
  refreshTokenHash: sql<string>`refresh_token_hash`.as('refresh_token_hash'),
  impersonationEnd: sql<number | null>`impersonation_end`.as('impersonation_end'),
}

/** Columns that a statement returns about the session that it wrote. */
export const returnedSession = sql`sessions.id, sessions.user_id, refresh_token_hash,
  case when is_impersonation then floor(extract(epoch from expires_at))::float8 end as impersonation_end`

/** Statements about the activity of a user, as parts of one statement. */
interface Activity {
  /** Returns the `id` of the user. */
  user: SQL
  /**
   * Writes a session of the user in `active` and returns `returnedSession`.
   */
  used: SQL
  /** Further writes by name, based on `used` or those before. */
  also?: Record<string, SQL>
  /** Further columns of the user. */
  set?: SQL
  /** Further condition of the user. */
  condition?: SQL
}

/** Returns the changes of a user who is active. */
export function toUserActivity(location: SQL): SQL {
  return sql`last_active_at = ${at},
      active_on = greatest(active_on, (${at} at time zone 'UTC')::date),
      country = coalesce(${location}->>'countryCode', country)`
}

/**
 * Builds the parts of a statement that writes a session and records its activity, atomically. The
 * user is written first: `used` reads `active`, and everything else reads `used`.
 *
 * @returns The parts, `used` as the second.
 * @see docs/decisions/156-users-are-locked-first.md
 */
export function activityParts(
  db: Database,
  { user, used, also = {}, set = sql``, condition = sql`true` }: Activity,
) {
  const active = db.$with('active', {}).as(sql`
    update users set ${toUserActivity(info)}${set}
    where id = (${user}) and ${condition}
    returning id, ${mustVerifyEmail} as must_verify_email`)
  const inUse = db.$with('used', session).as(used)
  const others = Object.entries(also).map(([name, statement]) => db.$with(name, {}).as(statement))
  return [active, inUse, ...others] as const
}

/** Adds the user to the latest active ones: a part of the statement, which names the session `used`. */
export const activityNote = sql`
  insert into recent_activity (project_id, user_id, created_at)
  select ${placeholder('projectId')}, user_id, ${at} from used`

/** Returns the columns of a `UsedSession` in a statement with the parts of an activity. */
export function toUsedColumns(used: ReturnType<typeof activityParts>[1]) {
  const { id, userId, refreshTokenHash, impersonationEnd } = used
  const mustVerify = sql<boolean>`(select must_verify_email from active)`
  return {
    id,
    userId,
    refreshTokenHash,
    impersonationEnd,
    mustVerifyEmail: mustVerify.as('must_verify_email'),
  }
}

/** A session that a statement wrote. */
export interface UsedSession {
  id: string
  userId: string
  refreshTokenHash: string
  /** Whether its user must verify their email address before anything else. */
  mustVerifyEmail: boolean
  /** End of an impersonation, in seconds since the epoch; `null` for other sessions. */
  impersonationEnd: number | null
}

/** Values of the placeholders of an activity, besides its own. */
export function toActivityValues({ ipInfo, now }: Issuer) {
  return { at: now().toISOString(), info: ipInfo && JSON.stringify(ipInfo) }
}

/** Settings of a project that decide on the contents of its access tokens. */
export type TokenProject = Pick<Project, 'id' | 'tokenClaimsEnabled'>

/** Issues an access token for a session, with the claims that its project enables. */
export async function issueFor(
  db: Database,
  project: TokenProject,
  { id: sessionId, refreshTokenHash: _, ...session }: UsedSession,
  { accessTokens }: Issuer,
): Promise<string> {
  const token = { projectId: project.id, sessionId, ...session }
  if (!project.tokenClaimsEnabled) return accessTokens.issue(token)
  return accessTokens.issue(token, await findUserClaims(db, token))
}
