import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { projects } from './projects'
import { teamMembers } from './teams'
import { users } from './users'

const projectId = () =>
  text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

/**
 * Permission definitions of projects. The five system permissions are constant and have no row.
 */
export const permissionDefinitions = pgTable(
  'permission_definitions',
  {
    projectId: projectId(),
    id: text('id').notNull(),
    scope: text('scope', { enum: ['team', 'project'] }).notNull(),
    description: text('description'),
    /** Ids of the same scope. Team definitions may contain system permissions. */
    containedIds: text('contained_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
)

/** Permissions granted to new members and users. */
export const defaultPermissions = pgTable(
  'default_permissions',
  {
    projectId: projectId(),
    grantedTo: text('granted_to', { enum: ['team_creator', 'team_member', 'user'] }).notNull(),
    permissionId: text('permission_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.grantedTo, table.permissionId] })],
)

/** Permissions granted directly in a team. */
export const teamPermissions = pgTable(
  'team_permissions',
  {
    teamId: uuid('team_id').notNull(),
    userId: uuid('user_id').notNull(),
    permissionId: text('permission_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.permissionId] }),
    index('team_permissions_user').on(table.userId),
    foreignKey({
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete('cascade'),
  ],
)

/** Permissions granted directly in the project. */
export const projectPermissions = pgTable(
  'project_permissions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissionId: text('permission_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.permissionId] })],
)
