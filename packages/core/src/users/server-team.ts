import type { ResponseOf } from '@app/contract'
import { present } from '../cache/present'
import type { Fetched } from '../cache/resource-map'
import { isKnownError } from '../errors/known-error'
import type { CallOptions } from '../lib/call-options'
import { expectAllMapped } from '../lib/complete'
import type { MetadataOf } from '../lib/metadata'
import { teamParts, teamReads, type WireTeam } from '../teams/team'
import {
  type ServerTeamUpdateOptions,
  type TeamCreateOptions,
  toTeamBody,
  updateTeam,
} from '../teams/team-changes'
import { toTeamProfile } from '../teams/team-member'
import type { ServerTeam, ServerTeamUser, ServerUserScope } from './server-user'

/** Options of `createTeam` on a server. */
export interface ServerTeamCreateOptions extends TeamCreateOptions {
  /** JSON that browsers of members can read and only servers can write. */
  clientReadOnlyMetadata?: MetadataOf<'teamClientReadOnly'>
  /** JSON that only servers can read and write. */
  serverMetadata?: MetadataOf<'teamServer'>
  /** First member; absent: the team has no members. */
  creatorUserId?: string
}

/** A team in the wire format for servers. */
export type WireServerTeam = ResponseOf<'GET /teams/:team_id', 'server'>

/** Converts a team from the wire format for servers. */
export function toServerTeam(scope: ServerUserScope, wire: WireServerTeam): ServerTeam {
  const { id } = wire
  // `teamParts` maps the fields that members see, too.
  const {
    created_at_millis: createdAtMillis,
    server_metadata: serverMetadata,
    ...rest
  }: Omit<WireServerTeam, keyof WireTeam> = wire
  expectAllMapped(rest)
  return present(
    {
      ...teamParts(scope, wire),
      createdAt: new Date(createdAtMillis),
      serverMetadata: serverMetadata as MetadataOf<'teamServer'>,
      update: (changes: ServerTeamUpdateOptions, options?: CallOptions) =>
        updateTeam(scope, id, changes, options),
      async addUser(userId: string, { signal }: CallOptions = {}) {
        await scope.server.send('POST /team-memberships/:team_id/:user_id', {
          path: { team_id: id, user_id: userId },
          body: {},
          signal,
        })
        await scope.reads.invalidate('teams', `team/${id}`, 'permissions', 'user')
      },
    },
    {
      listUsers: () => scope.reads.at(`team/${id}/users`, () => fetchServerTeamUsers(scope, id)),
      ...teamReads(scope, id),
    },
  )
}

/**
 * Fetches teams, oldest first.
 *
 * @param userId Only teams of this user; absent: all teams of the project.
 */
export async function fetchServerTeams(
  scope: ServerUserScope,
  userId?: string,
): Promise<Fetched<ServerTeam[]>> {
  const { items } = await scope.server.send('GET /teams', { query: { user_id: userId } })
  return { wire: items, toValue: () => items.map((wire) => toServerTeam(scope, wire)) }
}

/** Fetches a team by id; `null` if there is none. */
export async function fetchServerTeam(
  scope: ServerUserScope,
  teamId: string,
): Promise<Fetched<ServerTeam | null>> {
  try {
    const wire = await scope.server.send('GET /teams/:team_id', { path: { team_id: teamId } })
    return { wire, toValue: () => toServerTeam(scope, wire) }
  } catch (error) {
    if (!isKnownError(error, 'TEAM_NOT_FOUND')) throw error
    return { wire: null, toValue: () => null }
  }
}

/** Creates a team. */
export async function createServerTeam(
  scope: ServerUserScope,
  options: ServerTeamCreateOptions,
): Promise<ServerTeam> {
  const { signal, displayName, creatorUserId, ...fields } = options
  const wire = await scope.server.send('POST /teams', {
    query: {},
    body: { ...toTeamBody(fields), display_name: displayName, creator_user_id: creatorUserId },
    signal,
  })
  await scope.reads.invalidate('teams', 'permissions')
  return toServerTeam(scope, wire)
}

async function fetchServerTeamUsers(
  scope: ServerUserScope,
  teamId: string,
): Promise<Fetched<ServerTeamUser[]>> {
  const { items } = await scope.server.send('GET /team-member-profiles', {
    query: { team_id: teamId },
  })
  return {
    wire: items,
    toValue: () =>
      items.map((wire) =>
        Object.assign(scope.toUser(wire.user), { teamProfile: toTeamProfile(wire) }),
      ),
  }
}
