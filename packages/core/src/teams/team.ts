import type { ResponseOf } from '@app/contract'
import { present } from '../cache/present'
import { toKey } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import type { MetadataOf } from '../lib/metadata'
import { requireAllMapped } from '../lib/total'
import { fetchTeamMembers, type ListTeamMembersOptions, type TeamMemberPage } from './member-list'
import { deleteTeam, type TeamUpdateOptions, updateTeam } from './team-changes'
import {
  fetchInvitableRoles,
  fetchTeamInvitations,
  type InvitableRole,
  type InviteUserOptions,
  inviteUser,
  type TeamInvitation,
} from './team-invitation'
import { fetchTeamUsers, removeTeamUser, type TeamUser } from './team-member'

/** A team as its members see it. A snapshot; methods can be detached from the object. */
export interface Team {
  /** Id of the team. */
  readonly id: string
  /** Name of the team. */
  readonly displayName: string
  /** URL of the picture, possibly a `data:` URL; `null` if there is none. */
  readonly profileImageUrl: string | null
  /** JSON that browsers of members can read and write: do not trust it on a server. */
  readonly clientMetadata: MetadataOf<'teamClient'>
  /** JSON that browsers of members can read and only servers can write. */
  readonly clientReadOnlyMetadata: MetadataOf<'teamClientReadOnly'>
  /** Fetches the members with their profiles in this team. Requires `$read_members`. */
  listUsers(options?: CallOptions): Promise<TeamUser[]>
  /**
   * Fetches the members ordered by join date, with their roles and whether the user may change or
   * remove them; `null` if the service does not list them. Requires `$read_members`.
   */
  listMembers(options?: ListTeamMembersOptions): Promise<TeamMemberPage | null>
  /** Fetches the open invitations. Requires `$read_members` and `$invite_members`. */
  listInvitations(options?: CallOptions): Promise<TeamInvitation[]>
  /**
   * Fetches the roles that the user may give in an invitation, and those that every new member
   * gets; empty if the service does not list them. Requires `$invite_members`.
   */
  listInvitableRoles(options?: CallOptions): Promise<InvitableRole[]>
  /**
   * Sends an invitation by email. Requires `$invite_members`.
   *
   * @throws `KnownErrors.TeamMembershipAlreadyExists` for the address of a member.
   */
  inviteUser(options: InviteUserOptions): Promise<void>
  /** Removes another member from the team. Requires `$remove_members`. */
  removeUser(userId: string, options?: CallOptions): Promise<void>
  /** Updates the given fields. Requires `$update_team`. */
  update(changes: TeamUpdateOptions, options?: CallOptions): Promise<void>
  /** Deletes the team permanently. Requires `$delete_team`. */
  delete(options?: CallOptions): Promise<void>
}

/** A team in the wire format. */
export type WireTeam = ResponseOf<'GET /teams/:team_id'>

/** Converts a team from the wire format. */
export function toTeam(scope: Scope, wire: WireTeam): Team {
  return present(teamParts(scope, wire), {
    ...teamReads(scope, wire.id),
    listUsers: () => scope.reads.at(`team/${wire.id}/users`, () => fetchTeamUsers(scope, wire.id)),
  })
}

/** Fields and methods that a team has for members and servers. */
export function teamParts(scope: Scope, wire: WireTeam) {
  const {
    id,
    display_name: displayName,
    profile_image_url: profileImageUrl,
    client_metadata: clientMetadata,
    client_read_only_metadata: clientReadOnlyMetadata,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    displayName,
    profileImageUrl,
    // The app defines the type of its metadata.
    clientMetadata: clientMetadata as MetadataOf<'teamClient'>,
    clientReadOnlyMetadata: clientReadOnlyMetadata as MetadataOf<'teamClientReadOnly'>,
    inviteUser: (options: InviteUserOptions) => inviteUser(scope, id, options),
    removeUser: (userId: string, options?: CallOptions) =>
      removeTeamUser(scope, id, userId, options),
    update: (changes: TeamUpdateOptions, options?: CallOptions) =>
      updateTeam(scope, id, changes, options),
    delete: (options?: CallOptions) => deleteTeam(scope, id, options),
  }
}

/** Reads that a team has for members and servers. */
export function teamReads(scope: Scope, teamId: string) {
  return {
    listMembers: ({ signal: _, ...options }: ListTeamMembersOptions = {}) =>
      scope.reads.at(`team/${teamId}/members/${toKey(options)}`, () =>
        fetchTeamMembers(scope, teamId, options),
      ),
    listInvitations: () =>
      scope.reads.at(`team/${teamId}/invitations`, () => fetchTeamInvitations(scope, teamId)),
    listInvitableRoles: () =>
      scope.reads.at(`team/${teamId}/roles`, () => fetchInvitableRoles(scope, teamId)),
  }
}
