import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'

/** A session of a user, on this device or another. */
export interface ActiveSession {
  /** Id of the session. */
  readonly id: string
  /** Id of the user. */
  readonly userId: string
  /** Time of the sign-in. */
  readonly createdAt: Date
  /** Time of the last use; `undefined` if never used. */
  readonly lastUsedAt: Date | undefined
  /** Whether it is the session of this request. */
  readonly isCurrentSession: boolean
  /** Whether an owner or a server created it to act as the user. */
  readonly isImpersonation: boolean
  /** Location of the last use, if known. */
  readonly geoInfo?: GeoInfo
  /** Browser and operating system of the sign-in, such as `Firefox (Windows)`, if known. */
  readonly browser?: string
}

/** Location of an IP address. */
export interface GeoInfo {
  /** IP address. */
  readonly ip: string
  /** ISO 3166-1 country code. */
  readonly countryCode?: string | null
  /** Code of the region within the country. */
  readonly regionCode?: string | null
  /** Name of the city. */
  readonly cityName?: string | null
  /** In degrees. */
  readonly latitude?: number | null
  /** In degrees. */
  readonly longitude?: number | null
  /** IANA time zone, such as `Europe/Berlin`. */
  readonly tzIdentifier?: string | null
}

/** Fetches the sessions of a user, newest first. */
export async function fetchActiveSessions({
  http,
  userId,
}: Scope<'userId'>): Promise<Fetched<ActiveSession[]>> {
  const { items } = await http.send('GET /auth/sessions', { query: { user_id: userId } })
  return { wire: items, toValue: () => items.map(toActiveSession) }
}

/** Revokes a session of a user. */
export async function revokeSession(
  { http, reads, userId }: Scope<'userId'>,
  sessionId: string,
  { signal }: CallOptions = {},
): Promise<void> {
  await http.send('DELETE /auth/sessions/:id', {
    path: { id: sessionId },
    query: { user_id: userId },
    signal,
  })
  await reads.invalidate(`sessions/${userId}`)
}

function toActiveSession(wire: ResponseOf<'GET /auth/sessions'>['items'][number]): ActiveSession {
  const {
    id,
    user_id: userId,
    created_at: createdAt,
    last_used_at: lastUsedAt,
    is_current_session: isCurrentSession,
    is_impersonation: isImpersonation,
    last_used_at_end_user_ip_info: geoInfo,
    browser,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    userId,
    createdAt: new Date(createdAt),
    lastUsedAt: lastUsedAt === undefined ? undefined : new Date(lastUsedAt),
    isCurrentSession,
    isImpersonation,
    geoInfo,
    browser,
  }
}
