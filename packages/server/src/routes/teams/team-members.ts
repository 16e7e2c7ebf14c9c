import type { ResponseOf } from '@app/contract'
import type { Caller } from '../../http/context'
import { TextError } from '../../http/errors/text-error'
import type { Handlers } from '../../http/handlers'
import { limit } from '../../http/limited'
import { requireOwnUser, resolveUserId } from '../../http/own-user'
import { requireInlineImage } from '../../http/profile-image'
import { knownError } from '../../lib/errors'
import { requireAllMapped } from '../../lib/total'
import { requireMembership, requireTeamPermission } from '../../permissions/permissions'
import { changeRoles } from '../../teams/member-roles'
import { findMemberRights, listMembers, type Member, type MemberRights } from '../../teams/members'
import {
  addMember,
  listProfiles,
  type MemberId,
  removeMember,
  requireTeam,
  requireUser,
  updateProfile,
} from '../../teams/teams'
import { findUser } from '../../users/users'

export const teamMemberHandlers = {
  'POST /team-memberships/:team_id/:user_id': async ({ path }, { db, caller }) => {
    const id = { teamId: path.team_id, userId: resolveUserId(caller, path.user_id) }
    if (!(await addMember(db, caller.project, id))) {
      throw knownError('TEAM_MEMBERSHIP_ALREADY_EXISTS')
    }
    return { team_id: id.teamId, user_id: id.userId }
  },

  'DELETE /team-memberships/:team_id/:user_id': async ({ path }, { db, caller }) => {
    const id = { teamId: path.team_id, userId: resolveUserId(caller, path.user_id) }
    if (caller.access === 'client') {
      const own = requireOwnUser(caller).row.id
      if (own !== id.userId) {
        const permissionId = '$remove_members'
        const holder = { teamId: id.teamId, userId: own, permissionId }
        await requireTeamPermission(db, caller.project.id, holder)
      }
    }
    await removeMember(db, caller.project, id, { by: findViewerId(caller) })
    return { success: true }
  },

  'GET /team-members': async ({ query }, { db, replica, caller }) => {
    const { id: projectId } = caller.project
    const { team_id: teamId, cursor, limit } = query
    const viewerId = findViewerId(caller)
    if (viewerId === null) await requireTeam(db, projectId, teamId)
    else {
      const holder = { teamId, userId: viewerId, permissionId: '$read_members' }
      await requireTeamPermission(db, projectId, holder)
    }
    const rights = await findMemberRights(db, projectId, { teamId, userId: viewerId })
    const { members, nextCursor } = await replica.read((copy) =>
      listMembers(copy, projectId, { teamId, cursor, limit }),
    )
    const items = members.map((member) => toWireMember(member, rights))
    if (limit === undefined) return { items, is_paginated: false }
    return { items, is_paginated: true, pagination: { next_cursor: nextCursor } }
  },

  'PATCH /team-members/:team_id/:user_id': async ({ path, body }, context) => {
    const { db, caller, audit } = context
    const { id: projectId } = caller.project
    const id = { teamId: path.team_id, userId: resolveUserId(caller, path.user_id) }
    const { permission_ids: roleIds, ...rest } = body
    requireAllMapped(rest)
    const by = findViewerId(caller)
    await limit(context, 'change')
    await changeRoles(db, projectId, { ...id, by, roleIds, audit })
    const rights = await findMemberRights(db, projectId, { teamId: id.teamId, userId: by })
    const { members } = await listMembers(db, projectId, id)
    return toWireMember(requireFirst(members, id), rights)
  },

  'GET /team-member-profiles': async ({ query }, { db, replica, caller }) => {
    const { id: projectId } = caller.project
    const teamId = query.team_id
    const userId = query.user_id === undefined ? undefined : resolveUserId(caller, query.user_id)
    if (caller.access === 'client') {
      const own = requireOwnUser(caller).row.id
      if (!teamId) throw new TextError(400, 'Clients must pass a team_id.')
      await requireMembership(db, projectId, { teamId, userId: own })
      if (userId !== own) {
        const permissionId = '$read_members'
        await requireTeamPermission(db, projectId, { teamId, userId: own, permissionId })
      }
    } else {
      if (teamId) await requireTeam(db, projectId, teamId)
      if (userId) await requireUser(db, projectId, userId)
    }
    const items = await replica.read((copy) => listProfiles(copy, projectId, { teamId, userId }))
    return { items, is_paginated: false }
  },

  'GET /team-member-profiles/:team_id/:user_id': async ({ path }, { db, caller }) => {
    const { id: projectId } = caller.project
    const id = { teamId: path.team_id, userId: resolveUserId(caller, path.user_id) }
    if (caller.access === 'client') {
      const own = requireOwnUser(caller).row.id
      if (own !== id.userId) {
        const permissionId = '$read_members'
        await requireTeamPermission(db, projectId, { teamId: id.teamId, userId: own, permissionId })
      }
    }
    await requireMembership(db, projectId, id)
    return requireFirst(await listProfiles(db, projectId, id), id)
  },

  'PATCH /team-member-profiles/:team_id/:user_id': async ({ path, body }, { db, caller }) => {
    const { id: projectId } = caller.project
    const id = { teamId: path.team_id, userId: resolveUserId(caller, path.user_id) }
    if (caller.access === 'client' && requireOwnUser(caller).row.id !== id.userId) {
      throw new TextError(403, 'Clients can only change their own profile.')
    }
    // The URL of the user's own image was set by the project's server or a provider.
    if (caller.access === 'client' && body.profile_image_url) {
      const own = await findUser(db, projectId, id.userId)
      if (body.profile_image_url !== own?.row.profileImageUrl) {
        requireInlineImage(caller, body.profile_image_url)
      }
    }
    await requireMembership(db, projectId, id)
    const { display_name: displayName, profile_image_url: profileImageUrl, ...rest } = body
    requireAllMapped(rest)
    await updateProfile(db, id, { displayName, profileImageUrl })
    return requireFirst(await listProfiles(db, projectId, id), id)
  },
} satisfies Partial<Handlers>

/** Returns the user of a browser; `null` for the app's server, which may do everything. */
function findViewerId(caller: Caller): string | null {
  return caller.access === 'client' ? requireOwnUser(caller).row.id : null
}

function toWireMember(
  member: Member,
  { seesEmails, mayChangeRoles, mayRemove }: MemberRights,
): ResponseOf<'PATCH /team-members/:team_id/:user_id'> {
  const { userId, displayName, profileImageUrl, primaryEmail, joinedAt, roleIds, ...rest } = member
  requireAllMapped(rest)
  return {
    user_id: userId,
    display_name: displayName,
    profile_image_url: profileImageUrl,
    primary_email: seesEmails ? primaryEmail : null,
    joined_at_millis: joinedAt.getTime(),
    permission_ids: roleIds,
    can_change_roles: mayChangeRoles(member),
    can_remove: mayRemove(member),
  }
}

/** @throws TEAM_MEMBERSHIP_NOT_FOUND if the member was removed concurrently. */
function requireFirst<Item>([first]: Item[], { teamId, userId }: MemberId): Item {
  if (!first) throw knownError('TEAM_MEMBERSHIP_NOT_FOUND', { team_id: teamId, user_id: userId })
  return first
}
