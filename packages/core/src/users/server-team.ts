import type { ResponseOf } from '@app/contract'
import { present } from '../cache/present'
import type { Fetched } from '../cache/resource-map'
import type { ServerScope } from '../context/server-scope'
import { isKnownError } from '../errors/known-error'
import type { CallOptions } from '../lib/call-options'
import type { MetadataOf } from '../lib/metadata'
import { type Team, teamParts, teamReads } from '../teams/team'
import {
  type ServerTeamUpdateOptions,
  type TeamCreateOptions,
  toTeamBody,
  updateTeam,
} from '../teams/team-changes'
import { type TeamMemberProfile, toTeamProfile } from '../teams/team-member'
import type { ServerUser } from './server-user'

/** A team as an app's server sees it. */
export interface ServerTeam extends Team {
  readonly createdAt: Date
  /** Any JSON that only servers may read and write. */
  readonly serverMetadata: MetadataOf<'teamServer'>
  /** Members with their names in this team. */
  listUsers(options?: CallOptions): Promise<ServerTeamUser[]>
  /** Changes what is given. */
  update(changes: ServerTeamUpdateOptions, options?: CallOptions): Promise<void>
  /**
   * Makes a user a member of the team.
   *
   * @throws `KnownErrors.TeamMembershipAlreadyExists`
   */
  addUser(userId: string, options?: CallOptions): Promise<void>
}

/** A member of a team, as an app's server sees them. */
export interface ServerTeamUser extends ServerUser {
  readonly teamProfile: TeamMemberProfile
}

/** What a server says of a new team. */
export interface ServerTeamCreateOptions extends TeamCreateOptions {
  clientReadOnlyMetadata?: MetadataOf<'teamClientReadOnly'>
  serverMetadata?: MetadataOf<'teamServer'>
  /** The first member; absent: the team starts empty. */
  creatorUserId?: string
}

/** A team on the wire, as servers get it. */
export type WireServerTeam = ResponseOf<'GET /teams/:team_id', 'server'>

/** Makes our object of a team on the wire, as servers get it. */
export function toServerTeam(scope: ServerScope, wire: WireServerTeam): ServerTeam {
  const { id } = wire
  return present(
    {
      ...teamParts(scope, wire),
      createdAt: new Date(wire.created_at_millis),
      serverMetadata: wire.server_metadata as MetadataOf<'teamServer'>,
      update: (changes: ServerTeamUpdateOptions, options?: CallOptions) =>
        updateTeam(scope, id, changes, options),
      async addUser(userId: string, { signal }: CallOptions = {}) {
        await scope.server.send('POST /team-memberships/:team_id/:user_id', {
          path: { team_id: id, user_id: userId },
          body: {},
          signal,
        })
        await scope.reads.outdate('teams', `team/${id}`, 'permissions', 'user')
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
 * @param userId Whose; absent: all of the project.
 */
export async function fetchServerTeams(
  scope: ServerScope,
  userId?: string,
): Promise<Fetched<ServerTeam[]>> {
  const { items } = await scope.server.send('GET /teams', { query: { user_id: userId } })
  return { wire: items, toValue: () => items.map((wire) => toServerTeam(scope, wire)) }
}

/** Fetches a team; `null` when there is none of this id. */
export async function fetchServerTeam(
  scope: ServerScope,
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

/** Makes a team. */
export async function createServerTeam(
  scope: ServerScope,
  options: ServerTeamCreateOptions,
): Promise<ServerTeam> {
  const wire = await scope.server.send('POST /teams', {
    query: {},
    body: {
      ...toTeamBody(options),
      display_name: options.displayName,
      creator_user_id: options.creatorUserId,
    },
    signal: options.signal,
  })
  await scope.reads.outdate('teams', 'permissions')
  return toServerTeam(scope, wire)
}

async function fetchServerTeamUsers(
  scope: ServerScope,
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
