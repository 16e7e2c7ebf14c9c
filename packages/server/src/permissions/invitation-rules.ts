import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, defaultPermissions, verificationCodes } from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { Project } from '../projects/projects'
import { revoke } from '../sessions/revoke'
import { toEmailKey, toLowerCase } from '../sessions/sign-in-addresses'
import type { CodeData } from '../verification-codes/verification-codes'
import { isSystemPermission, listDefinitions } from './definitions'
import { lockDefinitions } from './lock-definitions'
import { listTeamPermissions, requireTeamPermission } from './permissions'

type Invitation = CodeData['team_invitation']

/** Permission required to send invitations. */
export const invitePermission = '$invite_members'

/**
 * Requires that the inviter may still invite to the team, and still has the permissions that the
 * invitation grants. Invitations without an inviter were sent by the app's server and stay valid.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND
 */
export async function requireInvitedStill(
  db: Database,
  projectId: string,
  { teamId, inviterId, permissionIds = [] }: Invitation,
): Promise<void> {
  if (!inviterId) return
  const needed = { teamId, userId: inviterId, permissionIds: [invitePermission, ...permissionIds] }
  if ((await findMissing(db, projectId, needed)) === undefined) return
  throw knownError('VERIFICATION_CODE_NOT_FOUND')
}

/**
 * Requires that an invitation may grant permissions: they exist, and the inviter, unless it is the
 * app's server, has them.
 *
 * @throws TEAM_PERMISSION_REQUIRED, PERMISSION_NOT_FOUND
 */
export async function requireGrantable(
  db: Database,
  projectId: string,
  {
    teamId,
    inviterId,
    permissionIds,
  }: { teamId: string; inviterId: string | null; permissionIds: string[] },
): Promise<void> {
  if (permissionIds.length === 0) return
  if (inviterId !== null) {
    const missing = await findMissing(db, projectId, { teamId, userId: inviterId, permissionIds })
    if (missing === undefined) return
    throw knownError('TEAM_PERMISSION_REQUIRED', {
      team_id: teamId,
      user_id: inviterId,
      permission_id: missing,
    })
  }
  const definitions = new Set((await listDefinitions(db, projectId, 'team')).map(({ id }) => id))
  const unknown = permissionIds.find((id) => !definitions.has(id))
  if (unknown !== undefined) throw knownError('PERMISSION_NOT_FOUND', { permission_id: unknown })
}

/**
 * Requires that a locked inviter may still invite, and that the invitation may grant its permissions, whose definitions are
 * locked.
 *
 * @param invitation.inviterId `null` is the app's server.
 * @throws TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED, PERMISSION_NOT_FOUND
 */
export async function lockInvitable(
  tx: Database,
  projectId: string,
  invitation: { teamId: string; inviterId: string | null; permissionIds: string[] },
): Promise<void> {
  const { teamId, inviterId, permissionIds } = invitation
  await lockDefinitions(tx, projectId, { scope: 'team', ids: permissionIds })
  if (inviterId !== null) {
    const permissionId = invitePermission
    await requireTeamPermission(tx, projectId, { teamId, userId: inviterId, permissionId })
  }
  await requireGrantable(tx, projectId, invitation)
}

/** A permission that an invitation may grant, for people to choose. */
export interface InvitableRole {
  id: string
  description: string | null
  /** Whether every new member gets it. */
  isDefault: boolean
}

/**
 * Lists the defaults of members, and the permissions that {@link requireGrantable} accepts, sorted by id.
 * System permissions are parts of roles.
 */
export async function listInvitableRoles(
  db: Database,
  projectId: string,
  { teamId, inviterId }: { teamId: string; inviterId: string | null },
): Promise<InvitableRole[]> {
  const definitions = await listDefinitions(db, projectId, 'team')
  const defaults = await db
    .select({ id: defaultPermissions.permissionId })
    .from(defaultPermissions)
    .where(
      and(
        eq(defaultPermissions.projectId, projectId),
        eq(defaultPermissions.grantedTo, 'team_member'),
      ),
    )
  const held = inviterId
    ? await listTeamPermissions(db, projectId, { teamId, userId: inviterId, recursive: true })
    : definitions
  const isDefault = (id: string) => defaults.some((other) => other.id === id)
  return definitions
    .filter(({ id }) => !isSystemPermission(id))
    .filter(({ id }) => isDefault(id) || held.some((other) => other.id === id))
    .map(({ id, description }) => ({ id, description, isDefault: isDefault(id) }))
}

/** Returns the first of some permissions that a user does not have in a team. */
async function findMissing(
  db: Database,
  projectId: string,
  { teamId, userId, permissionIds }: { teamId: string; userId: string; permissionIds: string[] },
): Promise<string | undefined> {
  const filter = { teamId, userId, recursive: true }
  const held = new Set((await listTeamPermissions(db, projectId, filter)).map(({ id }) => id))
  return permissionIds.find((id) => !held.has(id))
}

/**
 * Checks that the user has verified the invited address, if the project requires it.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND
 */
export async function requireInvitedAddress(
  db: Database,
  project: Project,
  invited: { email: string; userId: string },
): Promise<void> {
  if (await hasInvitedAddress(db, project, invited)) return
  throw knownError('VERIFICATION_CODE_NOT_FOUND')
}

/** Returns whether the user has the invited address, verified, or the project does not require it. */
export async function hasInvitedAddress(
  db: Database,
  project: Project,
  { email, userId }: { email: string; userId: string },
): Promise<boolean> {
  if (!project.invitationsOnlyForInvitedAddress) return true
  const own = await db.$count(
    contactChannels,
    and(
      eq(contactChannels.userId, userId),
      contactChannels.isVerified,
      eq(toEmailKey(contactChannels.value), toLowerCase(email)),
    ),
  )
  return own > 0
}

/** Members whose permissions may have changed. Absent: all members in the project. */
interface AffectedMembers {
  teamId?: string
  userId?: string
}

/** Revokes open invitations whose inviter lost the permission, after a change of permissions. */
export async function revokeInvitationsOfFormerInviters(
  tx: Database,
  projectId: string,
  { teamId, userId }: AffectedMembers = {},
): Promise<void> {
  const inviters = await tx
    .selectDistinct({ teamId: verificationCodes.teamId, userId: verificationCodes.userId })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.projectId, projectId),
        eq(verificationCodes.type, 'team_invitation'),
        isNull(verificationCodes.usedAt),
        teamId ? eq(verificationCodes.teamId, teamId) : isNotNull(verificationCodes.teamId),
        userId ? eq(verificationCodes.userId, userId) : isNotNull(verificationCodes.userId),
      ),
    )
  for (const inviter of inviters) {
    if (inviter.teamId === null || inviter.userId === null) continue
    const member = { teamId: inviter.teamId, userId: inviter.userId }
    if (await canInvite(tx, projectId, member)) continue
    await revoke(tx, 'member.can_no_longer_invite', member)
  }
}

/** Former members have no permissions. */
async function canInvite(
  db: Database,
  projectId: string,
  member: { teamId: string; userId: string },
): Promise<boolean> {
  const filter = { ...member, permissionId: invitePermission, recursive: true }
  return (await listTeamPermissions(db, projectId, filter)).length > 0
}
