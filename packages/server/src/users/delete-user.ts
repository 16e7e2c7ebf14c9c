import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
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
    const memberships = await tx
      .select({ id: teamMembers.teamId })
      .from(teamMembers)
      .where(eq(teamMembers.userId, userId))
      .orderBy(asc(teamMembers.joinedAt))
    await tx.delete(users).where(eq(users.id, userId))
    await revoke(tx, 'user.deleted', { userId })
    await audit(tx, { type: 'user.deleted', projectId, userId })
    for (const { id } of memberships) {
      await announce(tx, projectId, 'team_membership.deleted', { team_id: id, user_id: userId })
    }
    await announce(tx, projectId, 'user.deleted', { id: userId, teams: memberships })
  })
}
