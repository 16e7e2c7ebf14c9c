import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { teamMembers, teams } from '../db/schema/index'
import { readSnapshot } from '../db/snapshot'
import { knownError } from '../lib/errors'
import { hasInvitedAddress } from '../permissions/invitation-rules'
import type { Project } from '../projects/projects'
import type { LightUser } from '../users/users'
import { findCode } from '../verification-codes/verification-codes'
import { findOrigin, requireAcceptable } from './invitation-links'
import { isLetIn } from './invitations'
import { findInviterName } from './inviter-name'
import { isMember } from './teams'

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
export async function previewInvitation(db: Database, project: Project, presented: Presented) {
  const { code, now } = presented
  // Outside the snapshot, which is read-only: this counts attempts.
  const found = await findCode(db, project.id, { type: 'team_invitation', code, now })
  return readSnapshot(db, (tx) => showInvitation(tx, project, { ...presented, ...found }))
}

type Found = Awaited<ReturnType<typeof findCode<'team_invitation'>>>

async function showInvitation(
  db: Database,
  project: Project,
  { user, isBrowser, now, data, expiresAt, problem: own }: Presented & Found,
) {
  const problem = own ?? (await findOrigin(db, data, now))?.problem ?? null
  const { teamId, email, permissionIds = [] } = data
  if (problem === 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED') throw knownError(problem)
  const userId = user?.row.id
  const isCallerMember = userId !== undefined && (await isMember(db, { teamId, userId }))
  if (problem && !isCallerMember) throw knownError(problem)
  if (!isCallerMember) await requireAcceptable(db, project.id, { invitation: data, now })
  const [team] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.id, teamId), eq(teams.projectId, project.id)))
  // Deleting a team deletes its invitations.
  if (!team) throw knownError('VERIFICATION_CODE_NOT_FOUND')
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
