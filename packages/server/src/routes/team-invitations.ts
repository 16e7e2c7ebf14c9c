import { requireTeamPermission } from '../domain/permissions'
import { listInvitations, revokeInvitation, sendInvitation } from '../domain/team-invitations'
import { addMember, requireTeam } from '../domain/teams'
import { requireTrustedUrl } from '../domain/trusted-urls'
import { checkCode, spendCode } from '../domain/verification-codes'
import type { Caller, Context } from '../http/context'
import type { Handlers } from './handlers'
import { requireOwnUser, requireSignedIn } from './own-user'

const type = 'team_invitation'

/** Clients need all the permissions in the team; servers need the team to exist. */
async function requireRights(
  { db, caller }: Pick<Context, 'db'> & { caller: Caller },
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

/** @see contract/http.md section 9.5 */
export const teamInvitationHandlers = {
  'POST /team-invitations/send-code': async ({ body }, context) => {
    const { db, caller, rateLimiter } = context
    const permissionIds = ['$invite_members']
    const team = await requireRights(context, body.team_id, {
      user: requireSignedIn,
      permissionIds,
    })
    await requireTrustedUrl(db, caller.project, body.callback_url)
    await rateLimiter.consume('mail', caller.project, body.email)
    const id = await sendInvitation(context, caller.project, {
      team,
      email: body.email,
      callbackUrl: body.callback_url,
    })
    return { success: true, id }
  },

  'GET /team-invitations': async ({ query }, context) => {
    const permissionIds = ['$read_members', '$invite_members']
    const { id: teamId } = await requireRights(context, query.team_id, {
      user: requireOwnUser,
      permissionIds,
    })
    const { db, caller, now } = context
    const items = await listInvitations(db, caller.project.id, { teamId, now: now() })
    return { items, is_paginated: false }
  },

  'DELETE /team-invitations/:id': async ({ path, query }, context) => {
    const permissionIds = ['$remove_members']
    const { id: teamId } = await requireRights(context, query.team_id, {
      user: requireOwnUser,
      permissionIds,
    })
    const { db, caller, now } = context
    await revokeInvitation(db, caller.project.id, { id: path.id, teamId, now: now() })
    return { success: true }
  },

  'POST /team-invitations/accept': async ({ body }, context) => {
    const { db, caller, now, rateLimiter, clientAddress } = context
    const { project } = caller
    await rateLimiter.consume('code', project, clientAddress)
    const { teamId } = await spendCode(db, project.id, { type, code: body.code, now: now() })
    await addMember(db, project, { teamId, userId: requireSignedIn(caller).row.id })
    return {}
  },

  'POST /team-invitations/accept/check-code': async ({ body }, context) => {
    const { db, caller, now, rateLimiter, clientAddress } = context
    await rateLimiter.consume('code', caller.project, clientAddress)
    await checkCode(db, caller.project.id, { type, code: body.code, now: now() })
    return { is_code_valid: true }
  },

  'POST /team-invitations/accept/details': async ({ body }, context) => {
    const { db, caller, now, rateLimiter, clientAddress } = context
    await rateLimiter.consume('code', caller.project, clientAddress)
    const { data } = await checkCode(db, caller.project.id, { type, code: body.code, now: now() })
    requireSignedIn(caller)
    const team = await requireTeam(db, caller.project.id, data.teamId)
    return { team_id: team.id, team_display_name: team.displayName }
  },
} satisfies Partial<Handlers>
