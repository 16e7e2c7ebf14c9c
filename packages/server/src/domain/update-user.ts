import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { otpMethods, passkeys, selectedTeams, teamMembers, users } from '../db/schema/index'
import { knownError, TextError } from '../errors'
import type { Project } from './projects'
import { toWireUser } from './user-wire'
import { findUser, type User } from './users'
import { announce } from './webhooks'

/** What users may change about themselves; an absent field stays as it is. */
export interface UserChanges {
  displayName?: string | null
  profileImageUrl?: string | null
  clientMetadata?: unknown
  selectedTeamId?: string | null
  totpSecretSealed?: string | null
  hasOtp?: boolean
  hasPasskey?: boolean
}

/**
 * Changes a user, all fields or none.
 *
 * @throws TEAM_MEMBERSHIP_NOT_FOUND when the team to select is not one of the user's.
 */
export async function updateUser(
  db: Database,
  project: Project,
  user: User,
  changes: UserChanges,
): Promise<User> {
  return db.transaction(async (tx) => {
    const userId = user.row.id
    const { displayName, profileImageUrl, clientMetadata, totpSecretSealed } = changes
    const columns = {
      displayName: displayName === undefined ? undefined : displayName || null,
      profileImageUrl,
      clientMetadata,
      totpSecretSealed,
    }
    if (Object.values(columns).some((value) => value !== undefined)) {
      await tx.update(users).set(columns).where(eq(users.id, userId))
    }
    await selectTeam(tx, userId, changes.selectedTeamId)
    await switchMethods(tx, project, userId, changes)
    const updated = await findUser(tx, project.id, userId)
    if (!updated) throw knownError('CANNOT_GET_OWN_USER_WITHOUT_USER')
    await announce(tx, project.id, 'user.updated', toWireUser(updated))
    return updated
  })
}

async function selectTeam(tx: Database, userId: string, teamId: string | null | undefined) {
  if (teamId === undefined) return
  if (teamId === null) {
    await tx.delete(selectedTeams).where(eq(selectedTeams.userId, userId))
    return
  }
  const [member] = await tx
    .select({ teamId: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.teamId, teamId)))
  if (!member) {
    throw knownError('TEAM_MEMBERSHIP_NOT_FOUND', { team_id: teamId, user_id: userId })
  }
  await tx
    .insert(selectedTeams)
    .values({ userId, teamId })
    .onConflictDoUpdate({ target: selectedTeams.userId, set: { teamId } })
}

async function switchMethods(
  tx: Database,
  project: Project,
  userId: string,
  { hasOtp, hasPasskey }: UserChanges,
) {
  if (hasPasskey) throw new TextError(400, 'A passkey is added by registering it.')
  if (hasPasskey === false) await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  if (hasOtp === false) await tx.delete(otpMethods).where(eq(otpMethods.userId, userId))
  // Without magic links in the project turning it on has no effect (contract/http.md section 8.2).
  if (hasOtp && project.magicLinkEnabled) {
    await tx.insert(otpMethods).values({ userId }).onConflictDoNothing()
  }
}
