import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Kinds of counts. */
const countKinds = ['users', 'signed_up', 'active', 'country', 'method'] as const

/** A kind of count. */
export type CountKind = (typeof countKinds)[number]

const columns = () => ({
  projectId: text('project_id').notNull(),
  kind: text('kind', { enum: countKinds }).notNull(),
  /**
   * `signed_up`, `active`: a UTC day as `YYYY-MM-DD`; `country`: its ISO code; `method`: a provider
   * id, `password`, `otp` or `passkey`; `users`: empty.
   */
  key: text('key').notNull(),
})

/**
 * Counts of projects, without the changes in the next table. Without references, because a sign-up
 * must not lock the row of its project. `deleteProject` deletes them.
 *
 * @see docs/decisions/157-counts-as-a-log-of-changes.md
 */
export const projectCounts = pgTable(
  'project_counts',
  { ...columns(), value: bigint('value', { mode: 'number' }).notNull() },
  (table) => [primaryKey({ columns: [table.projectId, table.kind, table.key] })],
)

/**
 * Changes of counts, written by triggers in the transaction of the change and added to the counts
 * every few seconds.
 */
export const countChanges = pgTable(
  'count_changes',
  { ...columns(), value: bigint('value', { mode: 'number' }).notNull() },
  (table) => [index('count_changes_project').on(table.projectId)],
)

/** The latest activity of each project, at least a thousand entries, to find the latest active users. */
export const recentActivity = pgTable(
  'recent_activity',
  {
    projectId: text('project_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('recent_activity_project').on(table.projectId, table.createdAt)],
)

/** Background migrations that are done (`db/background-migrations.ts`). */
export const backgroundMigrations = pgTable('background_migrations', {
  name: text('name').primaryKey(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
})
