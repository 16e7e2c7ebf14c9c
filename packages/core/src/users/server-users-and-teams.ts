import { present } from '../cache/present'
import type { Fetched } from '../cache/resource-map'
import {
  createContactChannel,
  fetchContactChannels,
  type ServerContactChannelCreateOptions,
} from '../contact-channels/contact-channel'
import type { Scope } from '../context/scope'
import { isKnownError } from '../errors/known-error'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { MetadataInputOf, MetadataOf } from '../lib/metadata'
import { done, failed } from '../lib/result'
import { requireAllMapped } from '../lib/total'
import { checkPassword } from '../sign-in/password/check-password'
import type { SetPasswordOptions } from '../sign-in/password/password-change'
import {
  fetchServerInvitations,
  inviteUserByServer,
  type ServerInviteUserOptions,
} from '../teams/server-invitation'
import { teamParts, teamReads, type WireTeam } from '../teams/team'
import {
  type ServerTeamUpdateOptions,
  type TeamCreateOptions,
  toTeamBody,
  updateTeam,
} from '../teams/team-changes'
import { toTeamProfile } from '../teams/team-member'
import { permissionGrants } from './permission-grants'
import { createImpersonationLink, createServerSession } from './server-sessions'
import type {
  BanOptions,
  ImpersonationLinkOptions,
  ServerTeam,
  ServerTeamCreateOptions,
  ServerTeamUser,
  ServerUser,
  SessionCreateOptions,
  SetPrimaryEmailOptions,
  TeamFields,
  WireServerTeam,
  WireServerUser,
} from './server-user'
import { type ServerUserUpdateOptions, toServerUserBody } from './server-user-body'
import { toUser, type WireUser } from './user'
import { readsOfChanges, userActions, userReads } from './user-actions'
import { toUserJson } from './user-json'

// One file, because users have teams and teams have users.

/** Converts a user from the wire format for servers. */
export function toServerUser(server: Scope<'server'>, wire: WireServerUser): ServerUser {
  const { id } = wire
  // `toUser` maps the fields that browsers see, too.
  const {
    last_active_at_millis: lastActiveAtMillis,
    server_metadata: serverMetadata,
    primary_email_auth_enabled: primaryEmailAuthEnabled,
    ban: latestBan,
    ...rest
  }: Omit<WireServerUser, keyof WireUser> = wire
  requireAllMapped(rest)
  const scope = { ...server, userId: id }
  const ban = findPresentBan(latestBan)
  const { toClientJson: _, ...fields } = toUser(scope, wire)
  return present(
    {
      ...fields,
      ...serverUserActions(scope),
      toClientJson: () => toUserJson(wire),
      toJSON: () => fields,
      selectedTeam: wire.selected_team && toServerTeam(scope, wire.selected_team),
      lastActiveAt: new Date(lastActiveAtMillis),
      serverMetadata: serverMetadata as MetadataOf<'userServer'>,
      primaryEmailAuthEnabled,
      isBanned: ban !== null,
      bannedUntil: typeof ban?.until_millis === 'number' ? new Date(ban.until_millis) : null,
      banReason: ban?.reason ?? null,
    },
    serverUserReads(scope),
  )
}

function findPresentBan(ban: WireServerUser['ban']): WireServerUser['ban'] {
  return (ban?.until_millis ?? Infinity) > Date.now() ? ban : null
}

function serverUserActions(scope: Scope<'server' | 'userId'>) {
  const { server, reads, userId } = scope

  async function update(
    changes: ServerUserUpdateOptions,
    { signal }: CallOptions = {},
  ): Promise<void> {
    const path = { user_id: userId }
    await server.send('PATCH /users/:user_id', { path, body: toServerUserBody(changes), signal })
    const affected = ['user', `channels/${userId}`, `sessions/${userId}`]
    await reads.invalidate(...affected, ...readsOfChanges(changes))
  }

  return {
    ...userActions(scope, update),
    ...permissionGrants(scope),
    update,
    setPrimaryEmail: (primaryEmail: string | null, options: SetPrimaryEmailOptions = {}) =>
      update({ primaryEmail, primaryEmailVerified: options.verified }, options),
    setClientReadOnlyMetadata: (
      clientReadOnlyMetadata: MetadataInputOf<'userClientReadOnly'>,
      options?: CallOptions,
    ) => update({ clientReadOnlyMetadata }, options),
    setServerMetadata: (serverMetadata: MetadataInputOf<'userServer'>, options?: CallOptions) =>
      update({ serverMetadata }, options),
    async setPassword({ password, signal }: SetPasswordOptions) {
      const weakness = await checkPassword(password)
      if (weakness) return failed(weakness)
      await update({ password }, { signal })
      return done
    },
    async delete({ signal }: CallOptions = {}) {
      await server.send('DELETE /users/:user_id', { path: { user_id: userId }, signal })
      await reads.invalidate('user', 'team', `channels/${userId}`, `sessions/${userId}`)
    },
    async createTeam(options: TeamCreateOptions) {
      const team = await createServerTeam(scope, { ...options, creatorUserId: userId })
      await update({ selectedTeamId: team.id }, options)
      return team
    },
    createContactChannel: (options: ServerContactChannelCreateOptions) =>
      createContactChannel(scope, options),
    ban: ({ reason, until, signal }: BanOptions = {}) =>
      update({ ban: { reason, until } }, { signal }),
    unban: (options?: CallOptions) => update({ ban: null }, options),
    createSession: (options?: SessionCreateOptions) => createServerSession(scope, options),
    createImpersonationLink: (options?: ImpersonationLinkOptions) =>
      createImpersonationLink(scope, options),
  }
}

/** Creates the reads of a user, as servers see them. */
export function serverUserReads(scope: Scope<'server' | 'userId'>) {
  const { reads, userId } = scope
  const listTeams = () => reads.at(`teams/${userId}`, () => fetchServerTeams(scope, { userId }))
  return {
    ...userReads(scope),
    listTeams,
    // From the list of teams, since a server can read teams that the user is not in.
    getTeam: (teamId: string) =>
      reads.at(`teams/${userId}/${teamId}`, async () => {
        const team = (await listTeams().refresh()).find(({ id }) => id === teamId) ?? null
        return { wire: team, toValue: () => team }
      }),
    listContactChannels: () => reads.at(`channels/${userId}`, () => fetchContactChannels(scope)),
  }
}

function toServerTeam(scope: Scope<'server'>, wire: WireServerTeam): ServerTeam {
  const { id } = wire
  // `teamParts` maps the fields that members see, too.
  const {
    created_at_millis: createdAtMillis,
    server_metadata: serverMetadata,
    ...rest
  }: Omit<WireServerTeam, keyof WireTeam> = wire
  requireAllMapped(rest)
  const parts = teamParts(scope, wire)
  return present(
    {
      ...parts,
      toJSON: () => toTeamFields(parts),
      createdAt: new Date(createdAtMillis),
      serverMetadata: serverMetadata as MetadataOf<'teamServer'>,
      inviteUser: (options: ServerInviteUserOptions) => inviteUserByServer(scope, id, options),
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
      listInvitations: () =>
        scope.reads.at(`team/${id}/invitations`, () => fetchServerInvitations(scope, id)),
    },
  )
}

function toTeamFields(team: TeamFields): TeamFields {
  const { id, displayName, profileImageUrl, clientMetadata, clientReadOnlyMetadata } = team
  return { id, displayName, profileImageUrl, clientMetadata, clientReadOnlyMetadata }
}

/** Options of `listTeams`. */
export interface ServerListTeamsOptions extends CallOptions {
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined
  /** Teams per page. @default all teams */
  limit?: number | undefined
  /** Part of the display name, or a complete id. */
  query?: string | undefined
}

/** A page of teams. `nextCursor` is `null` on the last page. */
export type ServerTeamPage = ServerTeam[] & { readonly nextCursor: string | null }

/**
 * Fetches a page of teams, oldest first.
 *
 * @param options.userId Only teams of this user; absent: teams of the project.
 */
export async function fetchServerTeams(
  scope: Scope<'server'>,
  { userId, cursor, limit, query }: ServerListTeamsOptions & { userId?: string } = {},
): Promise<Fetched<ServerTeamPage>> {
  const page = await scope.server.send('GET /teams', {
    query: { user_id: userId, cursor, limit, query },
  })
  return {
    wire: page,
    toValue: () =>
      Object.assign(
        page.items.map((wire) => toServerTeam(scope, wire)),
        { nextCursor: page.is_paginated ? page.pagination.next_cursor : null },
      ),
  }
}

/** Iterates over all teams, fetching pages on demand. */
export async function* iterateServerTeams(
  scope: Scope<'server'>,
  options: ServerListTeamsOptions,
): AsyncGenerator<ServerTeam, void, undefined> {
  let cursor: string | null | undefined = options.cursor
  do {
    const fetching = fetchServerTeams(scope, { ...options, limit: options.limit ?? 100, cursor })
    const page = (await abortable(fetching, options.signal)).toValue()
    yield* page
    cursor = page.nextCursor
  } while (cursor !== null)
}

/** Fetches a team by id; `null` if there is none. */
export async function fetchServerTeam(
  scope: Scope<'server'>,
  teamId: string,
): Promise<Fetched<ServerTeam | null>> {
  try {
    const wire = await scope.server.send('GET /teams/:team_id', { path: { team_id: teamId } })
    return { wire, toValue: () => toServerTeam(scope, wire) }
  } catch (error) {
    // The id is unknown, or no UUID.
    const isAbsent = isKnownError(error, 'TEAM_NOT_FOUND') || isKnownError(error, 'SCHEMA_ERROR')
    if (!isAbsent) throw error
    return { wire: null, toValue: () => null }
  }
}

/** Creates a team. */
export async function createServerTeam(
  scope: Scope<'server'>,
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
  scope: Scope<'server'>,
  teamId: string,
): Promise<Fetched<ServerTeamUser[]>> {
  const { items } = await scope.server.send('GET /team-member-profiles', {
    query: { team_id: teamId },
  })
  return {
    wire: items,
    toValue: () =>
      items.map(({ user: wire, ...profile }) => {
        const user = toServerUser(scope, wire)
        const { toJSON } = user
        const teamProfile = toTeamProfile(profile)
        return Object.assign(user, { teamProfile, toJSON: () => ({ ...toJSON(), teamProfile }) })
      }),
  }
}
