import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Database } from '../db/database'
import {
  authorizationCodes,
  cliAttempts,
  countChanges,
  deletedItems,
  knownAddresses,
  knownBrowsers,
  oauthFlows,
  projectCounts,
  projects,
  recentActivity,
  securityEvents,
  sentEmails,
  sessions,
  verificationCodes,
  webhookMessages,
} from '../db/schema/index'

/** Rows that are deleted some days after the time in a column. */
interface Rule {
  table: PgTable
  moment: PgColumn
  keptDays: number
  /** Set if the index starts with the project: rows are searched per project. */
  project?: PgColumn
}

/**
 * Retention of expired rows. Used and expired codes are distinguished from unknown ones for a
 * while.
 */
const rules: Rule[] = [
  { table: verificationCodes, moment: verificationCodes.expiresAt, keptDays: 30 },
  { table: sessions, moment: sessions.expiresAt, keptDays: 1 },
  { table: oauthFlows, moment: oauthFlows.expiresAt, keptDays: 1 },
  // May contain tokens of a provider, for a connection that was never completed.
  { table: authorizationCodes, moment: authorizationCodes.expiresAt, keptDays: 0 },
  { table: cliAttempts, moment: cliAttempts.expiresAt, keptDays: 7 },
  { table: knownAddresses, moment: knownAddresses.lastUsedAt, keptDays: 90 },
  // As long as a session, which also makes its browser known.
  { table: knownBrowsers, moment: knownBrowsers.lastUsedAt, keptDays: 365 },
  {
    table: webhookMessages,
    moment: webhookMessages.createdAt,
    keptDays: 30,
    project: webhookMessages.projectId,
  },
  // Reading a list in pages takes less time.
  {
    table: deletedItems,
    moment: deletedItems.deletedAt,
    keptDays: 7,
    project: deletedItems.projectId,
  },
  {
    table: securityEvents,
    moment: securityEvents.createdAt,
    keptDays: 90,
    project: securityEvents.projectId,
  },
  {
    table: sentEmails,
    moment: sentEmails.sentAt,
    keptDays: 90,
    project: sentEmails.projectId,
  },
]

/** Number of rows per statement, small enough not to block requests. */
const batch = 1000

const dayMs = 24 * 60 * 60 * 1000

/** Deletes expired rows. */
export async function cleanUp({
  db,
  log,
  now,
}: {
  db: Database
  log: Logger
  now: () => Date
}): Promise<void> {
  for (const rule of rules) {
    const before = new Date(now().getTime() - rule.keptDays * dayMs)
    const deleted = await deleteInBatches(db, rule, before)
    if (deleted > 0) log.info({ table: getTableName(rule.table), deleted }, 'old rows deleted')
  }
  await deleteOlderActivity(db)
  await deleteOldCounts(db, now())
}

/** Number of entries of a project that are kept, beside those added since the last clean-up. */
const keptActivity = 1000

/** Deletes all but the latest activity of each project. */
async function deleteOlderActivity(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string; before: string }>(sql`
    select ${projects.id} as id, latest.created_at::text as before
    from ${projects} cross join lateral (
      select created_at from ${recentActivity} where project_id = ${projects.id}
      order by created_at desc offset ${keptActivity} limit 1) as latest`)
  for (const { id, before } of rows) {
    await deleteAll(
      db,
      recentActivity,
      sql`select ctid from ${recentActivity}
        where project_id = ${id} and created_at <= ${before} order by created_at limit ${batch}`,
    )
  }
}

/** Days that the counts of sign-ups and active users are kept. Metrics cover at most 180. */
const countedDays = 181

async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - countedDays * dayMs).toISOString().slice(0, 10)
  const isOld = sql`kind in ('signed_up', 'active') and key < ${before}`
  for (const table of [projectCounts, countChanges]) {
    // The project was deleted while its changes were added up.
    const isOrphan = sql`not exists (select from ${projects} where ${projects.id} = project_id)`
    await db.execute(sql`delete from ${table} where (${isOld}) or value = 0 or ${isOrphan}`)
  }
}

function deleteInBatches(db: Database, rule: Rule, before: Date): Promise<number> {
  return deleteAll(db, rule.table, findOld(rule, before))
}

/** Deletes the rows that a query finds, in batches. */
async function deleteAll(db: Database, table: PgTable, found: SQL): Promise<number> {
  for (let deleted = 0; ; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(${found}))`)
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return deleted
  }
}

/**
 * Selects old rows with an index that requests also use; none exists for this purpose alone. Rows
 * that are found without their project, and that a request is deleting, are left to it: it may lock
 * them in another order.
 */
function findOld({ table, moment, project }: Rule, before: Date): SQL {
  const isOld = sql`${moment} < ${before.toISOString()}`
  if (!project) {
    return sql`select ctid from ${table} where ${isOld} limit ${batch} for update skip locked`
  }
  return sql`
    select old.ctid from ${projects} cross join lateral (
      select ctid from ${table} where ${project} = ${projects.id} and ${isOld} limit ${batch}
    ) as old limit ${batch}`
}
