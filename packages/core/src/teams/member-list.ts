import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import { ifOffered } from '../http/if-offered'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'
import { removeTeamUser } from './team-member'

/** Options of `listMembers`. */
export interface ListTeamMembersOptions extends CallOptions {
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined
  /** Members per page. @default all members */
  limit?: number | undefined
}

/** A page of members. `nextCursor` is `null` on the last page. */
export type TeamMemberPage = TeamMember[] & { readonly nextCursor: string | null }

/** A member of a team, with their roles and whether the user may change or remove them. */
export interface TeamMember {
  /** Id of the user. */
  readonly id: string
  /** Name of the member in the team, otherwise that of the user. */
  readonly displayName: string | null
  /** URL of the member's picture, possibly a `data:` URL; `null` if there is none. */
  readonly profileImageUrl: string | null
  /**
   * Primary email address; `null` if there is none, and in browsers if the user has neither
   * `$invite_members` nor `$remove_members`.
   */
  readonly primaryEmail: string | null
  /** Time of joining the team. */
  readonly joinedAt: Date
  /** Roles: the permissions held directly in the team, without system permissions. Sorted. */
  readonly permissionIds: readonly string[]
  /** Whether `setRoles` can give the member another role. */
  readonly canChangeRoles: boolean
  /** Whether the user may remove the member. Members may remove themselves, unless they are the last admin. */
  readonly canRemove: boolean
  /**
   * Replaces the roles of the member. In a browser this requires `$invite_members` and
   * `$remove_members`, and the user needs each role that is added or removed; the default roles of
   * members can always be added.
   *
   * @throws `KnownErrors.LastTeamAdmin` if no admin would remain.
   */
  setRoles(permissionIds: readonly string[], options?: CallOptions): Promise<void>
  /** Removes the member from the team. Removing another member requires `$remove_members`. */
  remove(options?: CallOptions): Promise<void>
}

type WireMember = ResponseOf<'PATCH /team-members/:team_id/:user_id'>

/** Fetches a page of members, ordered by join date; `null` from services without such a list. */
export async function fetchTeamMembers(
  scope: Scope,
  teamId: string,
  { cursor, limit }: ListTeamMembersOptions = {},
): Promise<Fetched<TeamMemberPage | null>> {
  const query = { team_id: teamId, cursor, limit }
  const page = await ifOffered(scope.http.send('GET /team-members', { query }))
  if (!page) return { wire: null, toValue: () => null }
  return {
    wire: page,
    toValue: () =>
      Object.assign(
        page.items.map((wire) => toTeamMember(scope, teamId, wire)),
        { nextCursor: page.is_paginated ? page.pagination.next_cursor : null },
      ),
  }
}

function toTeamMember(scope: Scope, teamId: string, wire: WireMember): TeamMember {
  const {
    user_id: id,
    display_name: displayName,
    profile_image_url: profileImageUrl,
    primary_email: primaryEmail,
    joined_at_millis: joinedAtMillis,
    permission_ids: permissionIds,
    can_change_roles: canChangeRoles,
    can_remove: canRemove,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    displayName,
    profileImageUrl,
    primaryEmail,
    permissionIds,
    canChangeRoles,
    canRemove,
    joinedAt: new Date(joinedAtMillis),
    setRoles: (roles, options) => setRoles(scope, { teamId, userId: id, roles }, options),
    remove: (options) => removeTeamUser(scope, teamId, id, options),
  }
}

async function setRoles(
  { http, reads }: Scope,
  { teamId, userId, roles }: { teamId: string; userId: string; roles: readonly string[] },
  { signal }: CallOptions = {},
): Promise<void> {
  await http.send('PATCH /team-members/:team_id/:user_id', {
    path: { team_id: teamId, user_id: userId },
    body: { permission_ids: [...roles] },
    signal,
  })
  // The member may be the signed-in user.
  await reads.invalidate(`team/${teamId}`, 'permissions')
}
