import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { teamMembers, users } from '../db/schema/index'
import type { Project } from './projects'
import { announce } from './webhooks'

/** Deletes a user with everything that is theirs. Their teams stay, even empty. */
export async function deleteUser(db: Database, project: Project, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const memberships = await tx
      .select({ id: teamMembers.teamId })
      .from(teamMembers)
      .where(eq(teamMembers.userId, userId))
      .orderBy(asc(teamMembers.joinedAt))
    await tx.delete(users).where(eq(users.id, userId))
    for (const { id } of memberships) {
      await announce(tx, project.id, 'team_membership.deleted', { team_id: id, user_id: userId })
    }
    await announce(tx, project.id, 'user.deleted', { id: userId, teams: memberships })
  })
}
