import type { ResponseOf } from '@app/contract'
import { present } from '../cache/present'
import type { Scope } from '../context/context'
import type { CallOptions } from '../lib/call-options'
import type { MetadataOf } from '../lib/metadata'
import { deleteTeam, type TeamUpdateOptions, updateTeam } from './team-changes'
import {
  fetchTeamInvitations,
  type InviteUserOptions,
  inviteUser,
  type TeamInvitation,
} from './team-invitation'
import { fetchTeamUsers, removeTeamUser, type TeamUser } from './team-member'

/** A team as its members see it. A snapshot; its methods may be taken off the object. */
export interface Team {
  readonly id: string
  readonly displayName: string
  readonly profileImageUrl: string | null
  /** Readable and writable by members' browsers: never trust it on a server. */
  readonly clientMetadata: MetadataOf<'teamClient'>
  /** Readable by members' browsers, writable by the app's server. */
  readonly clientReadOnlyMetadata: MetadataOf<'teamClientReadOnly'>
  /** Members with their names in this team. Needs `$read_members`. */
  listUsers(options?: CallOptions): Promise<TeamUser[]>
  /** Invitations that are still open. Needs `$read_members` and `$invite_members`. */
  listInvitations(options?: CallOptions): Promise<TeamInvitation[]>
  /** Mails an invitation. Needs `$invite_members`. */
  inviteUser(options: InviteUserOptions): Promise<void>
  /** Takes somebody else out of the team. Needs `$remove_members`. */
  removeUser(userId: string, options?: CallOptions): Promise<void>
  /** Needs `$update_team`. */
  update(changes: TeamUpdateOptions, options?: CallOptions): Promise<void>
  /** Deletes the team for good. Needs `$delete_team`. */
  delete(options?: CallOptions): Promise<void>
}

/** A team on the wire. */
export type WireTeam = ResponseOf<'GET /teams/:team_id'>

/** Makes our object of a team on the wire. */
export function toTeam(scope: Scope, wire: WireTeam): Team {
  return present(teamParts(scope, wire), {
    ...teamReads(scope, wire.id),
    listUsers: () => scope.reads.at(`team/${wire.id}/users`, () => fetchTeamUsers(scope, wire.id)),
  })
}

/** What a team has and can, whoever sees it. */
export function teamParts(scope: Scope, wire: WireTeam) {
  const { id } = wire
  return {
    id,
    displayName: wire.display_name,
    profileImageUrl: wire.profile_image_url,
    // What is in there only the app knows.
    clientMetadata: wire.client_metadata as MetadataOf<'teamClient'>,
    clientReadOnlyMetadata: wire.client_read_only_metadata as MetadataOf<'teamClientReadOnly'>,
    inviteUser: (options: InviteUserOptions) => inviteUser(scope, id, options),
    removeUser: (userId: string, options?: CallOptions) =>
      removeTeamUser(scope, id, userId, options),
    update: (changes: TeamUpdateOptions, options?: CallOptions) =>
      updateTeam(scope, id, changes, options),
    delete: (options?: CallOptions) => deleteTeam(scope, id, options),
  }
}

/** The reads of a team that are the same for whoever sees it. */
export function teamReads(scope: Scope, teamId: string) {
  return {
    listInvitations: () =>
      scope.reads.at(`team/${teamId}/invitations`, () => fetchTeamInvitations(scope, teamId)),
  }
}
