import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/**
 * What happened to the security of a project. Without references: it outlives the users it tells of,
 * and no sign-in locks the row of its project. `deleteProject` takes it along.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    /** Counted, so that what happens at one moment keeps its order. */
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    projectId: text('project_id').notNull(),
    type: text('type').notNull(),
    /** Whom it is about; null: nobody known, or the whole project. */
    userId: uuid('user_id'),
    /** By which kind of key it was done; `operator`: on the command line. */
    actorAccess: text('actor_access', {
      enum: ['client', 'server', 'admin', 'operator'],
    }).notNull(),
    /** Who was signed in. */
    actorUserId: uuid('actor_user_id'),
    /** Where the request came from, as far as trusted proxies say. */
    address: text('address'),
    details: jsonb('details').$type<Record<string, string | boolean>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('security_events_project').on(table.projectId, table.createdAt, table.id)],
)
