import type { RequestOf } from '@app/contract'
import type { Caller, Context } from '../../http/context'
import { TextError } from '../../http/errors/text-error'
import type { Handlers } from '../../http/handlers'
import { limit } from '../../http/limited'
import { requireSignedIn, resolveFilter, resolveUserId } from '../../http/own-user'
import { requireInlineImage } from '../../http/profile-image'
import { type Complete, requireAllMapped } from '../../lib/total'
import { requireMembership, requireTeamPermission } from '../../permissions/permissions'
import { listTeams } from '../../teams/list-teams'
import { listTeamSummaries } from '../../teams/team-summaries'
import {
  createTeam,
  deleteTeam,
  requireTeam,
  type TeamChanges,
  updateTeam,
} from '../../teams/teams'
import { toWireTeam } from '../../users/wire'

/** A body of a server or, with fewer properties, of a client. */
type WireChanges = RequestOf<'PATCH /teams/:team_id', 'server'>['body']

function toChanges(body: WireChanges): Complete<TeamChanges> {
  const { display_name, profile_image_url, ...metadata } = body
  const { client_metadata, client_read_only_metadata, server_metadata, ...rest } = metadata
  requireAllMapped(rest)
  return {
    displayName: display_name,
    profileImageUrl: profile_image_url,
    clientMetadata: client_metadata,
    clientReadOnlyMetadata: client_read_only_metadata,
    serverMetadata: server_metadata,
  }
}

/**
 * Requires a permission in the team of clients. Servers may change any team.
 *
 * @returns The member who changes the team; `null` for a server.
 */
async function requireRight(
  { db, caller }: Pick<Context<Caller>, 'db' | 'caller'>,
  teamId: string,
  permissionId: string,
): Promise<string | null> {
  if (caller.access !== 'client') return null
  const userId = requireSignedIn(caller).row.id
  await requireTeamPermission(db, caller.project.id, { teamId, userId, permissionId })
  return userId
}

/** Returns the creator of a new team: clients create teams for themselves. */
function resolveCreator(caller: Caller, creatorId: string | undefined, addCurrentUser?: boolean) {
  if (creatorId !== undefined && addCurrentUser) {
    throw new TextError(400, 'Pass creator_user_id or add_current_user, not both.')
  }
  const given = creatorId === undefined ? undefined : resolveUserId(caller, creatorId)
  if (caller.access === 'client') {
    const own = requireSignedIn(caller).row.id
    if (given !== undefined && given !== own) {
      throw new TextError(403, 'Clients can only create teams for the signed-in user.')
    }
    return own
  }
  if (!addCurrentUser) return given
  if (!caller.user) throw new TextError(401, 'add_current_user needs a signed-in user.')
  return caller.user.row.id
}

/** Default number of teams per page of the list for owners. */
const defaultLimit = 25

export const teamHandlers = {
  'GET /teams': async ({ query }, { db, replica, caller }) => {
    const userId = resolveFilter(caller, query.user_id)
    const { cursor, limit, query: text } = query
    const list = (database: typeof db) =>
      listTeams(database, caller.project.id, { userId, text, cursor, limit })
    // A user has few teams, so the replica is not needed.
    const { teams, nextCursor } = await (userId ? list(db) : replica.read(list))
    const items = teams.map(toWireTeam)
    if (limit === undefined) return { items, is_paginated: false }
    return { items, is_paginated: true, pagination: { next_cursor: nextCursor } }
  },

  'GET /internal/teams': async ({ query }, { replica, caller }) => {
    const { cursor, limit = defaultLimit, query: text, desc } = query
    const { items, nextCursor } = await replica.read((db) =>
      listTeamSummaries(db, caller.project.id, { text, cursor, limit, desc }),
    )
    return { items, is_paginated: true, pagination: { next_cursor: nextCursor } }
  },

  'POST /teams': async ({ query, body }, context) => {
    const { db, caller } = context
    const { creator_user_id, ...values } = body
    const creatorId = resolveCreator(caller, creator_user_id, query.add_current_user)
    if (caller.access === 'client' && !caller.project.clientTeamCreationEnabled) {
      throw new TextError(
        403,
        'Users cannot create teams in this project: its setting client_team_creation_enabled is off.',
      )
    }
    requireInlineImage(caller, body.profile_image_url)
    await limit(context, 'create')
    const team = await createTeam(db, caller.project, {
      ...toChanges(values),
      displayName: values.display_name,
      creatorId,
    })
    return toWireTeam(team)
  },

  'GET /teams/:team_id': async ({ path }, { db, caller }) => {
    if (caller.access === 'client') {
      const userId = requireSignedIn(caller).row.id
      await requireMembership(db, caller.project.id, { teamId: path.team_id, userId })
    }
    return toWireTeam(await requireTeam(db, caller.project.id, path.team_id))
  },

  'PATCH /teams/:team_id': async ({ path, body }, context) => {
    const { db, caller } = context
    const by = await requireRight(context, path.team_id, '$update_team')
    requireInlineImage(caller, body.profile_image_url)
    await limit(context, 'change')
    const changes = toChanges(body)
    return toWireTeam(await updateTeam(db, caller.project, path.team_id, { changes, by }))
  },

  'DELETE /teams/:team_id': async ({ path }, context) => {
    const { db, caller } = context
    const by = await requireRight(context, path.team_id, '$delete_team')
    await deleteTeam(db, caller.project, path.team_id, { by })
    return { success: true }
  },
} satisfies Partial<Handlers>
