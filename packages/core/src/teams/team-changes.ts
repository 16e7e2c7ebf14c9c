import type { Json, RequestOf, ResponseOf } from '@app/contract'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import type { MetadataInputOf } from '../lib/metadata'
import { type Complete, requireAllMapped } from '../lib/total'

/** Changes to a team by its members. Absent fields keep their value. */
export interface TeamUpdateOptions {
  /** Name of the team. */
  displayName?: string | undefined
  /** Absolute URL or `data:` URL of the picture; `null` removes it. */
  profileImageUrl?: string | null | undefined
  /** Replaces the complete metadata. */
  clientMetadata?: MetadataInputOf<'teamClient'>
}

/** Options of a new team. */
export interface TeamCreateOptions extends TeamUpdateOptions, CallOptions {
  /** Name of the team. */
  displayName: string
}

/** A team, or an object with its id. */
export interface TeamRef {
  /** Id of the team. */
  readonly id: string
}

/** Changes to a team by a server. Absent fields keep their value. */
export interface ServerTeamUpdateOptions extends TeamUpdateOptions {
  /** Replaces the complete metadata. */
  clientReadOnlyMetadata?: MetadataInputOf<'teamClientReadOnly'>
  /** Replaces the complete metadata. */
  serverMetadata?: MetadataInputOf<'teamServer'>
}

/** Creates a team with a user as its first member, and selects it. */
export async function createTeam(
  scope: Scope<'userId'>,
  options: TeamCreateOptions,
  update: (changes: { selectedTeamId: string }, options: CallOptions) => Promise<void>,
): Promise<ResponseOf<'POST /teams'>> {
  const { signal, displayName, ...fields } = options
  const wire = await scope.http.send('POST /teams', {
    query: {},
    body: { ...toTeamBody(fields), display_name: displayName, creator_user_id: scope.userId },
    signal,
  })
  await update({ selectedTeamId: wire.id }, { signal })
  await scope.reads.invalidate('teams', 'permissions')
  return wire
}

/** Updates a team, also in lists and as the selected team of users. */
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
  await reads.invalidate('teams', `team/${teamId}`, 'user')
}

/** Deletes a team permanently. */
export async function deleteTeam(
  { http, reads }: Scope,
  teamId: string,
  { signal }: CallOptions = {},
): Promise<void> {
  await http.send('DELETE /teams/:team_id', { path: { team_id: teamId }, signal })
  await reads.invalidate('teams', `team/${teamId}`, 'permissions', 'user')
}

/** Removes a user from a team. */
export async function leaveTeam(
  { http, reads, userId }: Scope<'userId'>,
  team: TeamRef,
  { signal }: CallOptions = {},
): Promise<void> {
  await http.send('DELETE /team-memberships/:team_id/:user_id', {
    path: { team_id: team.id, user_id: userId },
    signal,
  })
  await reads.invalidate('teams', `team/${team.id}`, 'permissions', 'user')
}

/**
 * Converts changes of a team to the wire format. The service refuses fields that the caller may not
 * set.
 */
export function toTeamBody(
  changes: ServerTeamUpdateOptions,
): Complete<RequestOf<'PATCH /teams/:team_id', 'server'>['body']> {
  const {
    displayName,
    profileImageUrl,
    clientMetadata,
    clientReadOnlyMetadata,
    serverMetadata,
    ...rest
  } = changes
  requireAllMapped(rest)
  return {
    display_name: displayName,
    profile_image_url: profileImageUrl,
    // Converted to JSON when it is sent.
    client_metadata: clientMetadata as Json | undefined,
    client_read_only_metadata: clientReadOnlyMetadata as Json | undefined,
    server_metadata: serverMetadata as Json | undefined,
  }
}
