import { isOwnClient } from '../../http/client-version'
import type { Caller, Context } from '../../http/context'
import type { Handlers } from '../../http/handlers'
import { checkCredential, limit } from '../../http/limited'
import { requireOwnUser, requireSignedIn, toUserChange } from '../../http/own-user'
import { knownError } from '../../lib/errors'
import {
  type InvitableRole,
  invitePermission,
  listInvitableRoles,
  requireGrantable,
  requireInvitedAddress,
} from '../../permissions/invitation-rules'
import { requireTeamPermission } from '../../permissions/permissions'
import { requireTrustedUrl } from '../../projects/trusted-urls'
import { createInvitationLink, requireAcceptable } from '../../teams/invitation-links'
import { previewInvitation } from '../../teams/invitation-preview'
import {
  isLetIn,
  joinByInvitation,
  listInvitations,
  lockInvitation,
  revokeInvitation,
  revokePermission,
} from '../../teams/invitations'
import { requireOpenInvitation } from '../../teams/open-invitations'
import { requireNewMember, resendInvitation, sendInvitation } from '../../teams/send-invitation'
import { requireTeam } from '../../teams/teams'
import { type CodeData, checkCode, spendCode } from '../../verification-codes/verification-codes'

const type = 'team_invitation'

/** Requires all permissions in the team of clients, and that the team exists of servers. */
async function requireRights(
  { db, caller }: Pick<Context<Caller>, 'db' | 'caller'>,
  teamId: string,
  {
    user,
    permissionIds,
  }: { user: (caller: Caller) => { row: { id: string } }; permissionIds: string[] },
) {
  if (caller.access === 'client') {
    const userId = user(caller).row.id
    for (const permissionId of permissionIds) {
      await requireTeamPermission(db, caller.project.id, { teamId, userId, permissionId })
    }
  }
  return requireTeam(db, caller.project.id, teamId)
}

/** Returns the member on whose behalf a server invites, who must be allowed to; `null`: the server by itself. */
async function findInviter(
  { db, caller }: Pick<Context<Caller>, 'db' | 'caller'>,
  { teamId, inviterId: userId }: { teamId: string; inviterId: string | undefined },
): Promise<string | null> {
  if (userId === undefined) return null
  const permissionId = invitePermission
  await requireTeamPermission(db, caller.project.id, { teamId, userId, permissionId })
  return userId
}

/** Returns the session that invites, or `all` if the app's server does. */
function keptBy(context: Context<Caller>) {
  return context.caller.access === 'client' ? toUserChange(context).kept : 'all'
}

/** Checks an invitation without using it. */
function checkInvitation(context: Context<Caller>, code: string) {
  const { db, caller, now } = context
  return checkCredential(context, { activity: 'code' }, async () => {
    const { data } = await checkCode(db, caller.project.id, { type, code, now: now() })
    await requireAcceptable(db, caller.project.id, { invitation: data, now: now() })
    return data
  })
}

function toWireRole({ id, description, isDefault }: InvitableRole) {
  return { id, description: description || undefined, is_default: isDefault }
}

export const teamInvitationHandlers = {
  'POST /team-invitations/send-code': async ({ body }, context) => {
    const { db, caller, headers, issuer } = context
    const permissionIds = [...new Set(body.permission_ids)]
    const team = await requireRights(context, body.team_id, {
      user: requireSignedIn,
      permissionIds: [invitePermission],
    })
    const named = 'inviter_user_id' in body ? body.inviter_user_id : undefined
    const inviterId =
      caller.access === 'client'
        ? requireSignedIn(caller).row.id
        : await findInviter(context, { teamId: team.id, inviterId: named })
    await requireGrantable(db, caller.project.id, { teamId: team.id, inviterId, permissionIds })
    await requireTrustedUrl(context, caller.project, body.callback_url)
    // Also counts addresses of members, which could be guessed otherwise.
    await limit(context, 'mail', { recipient: body.email })
    if (isOwnClient(headers)) {
      const by = caller.access === 'client' ? inviterId : null
      await requireNewMember(db, caller.project.id, { teamId: team.id, email: body.email, by })
    }
    const id = await sendInvitation(context, caller.project, {
      team,
      email: body.email,
      callbackUrl: body.callback_url,
      inviterId,
      kept: keptBy(context),
      permissionIds,
      acceptLanguage: issuer.actor.acceptLanguage,
    })
    return { success: true, id }
  },

  'GET /team-invitations': async ({ query }, context) => {
    const { db, caller, now } = context
    const permissionIds = ['$read_members', invitePermission]
    const { id: teamId } = await requireRights(context, query.team_id, {
      user: requireOwnUser,
      permissionIds,
    })
    const items = await listInvitations(db, caller.project.id, { teamId, now: now() })
    return { items, is_paginated: false }
  },

  'GET /team-invitations/roles': async ({ query }, context) => {
    const { db, caller } = context
    const { id: teamId } = await requireRights(context, query.team_id, {
      user: requireOwnUser,
      permissionIds: [invitePermission],
    })
    const inviterId = caller.access === 'client' ? requireOwnUser(caller).row.id : null
    const roles = await listInvitableRoles(db, caller.project.id, { teamId, inviterId })
    return { items: roles.map(toWireRole), is_paginated: false }
  },

  'POST /team-invitations/:id/link': async ({ path, body }, context) => {
    const { db, caller, now } = context
    const { id: projectId } = caller.project
    const { id: teamId } = await requireRights(context, body.team_id, {
      user: requireOwnUser,
      permissionIds: ['$read_members', invitePermission],
    })
    const { callback_url: callbackUrl } = body
    await requireTrustedUrl(context, caller.project, callbackUrl)
    await limit(context, 'create')
    const inviterId = caller.access === 'client' ? requireOwnUser(caller).row.id : null
    const link = { id: path.id, teamId, callbackUrl, inviterId, kept: keptBy(context), now: now() }
    const { url, expiresAt } = await createInvitationLink(db, projectId, link)
    return { url, expires_at_millis: expiresAt.getTime() }
  },

  'POST /team-invitations/:id/resend': async ({ path, body }, context) => {
    const { db, caller, issuer, now } = context
    const { id: projectId } = caller.project
    const team = await requireRights(context, body.team_id, {
      user: requireOwnUser,
      permissionIds: ['$read_members', invitePermission],
    })
    const open = { id: path.id, teamId: team.id, now: now() }
    const invitation = await requireOpenInvitation(db, projectId, open)
    const { callback_url: callbackUrl = invitation.callbackUrl } = body
    await requireTrustedUrl(context, caller.project, callbackUrl)
    const { email } = invitation
    await limit(context, 'mail', { recipient: email })
    const by = caller.access === 'client' ? requireOwnUser(caller).row.id : null
    await requireNewMember(db, projectId, { teamId: team.id, email, by })
    const id = await resendInvitation(context, caller.project, {
      invitation,
      team,
      callbackUrl,
      by,
      kept: keptBy(context),
      acceptLanguage: issuer.actor.acceptLanguage,
    })
    return { success: true, id }
  },

  'DELETE /team-invitations/:id': async ({ path, query }, context) => {
    const { db, caller, now } = context
    const { id: teamId } = await requireRights(context, query.team_id, {
      user: requireOwnUser,
      permissionIds: [revokePermission],
    })
    const by = caller.access === 'client' ? requireOwnUser(caller).row.id : null
    await revokeInvitation(db, caller.project.id, { id: path.id, teamId, by, now: now() })
    return { success: true }
  },

  'POST /team-invitations/accept': async ({ body }, context) => {
    const { db, caller, now, audit } = context
    const { project } = caller
    const presented = { type, code: body.code, now: now() } as const
    const precheck = async (data: CodeData['team_invitation']) => {
      await requireAcceptable(db, project.id, { invitation: data, now: presented.now })
      // A request without a user leaves the invitation usable.
      const user = requireSignedIn(caller)
      if (caller.access === 'client' && !(await isLetIn(db, user, data))) {
        throw knownError('EMAIL_VERIFICATION_REQUIRED')
      }
      await requireInvitedAddress(db, project, { email: data.email, userId: user.row.id })
    }
    await checkCredential(context, { activity: 'code' }, () =>
      spendCode(db, project.id, presented, {
        precheck,
        first: (tx, invitation, id) => {
          const userId = requireSignedIn(caller).row.id
          const accepted = { invitation, id, userId, now: presented.now }
          return lockInvitation(tx, project.id, accepted)
        },
        within: (tx, invitation) => {
          const userId = requireSignedIn(caller).row.id
          return joinByInvitation(tx, project, { invitation, userId, audit, now: presented.now })
        },
      }),
    )
    return {}
  },

  'POST /team-invitations/accept/check-code': async ({ body }, context) => {
    await checkInvitation(context, body.code)
    return { is_code_valid: true }
  },

  'POST /team-invitations/accept/preview': ({ body }, context) => {
    const { db, caller, now } = context
    const isBrowser = caller.access === 'client'
    const presented = { code: body.code, user: caller.user, isBrowser, now: now() }
    return checkCredential(context, { activity: 'code' }, () =>
      previewInvitation(db, caller.project, presented),
    )
  },

  'POST /team-invitations/accept/details': async ({ body }, context) => {
    const { db, caller } = context
    const { teamId, email } = await checkInvitation(context, body.code)
    const userId = requireSignedIn(caller).row.id
    await requireInvitedAddress(db, caller.project, { email, userId })
    const team = await requireTeam(db, caller.project.id, teamId)
    return { team_id: team.id, team_display_name: team.displayName }
  },
} satisfies Partial<Handlers>
