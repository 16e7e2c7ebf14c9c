import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'
import type { ServerUser } from '../users/server-user'
import { toServerUser } from '../users/server-users-and-teams'

/** Usage metrics of a project. */
export interface ProjectMetrics {
  /** Number of users. */
  readonly totalUsers: number
  /** Sign-ups of the last days (UTC), today last. */
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

/** Options of `getMetrics`. */
export interface GetMetricsOptions extends CallOptions {
  /** Days of `dailyUsers` and `dailyActiveUsers`, at most 180. @default 31 */
  days?: number | undefined
}

/** Number of events on a day. */
export interface DailyActivity {
  /** Such as `2026-11-21`. */
  readonly date: string
  /** Number of users. */
  readonly activity: number
}

type WireMetrics = ResponseOf<'GET /internal/metrics', 'admin'>

/** Fetches usage metrics of the project. */
export async function fetchMetrics(
  scope: Scope<'server' | 'admin'>,
  { days }: GetMetricsOptions = {},
): Promise<Fetched<ProjectMetrics>> {
  const wire = await scope.admin.send('GET /internal/metrics', { query: { days } })
  return { wire, toValue: () => toMetrics(scope, wire) }
}

function toMetrics(scope: Scope<'server'>, wire: WireMetrics): ProjectMetrics {
  const {
    total_users: totalUsers,
    daily_users: dailyUsers,
    daily_active_users: dailyActiveUsers,
    users_by_country: usersByCountry,
    recently_registered: recentlyRegistered,
    recently_active: recentlyActive,
    login_methods: loginMethods,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    totalUsers,
    dailyUsers: dailyUsers.map(toDailyActivity),
    dailyActiveUsers: dailyActiveUsers.map(toDailyActivity),
    usersByCountry,
    recentlyRegistered: recentlyRegistered.map((user) => toServerUser(scope, user)),
    recentlyActive: recentlyActive.map((user) => toServerUser(scope, user)),
    loginMethods: loginMethods.map(toLoginMethod),
  }
}

function toDailyActivity(wire: WireMetrics['daily_users'][number]): DailyActivity {
  const { date, activity, ...rest } = wire
  requireAllMapped(rest)
  return { date, activity }
}

function toLoginMethod(wire: WireMetrics['login_methods'][number]) {
  const { method, count, ...rest } = wire
  requireAllMapped(rest)
  return { method, count }
}
