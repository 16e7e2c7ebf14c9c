import { desc, eq, inArray } from 'drizzle-orm'
import { readCounts } from '../db/counts'
import type { Database } from '../db/database'
import { type CountKind, recentActivity, users } from '../db/schema/index'
import { findUsers } from './users'
import { toWireUser } from './wire'

const dayMs = 24 * 60 * 60 * 1000
const recent = 5

/** Number of latest entries to search for the most recently active users. */
const latestActivity = 1000

/** Period of the metrics. */
interface MetricsOptions {
  /** Number of days, including today. @default 31 */
  days?: number
  now: Date
}

/**
 * Returns the metrics of a project.
 *
 * @see docs/decisions/157-counts-as-a-log-of-changes.md
 */
export async function readMetrics(
  db: Database,
  projectId: string,
  { days = 31, now }: MetricsOptions,
) {
  const today = Math.floor(now.getTime() / dayMs)
  const dates = Array.from({ length: days }, (_, index) =>
    new Date((today - days + 1 + index) * dayMs).toISOString().slice(0, 10),
  )
  const [counts, registered, active] = await Promise.all([
    readCounts(db, [projectId], ['users', 'signed_up', 'active', 'country', 'method']),
    listRegistered(db, projectId),
    listActive(db, projectId),
  ])
  const of = (kind: CountKind) => counts.filter((count) => count.kind === kind)
  const perDay = (kind: CountKind) => {
    const byDay = new Map(of(kind).map(({ key, value }) => [key, value]))
    return dates.map((date) => ({ date, activity: byDay.get(date) ?? 0 }))
  }
  const people = async (ids: string[]) => (await findUsers(db, projectId, ids)).map(toWireUser)
  return {
    total_users: of('users')[0]?.value ?? 0,
    daily_users: perDay('signed_up'),
    daily_active_users: perDay('active'),
    users_by_country: Object.fromEntries(of('country').map(({ key, value }) => [key, value])),
    recently_registered: await people(registered),
    recently_active: await people(active),
    login_methods: of('method').map(({ key, value }) => ({ method: key, count: value })),
  }
}

/** Lists the ids of the latest sign-ups. */
async function listRegistered(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.projectId, projectId))
    .orderBy(desc(users.signedUpAt), desc(users.id))
    .limit(recent)
  return rows.map(({ id }) => id)
}

/** Lists the ids of the users with the latest access tokens. */
async function listActive(db: Database, projectId: string): Promise<string[]> {
  const latest = db
    .select({ userId: recentActivity.userId })
    .from(recentActivity)
    .where(eq(recentActivity.projectId, projectId))
    .orderBy(desc(recentActivity.createdAt))
    .limit(latestActivity)
    .as('latest')
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, db.select({ id: latest.userId }).from(latest)))
    .orderBy(desc(users.lastActiveAt))
    .limit(recent)
  return rows.map(({ id }) => id)
}
