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

/** Rows that are deleted some days after the moment in a column. */
interface Rule {
  table: PgTable
  moment: PgColumn
  keptDays: number
  /** Its index begins with the project: rows are looked for in each of them. */
  project?: PgColumn
}

/** What nobody asks for any more. A spent or late code is told from an unknown one for a while. */
const rules: Rule[] = [
  { table: verificationCodes, moment: verificationCodes.expiresAt, keptDays: 30 },
  { table: sessions, moment: sessions.expiresAt, keptDays: 1 },
  { table: oauthFlows, moment: oauthFlows.expiresAt, keptDays: 1 },
  // They may carry tokens of a provider, for a link that was never completed.
  { table: authorizationCodes, moment: authorizationCodes.expiresAt, keptDays: 0 },
  { table: cliAttempts, moment: cliAttempts.expiresAt, keptDays: 7 },
  { table: knownAddresses, moment: knownAddresses.lastUsedAt, keptDays: 90 },
  // Figures show 31 days (contract/http.md section 10.5).
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

/** Rows deleted in one statement: few enough that nobody waits for it. */
const batch = 1000

const dayMs = 24 * 60 * 60 * 1000

/** Deletes rows that have had their time. */
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

/** Some old rows of a table, by an index that requests need anyway: none is written for this alone. */
function findOld({ table, moment, project }: Rule, before: Date): SQL {
  const isOld = sql`${moment} < ${before.toISOString()}`
  if (!project) return sql`select ctid from ${table} where ${isOld} limit ${batch}`
  return sql`
    select old.ctid from ${projects} cross join lateral (
      select ctid from ${table} where ${project} = ${projects.id} and ${isOld} limit ${batch}
    ) as old limit ${batch}`
}
