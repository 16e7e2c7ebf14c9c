import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { IpInfo } from '../db/schema/index'
import type { Actor } from '../security-events/security-events'
import type { AccessTokens } from './tokens/access-token'
import type { RefreshTokens } from './tokens/refresh-token'

/** Dependencies of issuing tokens, besides the database. */
export interface Issuer {
  accessTokens: AccessTokens
  refreshTokens: RefreshTokens
  now: () => Date
  /** Location of the end user if the request came from a browser. */
  ipInfo: IpInfo | null
  /** Actor of the sign-in, as far as it is known. */
  actor: Actor
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
}

/**
 * Builds the parts of a statement that writes sessions and records their activity, atomically.
 *
 * @param used Writes sessions and returns their `id`, `user_id` and `refresh_token_hash`.
 * @param also Further writes based on `used`.
 * @param set Further columns of the users.
 * @returns The part `used` and the others.
 */
export function activityParts(
  db: Database,
  used: SQL,
  { also = [], set = sql`` }: { also?: SQL[]; set?: SQL } = {},
) {
  const inUse = db.$with('used', session).as(used)
  const active = db.$with('active', {}).as(sql`
    update users set last_active_at = ${at}${set} from used where users.id = used.user_id`)
  const noted = db.$with('noted', {}).as(sql`
    insert into events (project_id, user_id, session_id, created_at, ip_info)
    select ${placeholder('projectId')}, user_id, id, ${at}, ${info} from used`)
  const others = also.map((statement, index) => db.$with(`also_${index}`, {}).as(statement))
  return [inUse, active, noted, ...others] as const
}

/** Builds a statement that writes sessions and records their activity. */
export function withActivity(...of: Parameters<typeof activityParts>) {
  const [db] = of
  const parts = activityParts(...of)
  return db
    .with(...parts)
    .select()
    .from(parts[0])
}

/** A session that a statement wrote. */
export interface UsedSession {
  id: string
  userId: string
  refreshTokenHash: string
}

/** A statement built by `withActivity`. */
type Use = (db: Database, values: Record<string, unknown>) => Promise<UsedSession[]>

/** Values of the placeholders of an activity, besides its own. */
export function toActivityValues({ ipInfo, now }: Issuer) {
  return { at: now().toISOString(), info: ipInfo && JSON.stringify(ipInfo) }
}

/**
 * Issues an access token for a session and records the activity.
 *
 * @returns `null` if the session has ended: nothing is issued after a sign-out.
 */
export async function issueAccessToken(
  db: Database,
  use: Use,
  issuer: Issuer,
  values: { projectId: string; [name: string]: unknown },
): Promise<{ accessToken: string; sessionId: string } | null> {
  const [used] = await use(db, { ...values, ...toActivityValues(issuer) })
  if (!used) return null
  const { id: sessionId, userId } = used
  const { projectId } = values
  return {
    accessToken: await issuer.accessTokens.issue({ projectId, userId, sessionId }),
    sessionId,
  }
}
