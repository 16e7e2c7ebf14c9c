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
 * Builds a statement that writes sessions and records their activity, atomically.
 *
 * @param used Writes sessions and returns their `id`, `user_id` and `refresh_token_hash`.
 * @param also Further writes based on `used`.
 * @param set Further columns of the users.
 */
export function withActivity(
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
  return db
    .with(inUse, active, noted, ...others)
    .select()
    .from(inUse)
}

/** A statement built by `withActivity`. */
type Use = (
  db: Database,
  values: Record<string, unknown>,
) => Promise<{ id: string; userId: string; refreshTokenHash: string }[]>

/**
 * Issues an access token for a session and records the activity.
 *
 * @returns `null` if the session has ended: nothing is issued after a sign-out.
 */
export async function issueAccessToken(
  db: Database,
  use: Use,
  { accessTokens, ipInfo, now }: Issuer,
  values: { projectId: string; [name: string]: unknown },
): Promise<{ accessToken: string; refreshTokenHash: string; sessionId: string } | null> {
  const moment = { at: now().toISOString(), info: ipInfo && JSON.stringify(ipInfo) }
  const [used] = await use(db, { ...values, ...moment })
  if (!used) return null
  const { projectId } = values
  const token = { projectId, userId: used.userId, sessionId: used.id }
  return {
    accessToken: await accessTokens.issue(token),
    refreshTokenHash: used.refreshTokenHash,
    sessionId: used.id,
  }
}
