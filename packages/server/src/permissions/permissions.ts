import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { projectPermissions, teamMembers, teamPermissions, users } from '../db/schema/index'
import { knownError } from '../lib/errors'
import { expandPermissions, listDefinitions, type PermissionDefinition } from './definitions'

/** Filters of a list. Absent filters match everything. */
export interface PermissionFilter {
  teamId?: string
  userId?: string
  permissionId?: string
  recursive: boolean
}

/** Lists permissions in teams, sorted by team, user and id. */
export async function listTeamPermissions(
  db: Database,
  projectId: string,
  filter: PermissionFilter,
): Promise<{ id: string; user_id: string; team_id: string }[]> {
  const rows = await db
    .select({
      teamId: teamPermissions.teamId,
      userId: teamPermissions.userId,
      id: teamPermissions.permissionId,
    })
    .from(teamPermissions)
    .innerJoin(users, eq(users.id, teamPermissions.userId))
    .where(
      and(
        eq(users.projectId, projectId),
        filter.teamId ? eq(teamPermissions.teamId, filter.teamId) : undefined,
        filter.userId ? eq(teamPermissions.userId, filter.userId) : undefined,
      ),
    )
    .orderBy(asc(teamPermissions.teamId), asc(teamPermissions.userId))
  const definitions = filter.recursive ? await listDefinitions(db, projectId, 'team') : []
  return expandHolders(
    rows,
    ({ teamId, userId }) => `${teamId} ${userId}`,
    definitions,
    filter,
  ).map(({ holder, id }) => ({ id, user_id: holder.userId, team_id: holder.teamId }))
}

/** Lists permissions in the project, sorted by user and id. */
export async function listProjectPermissions(
  db: Database,
  projectId: string,
  filter: PermissionFilter,
): Promise<{ id: string; user_id: string }[]> {
  const rows = await db
    .select({ userId: projectPermissions.userId, id: projectPermissions.permissionId })
    .from(projectPermissions)
    .innerJoin(users, eq(users.id, projectPermissions.userId))
    .where(
      and(
        eq(users.projectId, projectId),
        filter.userId ? eq(projectPermissions.userId, filter.userId) : undefined,
      ),
    )
    .orderBy(asc(projectPermissions.userId))
  const definitions = filter.recursive ? await listDefinitions(db, projectId, 'project') : []
  return expandHolders(rows, ({ userId }) => userId, definitions, filter).map(({ holder, id }) => ({
    id,
    user_id: holder.userId,
  }))
}

/** Groups rows by user, adds contained permissions and filters, keeping the order. */
function expandHolders<Row extends { id: string }>(
  rows: Row[],
  keyOf: (row: Row) => string,
  definitions: PermissionDefinition[],
  { permissionId }: PermissionFilter,
): { holder: Row; id: string }[] {
  const holders = new Map<string, { holder: Row; ids: string[] }>()
  for (const row of rows) {
    const entry = holders.get(keyOf(row)) ?? { holder: row, ids: [] }
    entry.ids.push(row.id)
    holders.set(keyOf(row), entry)
  }
  return [...holders.values()].flatMap(({ holder, ids }) =>
    [...expandPermissions(ids, definitions)]
      .filter((id) => permissionId === undefined || id === permissionId)
      .sort()
      .map((id) => ({ holder, id })),
  )
}

/** @throws TEAM_MEMBERSHIP_NOT_FOUND if the user is not a member. */
export async function requireMembership(
  db: Database,
  projectId: string,
  { teamId, userId }: { teamId: string; userId: string },
): Promise<void> {
  const [member] = await db
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(
      and(
        eq(teamMembers.teamId, teamId),
        eq(teamMembers.userId, userId),
        eq(users.projectId, projectId),
      ),
    )
  if (!member) throw knownError('TEAM_MEMBERSHIP_NOT_FOUND', { team_id: teamId, user_id: userId })
}

/** @throws TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED */
export async function requireTeamPermission(
  db: Database,
  projectId: string,
  holder: { teamId: string; userId: string; permissionId: string },
): Promise<void> {
  const { teamId, userId, permissionId } = holder
  await requireMembership(db, projectId, holder)
  const held = await listTeamPermissions(db, projectId, { ...holder, recursive: true })
  if (held.length === 0) {
    throw knownError('TEAM_PERMISSION_REQUIRED', {
      team_id: teamId,
      user_id: userId,
      permission_id: permissionId,
    })
  }
}
