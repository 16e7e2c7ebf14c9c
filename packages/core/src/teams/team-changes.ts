import type { Json, ResponseOf } from '@app/contract'
import type { Scope, UserScope } from '../context/context'
import type { CallOptions } from '../lib/call-options'
import type { MetadataOf } from '../lib/metadata'

/** What members may change about a team. Absent or `undefined` means: leave as it is. */
export interface TeamUpdateOptions {
  displayName?: string
  profileImageUrl?: string | null
  /** Replaces the whole value. */
  clientMetadata?: MetadataOf<'teamClient'>
}

/** What a new team needs. */
export interface TeamCreateOptions extends TeamUpdateOptions, CallOptions {
  displayName: string
}

/** A team, or anything else that says which one. */
export interface TeamRef {
  readonly id: string
}

/** What servers may change about a team. Absent or `undefined` means: leave as it is. */
export interface ServerTeamUpdateOptions extends TeamUpdateOptions {
  /** Replaces the whole value. */
  clientReadOnlyMetadata?: MetadataOf<'teamClientReadOnly'>
  /** Replaces the whole value. */
  serverMetadata?: MetadataOf<'teamServer'>
}

/** Makes a team with a user as its first member, and selects it for them. */
export async function createTeam(
  scope: UserScope,
  options: TeamCreateOptions,
  update: (changes: { selectedTeamId: string }, options: CallOptions) => Promise<void>,
): Promise<ResponseOf<'POST /teams'>> {
  const { signal } = options
  const wire = await scope.http.send('POST /teams', {
    query: {},
    body: {
      ...toTeamBody(options),
      display_name: options.displayName,
      creator_user_id: scope.userId,
    },
    signal,
  })
  await update({ selectedTeamId: wire.id }, { signal })
  await scope.reads.outdate('teams', 'permissions')
  return wire
}

/** Changes a team, also as it stands in lists and as somebody's selected one. */
export async function updateTeam(
  { http, reads }: Scope,
  teamId: string,
  changes: ServerTeamUpdateOptions,
  { signal }: CallOptions = {},
): Promise<void> {
  await http.send('PATCH /teams/:team_id', {
    path: { team_id: teamId },
    body: toTeamBody(changes),
    signal,
  })
  await reads.outdate('teams', `team/${teamId}`, 'user')
}

/** Deletes a team for good. */
export async function deleteTeam(
  { http, reads }: Scope,
  teamId: string,
  { signal }: CallOptions = {},
): Promise<void> {
  await http.send('DELETE /teams/:team_id', { path: { team_id: teamId }, signal })
  await reads.outdate('teams', `team/${teamId}`, 'permissions', 'user')
}

/** Takes a user out of a team. */
export async function leaveTeam(
  { http, reads, userId }: UserScope,
  team: TeamRef,
  { signal }: CallOptions = {},
): Promise<void> {
  await http.send('DELETE /team-memberships/:team_id/:user_id', {
    path: { team_id: team.id, user_id: userId },
    signal,
  })
  await reads.outdate('teams', `team/${team.id}`, 'permissions', 'user')
}

/** What changes of a team are on the wire. Members' browsers are refused those only servers make. */
export function toTeamBody(changes: ServerTeamUpdateOptions) {
  return {
    display_name: changes.displayName,
    profile_image_url: changes.profileImageUrl,
    // What a caller passes is turned into JSON when it is sent.
    client_metadata: changes.clientMetadata as Json | undefined,
    client_read_only_metadata: changes.clientReadOnlyMetadata as Json | undefined,
    server_metadata: changes.serverMetadata as Json | undefined,
  }
}
