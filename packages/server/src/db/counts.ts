import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from './database'
import { backgroundMigrations, type CountKind } from './schema/index'

/** A count of a project. */
export interface Count {
  projectId: string
  kind: CountKind
  key: string
  value: number
}

/** Name of the background migration that counts the rows older than the triggers. */
export const countExistingRows = 'count_existing_rows'

/** Advisory lock of recounting; an arbitrary number. */
const recountLockId = 7_209_114_505

/** Number of changes that a statement adds to the counts. */
const batch = 10_000

/** Databases whose older rows have been counted; this never changes back. */
const complete = new WeakSet<Database>()

/**
 * Reads counts of projects. They include every change that is visible to the database, without
 * reading the rows that are counted.
 *
 * @see docs/decisions/157-counts-as-a-log-of-changes.md
 */
export async function readCounts(
  db: Database,
  projectIds: string[],
  kinds: CountKind[],
): Promise<Count[]> {
  const isOf = sql`project_id = any(${sql.param(projectIds)}) and kind = any(${sql.param(kinds)})`
  const recorded = sql`
    select project_id, kind, key, value from project_counts where ${isOf}
    union all select project_id, kind, key, value from count_changes where ${isOf}`
  const rows = (await isComplete(db))
    ? recorded
    : sql`select * from (${actualCounts}) actual where ${isOf}
        union all select * from (${recorded}) recorded where kind = 'active'`
  const found = await db.execute<{ project_id: string; kind: CountKind; key: string; n: string }>(
    sql`select project_id, kind, key, sum(value)::text as n from (${rows}) counted
      group by project_id, kind, key having sum(value) <> 0 order by key`,
  )
  return found.rows.map(({ project_id: projectId, kind, key, n }) => ({
    projectId,
    kind,
    key,
    value: Number(n),
  }))
}

async function isComplete(db: Database): Promise<boolean> {
  if (complete.has(db)) return true
  const rows = await db
    .select({ name: backgroundMigrations.name })
    .from(backgroundMigrations)
    .where(inArray(backgroundMigrations.name, [countExistingRows]))
  if (rows.length === 0) return false
  complete.add(db)
  return true
}

/** Everything that the triggers count, counted from the rows. Reads whole tables. */
const actualCounts = sql`
  select project_id, 'users' as kind, '' as key, count(*) as value from users group by 1
  union all select project_id, 'signed_up', to_char(day, 'YYYY-MM-DD'), n from (
    select project_id, (signed_up_at at time zone 'UTC')::date as day, count(*) as n
    from users group by 1, 2) by_day
  union all select project_id, 'country', country, count(*) from users
    where country is not null group by 1, 3
  union all select project_id, 'method', 'password', count(*)
    from passwords join users on users.id = user_id group by 1
  union all select project_id, 'method', 'otp', count(*)
    from otp_methods join users on users.id = user_id group by 1
  union all select project_id, 'method', 'passkey', count(*) from passkeys group by 1
  union all select project_id, 'method', provider_id, count(*) from oauth_accounts group by 1, 3`

/**
 * Corrects the counts to match the rows, in one statement and therefore one snapshot: it contains
 * either both the rows and the count changes of a concurrent transaction, or neither. Blocks no
 * writes.
 *
 * @returns The number of counts that were wrong.
 */
export async function recount(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${recountLockId})`)
    const { rowCount } = await tx.execute(sql`
      insert into count_changes (project_id, kind, key, value)
      select project_id, kind, key, sum(value) from (
        ${actualCounts}
        union all select project_id, kind, key, -value from project_counts where kind <> 'active'
        union all select project_id, kind, key, -value from count_changes where kind <> 'active'
      ) difference group by 1, 2, 3 having sum(value) <> 0`)
    return rowCount ?? 0
  })
}

/** Adds the recorded changes to the counts. Concurrent processes take different changes. */
export async function addCountChanges(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ taken: number }>(takeChanges)
    if ((rows[0]?.taken ?? 0) < batch) return
  }
}

/** The order of the counts prevents deadlocks between processes. */
const takeChanges: SQL = sql`
  with taken as (
    delete from count_changes where ctid = any(array(
      select ctid from count_changes limit ${sql.raw(String(batch))} for update skip locked))
    returning project_id, kind, key, value
  ), added as (
    insert into project_counts (project_id, kind, key, value)
    select project_id, kind, key, sum(value) from taken group by 1, 2, 3
    having sum(value) <> 0 order by 1, 2, 3
    on conflict (project_id, kind, key) do update
      set value = project_counts.value + excluded.value
  )
  select count(*)::int as taken from taken`
