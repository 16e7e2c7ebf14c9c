import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/**
 * Security events of projects. Without references, because they outlive users, and a sign-in must
 * not lock the row of its project. `deleteProject` deletes them.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    /** Sequence number, which orders events with the same timestamp. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    projectId: text('project_id').notNull(),
    type: text('type').notNull(),
    /** Affected user. Null: unknown, or the whole project. */
    userId: uuid('user_id'),
    /** Access type of the caller; `operator`: the command line. */
    actorAccess: text('actor_access', {
      enum: ['client', 'server', 'admin', 'operator'],
    }).notNull(),
    /** The signed-in user. */
    actorUserId: uuid('actor_user_id'),
    /** User of `internal` whose session opened the project as its owner. */
    actorOwnerId: uuid('actor_owner_id'),
    /** Address of the client, as far as trusted proxies report it. */
    address: text('address'),
    details: jsonb('details').$type<Record<string, string | boolean>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('security_events_project').on(table.projectId, table.createdAt, table.id),
    index('security_events_user')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.userId} is not null`),
    // Most events have the excluded type; the index by project finds those just as fast.
    index('security_events_type')
      .on(table.projectId, table.type, table.createdAt, table.id)
      .where(sql`${table.type} <> 'session.created'`),
  ],
)
