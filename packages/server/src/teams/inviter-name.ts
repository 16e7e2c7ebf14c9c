import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { teamMembers, users } from '../db/schema/index'

/** Name of a member in the team, or else their own. */
export const memberName = sql<
  string | null
>`coalesce(nullif(${teamMembers.displayName}, ''), ${users.displayName})`

/** Returns the name of the inviter in the team, or else their own. Never their address. */
export async function findInviterName(
  db: Database,
  { teamId, inviterId }: { teamId: string; inviterId?: string | null },
): Promise<string | null> {
  if (!inviterId) return null
  const [inviter] = await db
    .select({ name: memberName })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, inviterId)))
  return inviter?.name || null
}
