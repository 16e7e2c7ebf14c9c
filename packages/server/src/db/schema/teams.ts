import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { givenJson, moment } from './columns'
import { projects } from './projects'
import { users } from './users'

/** Groups of users. */
export const teams = pgTable(
  'teams',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    displayName: text('display_name').notNull(),
    profileImageUrl: text('profile_image_url'),
    clientMetadata: givenJson('client_metadata'),
    clientReadOnlyMetadata: givenJson('client_read_only_metadata'),
    serverMetadata: givenJson('server_metadata'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('teams_project').on(table.projectId, table.createdAt)],
)

/** Members of teams with their team profile. Null falls back to the user's profile. */
export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    displayName: text('display_name'),
    profileImageUrl: text('profile_image_url'),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user').on(table.userId, table.joinedAt),
  ],
)

/** The selected team of a user. Deleted with the membership. */
export const selectedTeams = pgTable(
  'selected_teams',
  {
    userId: uuid('user_id').primaryKey(),
    teamId: uuid('team_id').notNull(),
  },
  (table) => [
    index('selected_teams_team').on(table.teamId),
    foreignKey({
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete('cascade'),
  ],
)
