import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { events, users } from '../db/schema/index'
import { findUsers } from './users'
import { toWireUser } from './wire'

/** Number of days, including today. */
const days = 31
const dayMs = 24 * 60 * 60 * 1000
const recent = 5

/** Returns the metrics of a project. */
export async function readMetrics(db: Database, projectId: string, now: Date) {
  const today = Math.floor(now.getTime() / dayMs)
  const dates = Array.from({ length: days }, (_, index) =>
    new Date((today - days + 1 + index) * dayMs).toISOString().slice(0, 10),
  )
  const since = new Date((today - days + 1) * dayMs)
  const [total, signUps, active, countries, registered, lately, methods] = await Promise.all([
    db.select({ users: count() }).from(users).where(eq(users.projectId, projectId)),
    countDailySignUps(db, projectId, since),
    countDailyActive(db, projectId, since),
    countByCountry(db, projectId),
    listRegistered(db, projectId),
    listActive(db, projectId),
    countSignInMethods(db, projectId),
  ])
  const fill = (byDay: Map<string, number>) =>
    dates.map((date) => ({ date, activity: byDay.get(date) ?? 0 }))
  const people = async (rows: { id: string }[]) =>
    (
      await findUsers(
        db,
        projectId,
        rows.map((row) => row.id),
      )
    ).map(toWireUser)
  return {
    total_users: total[0]?.users ?? 0,
    daily_users: fill(signUps),
    daily_active_users: fill(active),
    users_by_country: Object.fromEntries(countries.rows.map((row) => [row.country, row.users])),
    recently_registered: await people(registered),
    recently_active: await people(lately),
    login_methods: methods.rows,
  }
}

function countDailySignUps(db: Database, projectId: string, since: Date) {
  return perDay(
    db,
    sql`select date_trunc('day', signed_up_at at time zone 'UTC') as day, count(*)::int as activity
    from users where project_id = ${projectId} and signed_up_at >= ${since.toISOString()} group by 1`,
  )
}

function countDailyActive(db: Database, projectId: string, since: Date) {
  return perDay(
    db,
    sql`select date_trunc('day', created_at at time zone 'UTC') as day, count(distinct user_id)::int as activity
    from events where project_id = ${projectId} and created_at >= ${since.toISOString()} group by 1`,
  )
}

async function perDay(db: Database, query: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: Date; activity: number }>(
    sql`select to_char(day, 'YYYY-MM-DD') as day, activity from (${query}) per_day`,
  )
  return new Map(rows.map((row) => [String(row.day), row.activity]))
}

/** Counts users by the country of their latest event. */
function countByCountry(db: Database, projectId: string) {
  return db.execute<{ country: string; users: number }>(sql`
    select country, count(*)::int as users from (
      select distinct on (user_id) ip_info->>'countryCode' as country from events
      where project_id = ${projectId} and ip_info->>'countryCode' is not null
      order by user_id, created_at desc) latest
    group by country`)
}

/** Lists the ids of the latest sign-ups. */
function listRegistered(db: Database, projectId: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.projectId, projectId))
    .orderBy(desc(users.signedUpAt), desc(users.id))
    .limit(recent)
}

/** Lists the ids of the users with the latest events. */
function listActive(db: Database, projectId: string) {
  return db
    .select({ id: events.userId })
    .from(events)
    .where(and(eq(events.projectId, projectId), gte(events.createdAt, new Date(0))))
    .groupBy(events.userId)
    .orderBy(desc(sql`max(${events.createdAt})`))
    .limit(recent)
}

function countSignInMethods(db: Database, projectId: string) {
  return db.execute<{ method: string; count: number }>(sql`
    select method, count(*)::int as count from (
      select 'password' as method from passwords join users on users.id = user_id where project_id = ${projectId}
      union all select 'otp' from otp_methods join users on users.id = user_id where project_id = ${projectId}
      union all select 'passkey' from passkeys where project_id = ${projectId}
      union all select provider_id from oauth_accounts where project_id = ${projectId}) all_methods
    group by method order by method`)
}
