import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { teamMembers, users } from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { PermissionScope } from './definitions'

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
  { teamId, userId, ...filter }: PermissionFilter,
): Promise<{ id: string; user_id: string; team_id: string }[]> {
  const granted = sql`
    select granted.team_id, granted.user_id, granted.permission_id
    from team_permissions granted join users on users.id = granted.user_id
    where users.project_id = ${projectId}
      ${teamId ? sql`and granted.team_id = ${teamId}` : sql``}
      ${userId ? sql`and granted.user_id = ${userId}` : sql``}`
  const { rows } = await db.execute<{ id: string; user_id: string; team_id: string }>(sql`
    ${withHeld(granted, { projectId, scope: 'team' }, filter)}
    select id, user_id, team_id from held order by team_id, user_id, id collate "C"`)
  return rows
}

/** Lists permissions in the project, sorted by user and id. */
export async function listProjectPermissions(
  db: Database,
  projectId: string,
  { userId, ...filter }: PermissionFilter,
): Promise<{ id: string; user_id: string }[]> {
  const granted = sql`
    select null::uuid, granted.user_id, granted.permission_id
    from project_permissions granted join users on users.id = granted.user_id
    where users.project_id = ${projectId}
      ${userId ? sql`and granted.user_id = ${userId}` : sql``}`
  const { rows } = await db.execute<{ id: string; user_id: string }>(sql`
    ${withHeld(granted, { projectId, scope: 'project' }, filter)}
    select id, user_id from held order by user_id, id collate "C"`)
  return rows
}

/**
 * Returns the `with` clause of grants and, if `recursive`, the permissions that they contain transitively. One statement,
 * because a definition may be renamed or extended between two.
 */
function withHeld(
  granted: SQL,
  { projectId, scope }: { projectId: string; scope: PermissionScope },
  { permissionId, recursive }: Pick<PermissionFilter, 'permissionId' | 'recursive'>,
): SQL {
  // `union` drops duplicates, so cycles end.
  const contained = sql`
    union select expanded.team_id, expanded.user_id, contained.id from expanded
    join permission_definitions definition on definition.project_id = ${projectId}
      and definition.scope = ${scope} and definition.id = expanded.id
    cross join unnest(definition.contained_ids) contained (id)`
  return sql`
    with recursive expanded (team_id, user_id, id) as (${granted} ${recursive ? contained : sql``}),
    held as (
      select * from expanded
      ${permissionId === undefined ? sql`` : sql`where id = ${permissionId}`})`
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
