import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { keepPosition } from '../db/list-positions'
import { teamMembers, users } from '../db/schema/index'
import { lockUserForChange, type UserChange } from '../sessions/kept-session'
import { revoke } from '../sessions/revoke'
import { announce } from '../webhooks/publish'

/**
 * Deletes a user with their data. Their teams remain, even empty, and their activity remains in the
 * metrics.
 *
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function deleteUser(
  db: Database,
  { id: userId, projectId }: { id: string; projectId: string },
  { audit, kept, now }: UserChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUserForChange(tx, userId, { kept, now })
    const memberships = await lockMemberships(tx, userId)
    const [deleted] = await tx
      .delete(users)
      .where(eq(users.id, userId))
      .returning({ id: users.id, sortedBy: users.signedUpAt })
    if (deleted) await keepPosition(tx, { ...deleted, projectId, list: 'users' })
    await revoke(tx, 'user.deleted', { userId })
    await audit(tx, { type: 'user.deleted', projectId, userId })
    for (const { id } of memberships) {
      await announce(tx, projectId, 'team_membership.deleted', { team_id: id, user_id: userId })
    }
    await announce(tx, projectId, 'user.deleted', { id: userId, teams: memberships })
  })
}

/** Lists the teams of a user in the order in which the user joined them, and locks the memberships until they end. */
async function lockMemberships(tx: Database, userId: string): Promise<{ id: string }[]> {
  // A request that adds a membership takes a weaker lock on the user, for which `lockUser` does not wait.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return tx
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId))
    .orderBy(asc(teamMembers.joinedAt))
    .for('update')
}
