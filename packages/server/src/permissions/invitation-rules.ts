import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { contactChannels, verificationCodes } from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { Project } from '../projects/projects'
import { revoke } from '../sessions/revoke'
import { toEmailKey, toLowerCase } from '../sessions/sign-in-addresses'
import type { CodeData } from '../verification-codes/verification-codes'
import { listTeamPermissions } from './permissions'

type Invitation = CodeData['team_invitation']

/** Permission required to send invitations. */
export const invitePermission = '$invite_members'

/**
 * Requires that the inviter may still invite to the team. Invitations without an inviter were sent
 * by the app's server and stay valid.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND
 */
export async function requireInvitedStill(
  db: Database,
  projectId: string,
  { teamId, inviterId }: Invitation,
): Promise<void> {
  if (!inviterId || (await canInvite(db, projectId, { teamId, userId: inviterId }))) return
  throw knownError('VERIFICATION_CODE_NOT_FOUND')
}

/**
 * If the project requires it, checks that the user has the invited address, verified.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND
 */
export async function requireInvitedAddress(
  db: Database,
  project: Project,
  { email, userId }: { email: string; userId: string },
): Promise<void> {
  if (!project.invitationsOnlyForInvitedAddress) return
  const own = await db.$count(
    contactChannels,
    and(
      eq(contactChannels.userId, userId),
      contactChannels.isVerified,
      eq(toEmailKey(contactChannels.value), toLowerCase(email)),
    ),
  )
  if (own === 0) throw knownError('VERIFICATION_CODE_NOT_FOUND')
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
