import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import type { Database } from '../db/database'
import {
  authorizationCodes,
  cliAttempts,
  events,
  knownAddresses,
  oauthFlows,
  projects,
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
  // Metrics cover 31 days.
  { table: events, moment: events.createdAt, keptDays: 90, project: events.projectId },
  {
    table: webhookMessages,
    moment: webhookMessages.createdAt,
    keptDays: 30,
    project: webhookMessages.projectId,
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
}

async function deleteInBatches(db: Database, rule: Rule, before: Date): Promise<number> {
  for (let deleted = 0; ; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${rule.table} where ctid = any(array(${findOld(rule, before)}))`)
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return deleted
  }
}

/** Selects old rows by an index that requests need as well; none exists for this purpose alone. */
function findOld({ table, moment, project }: Rule, before: Date): SQL {
  const isOld = sql`${moment} < ${before.toISOString()}`
  if (!project) return sql`select ctid from ${table} where ${isOld} limit ${batch}`
  return sql`
    select old.ctid from ${projects} cross join lateral (
      select ctid from ${table} where ${project} = ${projects.id} and ${isOld} limit ${batch}
    ) as old limit ${batch}`
}
