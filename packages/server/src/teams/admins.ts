import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { teams } from '../db/schema/index'
import { listTeamPermissions, requireTeamPermission } from '../permissions/permissions'
import { lockUser } from '../sessions/lock-user'

/**
 * Locks the users of a change, always in the order of their ids: two members may remove each other at the
 * same time.
 *
 * @param userIds `null` is the app's server.
 */
export async function lockMembers(tx: Database, userIds: (string | null)[]): Promise<void> {
  const ids = new Set(userIds.filter((id) => id !== null))
  for (const id of [...ids].sort()) await lockUser(tx, id)
}

/**
 * Locks the member who changes a team, and requires their permission again: another request may have changed their
 * roles since it was checked.
 *
 * @param change.by `null` is the app's server, which needs none.
 * @throws TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED
 */
export async function lockCaller(
  tx: Database,
  projectId: string,
  { teamId, by, permissionId }: { teamId: string; by: string | null; permissionId: string },
): Promise<void> {
  if (by === null) return
  await lockUser(tx, by)
  await requireTeamPermission(tx, projectId, { teamId, userId: by, permissionId })
}

/** Locks a team, so that changes which may leave it without an admin happen one after the other. */
export async function lockTeam(tx: Database, teamId: string): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
}

/** Returns the ids of the admins of a team: the members who may delete it. */
export async function listAdminIds(
  db: Database,
  projectId: string,
  teamId: string,
): Promise<string[]> {
  const filter = { teamId, permissionId: '$delete_team', recursive: true }
  return (await listTeamPermissions(db, projectId, filter)).map((admin) => admin.user_id)
}
