import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, teamMembers, teams, users, verificationCodes } from '../db/schema/index'
import { knownError } from '../lib/errors'
import { listDefinitions } from '../permissions/definitions'
import { grantTeamPermission } from '../permissions/grants'
import { lockDefinitionsOfScope } from '../permissions/lock-definitions'
import { listTeamPermissions } from '../permissions/permissions'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import { isSameEmail, toEmailKey, toLowerCase } from '../sessions/sign-in-addresses'
import { lockDefaults } from '../users/new-team'
import type { LightUser } from '../users/users'
import type { CodeData } from '../verification-codes/verification-codes'
import { lockCaller, lockMembers } from './admins'
import { findOrigin, lockLink, requireAcceptable, spendOrigin } from './invitation-links'
import { memberName } from './inviter-name'
import { isOpenInvitation } from './open-invitations'
import { addMember } from './teams'

type Invitation = CodeData['team_invitation']

/** Lists the open invitations of a team, with their senders. */
export async function listInvitations(
  db: Database,
  projectId: string,
  { teamId, now }: { teamId: string; now: Date },
) {
  const rows = await db
    .select({ code: verificationCodes, inviterName: memberName })
    .from(verificationCodes)
    .leftJoin(
      teamMembers,
      and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, verificationCodes.userId)),
    )
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .where(isOpenInvitation(projectId, teamId, now))
    .orderBy(asc(verificationCodes.createdAt))
  return rows.map(({ code, inviterName }) => {
    const { email, permissionIds = [], inviterId = null } = code.data as Invitation
    return {
      id: code.id,
      team_id: teamId,
      expires_at_millis: code.expiresAt.getTime(),
      recipient_email: email,
      permission_ids: permissionIds,
      sent_at_millis: code.createdAt.getTime(),
      inviter_user_id: inviterId,
      inviter_display_name: inviterName || null,
    }
  })
}

/**
 * Locks an invitation until it is accepted. Otherwise, the sender or the member who shared the link could lose a
 * permission in the meantime, or the team or a permission that a new member gets could be deleted.
 *
 * @param accepted.id Id of the code.
 * @param accepted.userId The user who accepts.
 */
export async function lockInvitation(
  tx: Database,
  projectId: string,
  {
    invitation,
    id,
    userId,
    now,
  }: { invitation: Invitation; id: string; userId: string; now: Date },
): Promise<void> {
  const { inviterId = null, teamId, permissionIds = [] } = invitation
  const origin = await findOrigin(tx, invitation, now)
  await lockMembers(tx, [inviterId, origin?.data.inviterId ?? null, userId])
  // All of them: a role may have been renamed since the invitation was found.
  if (permissionIds.length > 0) await lockDefinitionsOfScope(tx, projectId, 'team')
  await lockDefaults(tx, projectId, 'team_member')
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('key share')
  await lockLink(tx, invitation, id)
}

/**
 * Returns whether a user may join by an invitation to an address. A user who must verify their primary address may join
 * only if accepting verifies it.
 */
export async function isLetIn(
  db: Database,
  { row, mustVerifyEmail, primaryEmail }: LightUser,
  { email: invited, invitationId }: Invitation,
): Promise<boolean> {
  if (!mustVerifyEmail) return true
  if (invitationId !== undefined) return false
  if (!primaryEmail || !isSameEmail(primaryEmail.value, invited)) return false
  return (await db.$count(contactChannels, verifiedByInvitation(row.id, invited))) > 0
}

/**
 * Verifies the address that an invitation was sent to. Invitations are forwarded, so an address that
 * may belong to another user stays as it is.
 */
async function verifyInvitedAddress(tx: Database, userId: string, email: string): Promise<void> {
  await tx
    .update(contactChannels)
    .set({ isVerified: true })
    .where(verifiedByInvitation(userId, email))
}

/**
 * Condition for an address that is verified by accepting an invitation sent to it: a sign-in address that no other user
 * has, of an account without another verified address.
 *
 * @see docs/decisions/180-required-verified-email.md
 */
function verifiedByInvitation(userId: string, email: string): SQL | undefined {
  return and(
    eq(contactChannels.userId, userId),
    eq(toEmailKey(contactChannels.value), toLowerCase(email)),
    contactChannels.usedForAuth,
    not(contactChannels.isVerified),
    sql`not exists (select from contact_channels where user_id = ${userId} and is_verified)`,
  )
}

/**
 * Makes a user a member of the team of a locked invitation, with its permissions. Members keep what
 * they have. A permission whose definition has been deleted is not granted. Only the link from the email verifies the
 * invited address.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND if the sender may no longer invite, or pass on a permission.
 * @throws VERIFICATION_CODE_ALREADY_USED if the invitation was accepted by another link.
 */
export async function joinByInvitation(
  tx: Database,
  project: Project,
  {
    invitation,
    userId,
    audit,
    now,
  }: { invitation: Invitation; userId: string; audit: Audit; now: Date },
): Promise<void> {
  const { teamId, email, permissionIds = [], invitationId } = invitation
  await requireAcceptable(tx, project.id, { invitation, now })
  await spendOrigin(tx, invitation, now)
  const isNew = await addMember(tx, project, { teamId, userId })
  if (isNew) await grantInvited(tx, project, { teamId, userId, permissionIds, audit })
  // Last, so that nothing waits for the user while a change of the user waits for the address.
  if (invitationId === undefined) await verifyInvitedAddress(tx, userId, email)
}

/** Grants the permissions of an invitation to a new member who does not have them. */
async function grantInvited(
  tx: Database,
  project: Project,
  {
    permissionIds,
    ...grant
  }: { teamId: string; userId: string; audit: Audit } & {
    permissionIds: string[]
  },
): Promise<void> {
  if (permissionIds.length === 0) return
  const { teamId, userId } = grant
  const definitions = await listDefinitions(tx, project.id, 'team')
  const held = await listTeamPermissions(tx, project.id, { teamId, userId, recursive: false })
  for (const permissionId of permissionIds) {
    if (!definitions.some(({ id }) => id === permissionId)) continue
    if (held.some(({ id }) => id === permissionId)) continue
    await grantTeamPermission(tx, project.id, { ...grant, permissionId })
  }
}

/** Permission required to revoke invitations. */
export const revokePermission = '$remove_members'

/**
 * Revokes an open invitation.
 *
 * @param invitation.by The member who does it; `null`: the app's server.
 * @throws VERIFICATION_CODE_NOT_FOUND if the team has no such open invitation.
 * @throws TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED
 */
export async function revokeInvitation(
  db: Database,
  projectId: string,
  { id, teamId, by, now }: { id: string; teamId: string; by: string | null; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCaller(tx, projectId, { teamId, by, permissionId: revokePermission })
    await deleteInvitation(tx, projectId, { id, teamId, now })
  })
}

/**
 * Deletes an open invitation, and with it the effect of its links.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND if the team has no such open invitation.
 */
export async function deleteInvitation(
  tx: Database,
  projectId: string,
  { id, teamId, now }: { id: string; teamId: string; now: Date },
): Promise<void> {
  const deleted = await tx
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.id, id), isOpenInvitation(projectId, teamId, now)))
    .returning({ id: verificationCodes.id })
  if (deleted.length === 0) throw knownError('VERIFICATION_CODE_NOT_FOUND')
}
