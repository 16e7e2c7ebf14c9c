import type { Fetched } from '../cache/resource-map'
import type { AdminScope } from '../context/server-scope'
import type { ServerUser, ServerUserScope } from '../users/server-user'

/** Usage metrics of a project. */
export interface ProjectMetrics {
  /** Number of users. */
  readonly totalUsers: number
  /** Sign-ups of the last 31 days (UTC), today last. */
  readonly dailyUsers: readonly DailyActivity[]
  /** Active users of the same days. */
  readonly dailyActiveUsers: readonly DailyActivity[]
  /** ISO 3166 country code to number of users. */
  readonly usersByCountry: Readonly<Record<string, number>>
  /** The five newest users. */
  readonly recentlyRegistered: readonly ServerUser[]
  /** The five most recently active users. */
  readonly recentlyActive: readonly ServerUser[]
  /** Number of sign-ins by method: provider id, `password`, `passkey`, `otp` or `other`. */
  readonly loginMethods: readonly { readonly method: string; readonly count: number }[]
}

/** Number of events on a day. */
export interface DailyActivity {
  /** Such as `2026-11-21`. */
  readonly date: string
  /** Number of users. */
  readonly activity: number
}

/** Fetches usage metrics of the project. */
export async function fetchMetrics({
  admin,
  toUser,
}: AdminScope & ServerUserScope): Promise<Fetched<ProjectMetrics>> {
  const wire = await admin.send('GET /internal/metrics')
  return {
    wire,
    toValue: () => ({
      totalUsers: wire.total_users,
      dailyUsers: wire.daily_users,
      dailyActiveUsers: wire.daily_active_users,
      usersByCountry: wire.users_by_country,
      recentlyRegistered: wire.recently_registered.map(toUser),
      recentlyActive: wire.recently_active.map(toUser),
      loginMethods: wire.login_methods,
    }),
  }
}
