import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { limitLockWaits, retryLocks } from './migrate'

/** Number of users per statement: their rows are locked for some hundredths of a second. */
const batch = 1000

const nil = '00000000-0000-0000-0000-000000000000'

/**
 * Carries the activity of the former table `events` over into the counts, the users and the recent
 * activity, and empties it.
 */
export async function carryActivityOver(db: Database, signal: AbortSignal): Promise<void> {
  const today = await countFormerDays(db)
  for (let last = nil; last && !signal.aborted; ) {
    last = await carryUsersOver(db, { today, after: last })
  }
  if (signal.aborted) return
  await retryLocks(() => emptyEvents(db))
}

function emptyEvents(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(limitLockWaits)
    await tx.execute(sql`lock table events in access exclusive mode`)
    await tx.execute(sql`
      insert into recent_activity (project_id, user_id, created_at)
      select latest.* from projects cross join lateral (
        select project_id, user_id, created_at from events where project_id = projects.id
        order by created_at desc limit 1000) latest`)
    await tx.execute(sql`truncate events`)
  })
}

/**
 * Counts the active users of the days before today, once. Those of today are counted user by user,
 * because some have already been counted.
 *
 * @returns The current day when this first ran.
 */
async function countFormerDays(db: Database): Promise<string> {
  const name = 'active_days_of_events'
  return db.transaction(async (tx) => {
    const known = await tx.execute<{ today: string }>(sql`
      select to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD') as today
      from background_migrations where name = ${name}`)
    if (known.rows[0]) return known.rows[0].today
    const { rows } = await tx.execute<{ today: string }>(sql`
      insert into background_migrations (name) values (${name})
      returning to_char(finished_at at time zone 'UTC', 'YYYY-MM-DD') as today`)
    const today = rows[0]?.today ?? ''
    await tx.execute(sql`
      insert into count_changes (project_id, kind, key, value)
      select project_id, 'active', to_char(day, 'YYYY-MM-DD'), count(*) from (
        select distinct project_id, (created_at at time zone 'UTC')::date as day, user_id
        from events where created_at >= ${today}::date - 31) active
      where day < ${today}::date group by 1, 2, 3`)
    return today
  })
}

/** @returns The id of the last user, or `''` if there is none. */
async function carryUsersOver(
  db: Database,
  { today, after }: { today: string; after: string },
): Promise<string> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with next as (select id from users where id > ${after} order by id limit ${batch}),
    former as (
      select next.id,
        (select ip_info->>'countryCode' from events
          where user_id = next.id and ip_info->>'countryCode' is not null
          order by created_at desc limit 1) as country,
        exists (select from events where user_id = next.id
          and (created_at at time zone 'UTC')::date = ${today}::date) as was_active
      from next
    ), carried as (
      update users set country = coalesce(users.country, former.country),
        active_on = coalesce(users.active_on, case when was_active then ${today}::date end)
      from former where former.id = users.id and (
        (users.country is null and former.country is not null)
        or (users.active_on is null and was_active))
    )
    select max(id::text) as last from next`)
  return rows[0]?.last ?? ''
}
