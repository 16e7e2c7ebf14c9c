import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, teams, verificationCodes } from '../db/schema/index'
import { addEmail, type EmailContext } from '../emails/project-emails'
import { knownError } from '../lib/errors'
import { emailLanguage } from '../lib/languages'
import { listDefinitions } from '../permissions/definitions'
import { grantTeamPermission } from '../permissions/grants'
import { lockInvitable } from '../permissions/invitation-rules'
import { lockDefinitions } from '../permissions/lock-definitions'
import { listTeamPermissions } from '../permissions/permissions'
import type { Project } from '../projects/projects'
import type { Audit } from '../security-events/security-events'
import { lockUserForChange } from '../sessions/kept-session'
import type { KeptSessions } from '../sessions/revocation'
import {
  findAuthChannel,
  isAuthChannel,
  isSameEmail,
  toEmailKey,
  toGreetedName,
  toLowerCase,
} from '../sessions/sign-in-addresses'
import { lockDefaults } from '../users/new-team'
import type { LightUser } from '../users/users'
import { type CodeData, createCode, toCodeLink } from '../verification-codes/verification-codes'
import { lockCaller, lockMembers } from './admins'
import {
  findOrigin,
  isOpenInvitation,
  lockLink,
  requireAcceptable,
  spendOrigin,
} from './invitation-links'
import { findInviterName } from './inviter-name'
import { addMember, isMember, type Team } from './teams'

type Invitation = CodeData['team_invitation']

/** An invitation to send. */
interface NewInvitation {
  team: Team
  email: string
  callbackUrl: string
  /** Member who invites; `null`: the app's server. */
  inviterId: string | null
  /** The session of the member; `all`: the app's server invites. */
  kept: KeptSessions
  /** Permissions in the team that accepting grants. */
  permissionIds: string[]
  /** Header of the inviting browser, used if the language of the invited person is unknown. */
  acceptLanguage: string | null
}

/**
 * Queues the email of an invitation and returns its id. Its sender is locked, and needs the permissions again: another
 * request may have changed their roles since they were checked.
 *
 * @throws TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED, PERMISSION_NOT_FOUND
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function sendInvitation(
  context: EmailContext,
  project: Project,
  { team, email, callbackUrl, inviterId, kept, permissionIds, acceptLanguage }: NewInvitation,
): Promise<string> {
  return context.db.transaction(async (tx) => {
    if (inviterId) await lockUserForChange(tx, inviterId, { kept, now: context.now() })
    await lockInvitable(tx, project.id, { teamId: team.id, inviterId, permissionIds })
    const { id, code } = await createCode(tx, project.id, {
      type: 'team_invitation',
      data: { teamId: team.id, email, inviterId, permissionIds },
      teamId: team.id,
      callbackUrl,
      now: context.now(),
    })
    const invited = await findAuthChannel(tx, project.id, email)
    const variables = {
      userDisplayName: toGreetedName(invited),
      inviterDisplayName: (await findInviterName(tx, { teamId: team.id, inviterId })) ?? undefined,
      teamDisplayName: team.displayName,
      teamInvitationLink: toCodeLink(callbackUrl, code),
    }
    const language = emailLanguage(invited?.language, acceptLanguage)
    const type = 'team_invitation'
    await addEmail(context, tx, { projectId: project.id, to: email, type, language, variables })
    return id
  })
}

/**
 * Refuses an invitation to an existing member, unless that would reveal the membership. Inviters know their own
 * addresses, and the primary addresses of the members if they may see them.
 *
 * @throws TEAM_MEMBERSHIP_ALREADY_EXISTS
 */
export async function requireNewMember(
  db: Database,
  projectId: string,
  { teamId, email, inviterId }: { teamId: string; email: string; inviterId: string },
): Promise<void> {
  const [found] = await db
    .select({ userId: contactChannels.userId, isPrimary: contactChannels.isPrimary })
    .from(contactChannels)
    .where(isAuthChannel(projectId, email))
  if (!found || !(await isMember(db, { teamId, userId: found.userId }))) return
  if (found.userId !== inviterId) {
    if (!found.isPrimary) return
    const permissionId = '$read_members'
    const filter = { teamId, userId: inviterId, permissionId, recursive: true }
    if ((await listTeamPermissions(db, projectId, filter)).length === 0) return
  }
  throw knownError('TEAM_MEMBERSHIP_ALREADY_EXISTS')
}

/** Lists the open invitations of a team. */
export async function listInvitations(
  db: Database,
  projectId: string,
  { teamId, now }: { teamId: string; now: Date },
) {
  const rows = await db
    .select()
    .from(verificationCodes)
    .where(isOpenInvitation(projectId, teamId, now))
    .orderBy(asc(verificationCodes.createdAt))
  return rows.map((row) => {
    const { email, permissionIds = [] } = row.data as CodeData['team_invitation']
    return {
      id: row.id,
      team_id: teamId,
      expires_at_millis: row.expiresAt.getTime(),
      recipient_email: email,
      permission_ids: permissionIds,
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
  const { inviterId = null, teamId, permissionIds: ids = [] } = invitation
  const origin = await findOrigin(tx, invitation, now)
  await lockMembers(tx, [inviterId, origin?.data.inviterId ?? null, userId])
  await lockDefinitions(tx, projectId, { scope: 'team', ids })
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
    const deleted = await tx
      .delete(verificationCodes)
      .where(and(eq(verificationCodes.id, id), isOpenInvitation(projectId, teamId, now)))
      .returning({ id: verificationCodes.id })
    if (deleted.length === 0) throw knownError('VERIFICATION_CODE_NOT_FOUND')
  })
}
