import type { Database } from '../db/database'
import { contactChannels } from '../db/schema/index'
import { addEmail, type EmailContext } from '../emails/project-emails'
import { knownError } from '../lib/errors'
import { emailLanguage } from '../lib/languages'
import { lockInvitable } from '../permissions/invitation-rules'
import { listTeamPermissions } from '../permissions/permissions'
import type { Project } from '../projects/projects'
import { lockUserForChange } from '../sessions/kept-session'
import type { KeptSessions } from '../sessions/revocation'
import { findAuthChannel, isAuthChannel, toGreetedName } from '../sessions/sign-in-addresses'
import { createCode, toCodeLink } from '../verification-codes/verification-codes'
import { deleteInvitation } from './invitations'
import { findInviterName } from './inviter-name'
import { lockRolesOfInvitation, type OpenInvitation } from './open-invitations'
import { isMember, type Team } from './teams'

/** Content of an invitation, and its recipient. */
interface Content {
  team: Team
  email: string
  callbackUrl: string
  /** Member who invites; `null`: the app's server. */
  inviterId: string | null
  /** Permissions in the team that accepting grants. */
  permissionIds: string[]
  /** Header of the inviting browser, used if the language of the invited person is unknown. */
  acceptLanguage: string | null
}

/** An invitation to send. */
interface NewInvitation extends Content {
  /** The session of the member; `all`: the app's server invites. */
  kept: KeptSessions
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
  { kept, ...content }: NewInvitation,
): Promise<string> {
  const { team, inviterId, permissionIds } = content
  return context.db.transaction(async (tx) => {
    if (inviterId) await lockUserForChange(tx, inviterId, { kept, now: context.now() })
    await lockInvitable(tx, project.id, { teamId: team.id, inviterId, permissionIds })
    return queueInvitation(context, tx, project.id, content)
  })
}

/** Creates the code of an invitation and queues its email, in a transaction. */
async function queueInvitation(
  context: EmailContext,
  tx: Database,
  projectId: string,
  { team, email, callbackUrl, inviterId, permissionIds, acceptLanguage }: Content,
): Promise<string> {
  const { id, code } = await createCode(tx, projectId, {
    type: 'team_invitation',
    data: { teamId: team.id, email, inviterId, permissionIds },
    teamId: team.id,
    callbackUrl,
    now: context.now(),
  })
  const invited = await findAuthChannel(tx, projectId, email)
  const variables = {
    userDisplayName: toGreetedName(invited),
    inviterDisplayName: (await findInviterName(tx, { teamId: team.id, inviterId })) ?? undefined,
    teamDisplayName: team.displayName,
    teamInvitationLink: toCodeLink(callbackUrl, code),
  }
  const language = emailLanguage(invited?.language, acceptLanguage)
  const type = 'team_invitation'
  await addEmail(context, tx, { projectId, to: email, type, language, variables })
  return id
}

/** How an open invitation is sent again. */
interface Resending {
  invitation: OpenInvitation
  team: Team
  callbackUrl: string
  /** Member who sends it again; `null`: the app's server, on behalf of its earlier sender. */
  by: string | null
  /** The session of the member; `all`: the app's server sends it. */
  kept: KeptSessions
  acceptLanguage: string | null
}

/**
 * Replaces an open invitation by one with a new email and expiration date, and returns the id of the new one. Either both
 * happens or nothing: no invitation is lost, and none can be accepted twice. Roles that were deleted since are left out.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND if it was accepted or revoked since it was found.
 * @throws TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 * @see docs/decisions/263-invitations-are-sent-again-in-one-request.md
 */
export async function resendInvitation(
  context: EmailContext,
  project: Project,
  { invitation, team, callbackUrl, by, kept, acceptLanguage }: Resending,
): Promise<string> {
  const { id, email } = invitation
  const inviterId = by ?? invitation.inviterId
  const now = context.now()
  return context.db.transaction(async (tx) => {
    if (inviterId) await lockUserForChange(tx, inviterId, { kept, now })
    const open = { id, teamId: team.id, now }
    const { permissionIds } = await lockRolesOfInvitation(tx, project.id, open)
    await lockInvitable(tx, project.id, { teamId: team.id, inviterId, permissionIds })
    await deleteInvitation(tx, project.id, open)
    const content = { team, email, callbackUrl, inviterId, permissionIds, acceptLanguage }
    return queueInvitation(context, tx, project.id, content)
  })
}

/**
 * Refuses an invitation to an existing member, unless that would reveal the membership. Inviters know their own
 * addresses, and the primary addresses of the members if they may see them; the app's server knows all of them.
 *
 * @param invited.by Member who invites; `null`: the app's server.
 * @throws TEAM_MEMBERSHIP_ALREADY_EXISTS
 */
export async function requireNewMember(
  db: Database,
  projectId: string,
  { teamId, email, by }: { teamId: string; email: string; by: string | null },
): Promise<void> {
  const [found] = await db
    .select({ userId: contactChannels.userId, isPrimary: contactChannels.isPrimary })
    .from(contactChannels)
    .where(isAuthChannel(projectId, email))
  if (!found || !(await isMember(db, { teamId, userId: found.userId }))) return
  if (by !== null && found.userId !== by) {
    if (!found.isPrimary) return
    const filter = { teamId, userId: by, permissionId: '$read_members', recursive: true }
    if ((await listTeamPermissions(db, projectId, filter)).length === 0) return
  }
  throw knownError('TEAM_MEMBERSHIP_ALREADY_EXISTS')
}
