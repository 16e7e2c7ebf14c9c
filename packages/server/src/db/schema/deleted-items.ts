import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/** Lists whose cursors are ids. */
const lists = ['users', 'teams'] as const

/** A list whose cursors are ids. */
export type ListWithIds = (typeof lists)[number]

/**
 * Sort keys of deleted users and teams, with which a cursor that names one still has a position. Kept for some
 * days. Without references, because a deletion must not lock the row of its project. `deleteProject` deletes them.
 *
 * @see docs/decisions/273-cursors-of-deleted-items.md
 */
export const deletedItems = pgTable(
  'deleted_items',
  {
    projectId: text('project_id').notNull(),
    list: text('list', { enum: lists }).notNull(),
    id: uuid('id').notNull(),
    /** Sort key in the list: when the user signed up, or the team was created. */
    sortedBy: moment('sorted_by').notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.list, table.id] })],
)
