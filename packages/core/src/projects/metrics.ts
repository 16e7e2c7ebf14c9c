import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { ServerUser, WireServerUser } from '../users/server-user'
import { toServerUser } from '../users/server-users-and-teams'

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
export async function fetchMetrics(
  scope: Scope<'server' | 'admin'>,
): Promise<Fetched<ProjectMetrics>> {
  const wire = await scope.admin.send('GET /internal/metrics')
  const toUser = (user: WireServerUser) => toServerUser(scope, user)
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
