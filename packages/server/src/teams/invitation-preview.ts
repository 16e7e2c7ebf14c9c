import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { teamMembers } from '../db/schema/index'
import { knownError } from '../lib/errors'
import { hasInvitedAddress } from '../permissions/invitation-rules'
import type { Project } from '../projects/projects'
import type { LightUser } from '../users/users'
import { findCode } from '../verification-codes/verification-codes'
import { findOrigin, requireAcceptable } from './invitation-links'
import { isLetIn } from './invitations'
import { findInviterName } from './inviter-name'
import { isMember, requireTeam } from './teams'

/** The code of an invitation, and the user who presents it. */
interface Presented {
  code: string
  /** `null`: signed out. */
  user: LightUser | null
  /** Whether the user must verify their address where the project requires it. */
  isBrowser: boolean
  now: Date
}

const statuses = {
  VERIFICATION_CODE_EXPIRED: 'expired',
  VERIFICATION_CODE_ALREADY_USED: 'used',
} as const

/**
 * Returns what the page of an invitation shows before anyone accepts it. The code is the permission: its
 * holder has the email, and would see the rest as a member. Once it can no longer be accepted, only
 * members see it.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND, …_EXPIRED, …_ALREADY_USED, …_MAX_ATTEMPTS_REACHED
 */
export async function previewInvitation(
  db: Database,
  project: Project,
  { code, user, isBrowser, now }: Presented,
) {
  const presented = { type: 'team_invitation', code, now } as const
  const { data, expiresAt, problem: own } = await findCode(db, project.id, presented)
  const problem = own ?? (await findOrigin(db, data, now))?.problem ?? null
  const { teamId, email, permissionIds = [] } = data
  if (problem === 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED') throw knownError(problem)
  const userId = user?.row.id
  const isCallerMember = userId !== undefined && (await isMember(db, { teamId, userId }))
  if (problem && !isCallerMember) throw knownError(problem)
  if (!isCallerMember) await requireAcceptable(db, project.id, { invitation: data, now })
  const team = await requireTeam(db, project.id, teamId)
  return {
    status: problem ? statuses[problem] : ('open' as const),
    team_id: team.id,
    team_display_name: team.displayName,
    team_profile_image_url: team.profileImageUrl,
    member_count: await db.$count(teamMembers, eq(teamMembers.teamId, teamId)),
    inviter_display_name: await findInviterName(db, data),
    recipient_email: email,
    permission_ids: permissionIds,
    expires_at_millis: expiresAt.getTime(),
    is_member: isCallerMember,
    can_accept:
      user === null ||
      ((await hasInvitedAddress(db, project, { email, userId: user.row.id })) &&
        (!isBrowser || (await isLetIn(db, user, data)))),
  }
}
