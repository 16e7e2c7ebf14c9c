import type { ResponseOf } from '@app/contract'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { requireAllMapped } from '../lib/total'

/** Profile of a member in a team. Each field defaults to that of the user. */
export interface TeamMemberProfile {
  /** Name of the member in the team. */
  readonly displayName: string | null
  /** URL of the member's picture in the team; `null` if there is none. */
  readonly profileImageUrl: string | null
}

/** Profile of a member in a team, with changes by the member. */
export interface EditableTeamMemberProfile extends TeamMemberProfile {
  /** Updates the given fields; `null` restores the profile picture of the user. */
  update(
    changes: { displayName?: string | undefined; profileImageUrl?: string | null | undefined },
    options?: CallOptions,
  ): Promise<void>
}

/** A member of a team, as other members see them. */
export interface TeamUser {
  /** Id of the user. */
  readonly id: string
  /** Profile of the member in this team. */
  readonly teamProfile: TeamMemberProfile
}

type WireProfile = ResponseOf<'GET /team-member-profiles/:team_id/:user_id'>

/** Converts a member profile from the wire format. */
export function toTeamProfile(wire: WireProfile): TeamMemberProfile {
  const {
    display_name: displayName,
    profile_image_url: profileImageUrl,
    // The member and the team that the profile was requested for.
    user_id: _userId,
    team_id: _teamId,
    ...rest
  } = wire
  requireAllMapped(rest)
  return { displayName, profileImageUrl }
}

/** Fetches the members of a team, as other members see them. */
export async function fetchTeamUsers(scope: Scope, teamId: string): Promise<Fetched<TeamUser[]>> {
  const { items } = await scope.http.send('GET /team-member-profiles', {
    query: { team_id: teamId },
  })
  return {
    wire: items,
    toValue: () => items.map((wire) => ({ id: wire.user_id, teamProfile: toTeamProfile(wire) })),
  }
}

/** Fetches the profile of a user in a team. */
export async function fetchTeamProfile(
  { http, reads, userId }: Scope<'userId'>,
  teamId: string,
): Promise<Fetched<EditableTeamMemberProfile>> {
  const path = { team_id: teamId, user_id: userId }
  const wire = await http.send('GET /team-member-profiles/:team_id/:user_id', { path })
  return {
    wire,
    toValue: () => ({
      ...toTeamProfile(wire),
      async update({ displayName, profileImageUrl }, { signal } = {}) {
        await http.send('PATCH /team-member-profiles/:team_id/:user_id', {
          path,
          body: { display_name: displayName, profile_image_url: profileImageUrl },
          signal,
        })
        await reads.invalidate(`team/${teamId}`)
      },
    }),
  }
}

/** Removes a member from a team. */
export async function removeTeamUser(
  { http, reads }: Scope,
  teamId: string,
  userId: string,
  { signal }: CallOptions = {},
): Promise<void> {
  const path = { team_id: teamId, user_id: userId }
  await http.send('DELETE /team-memberships/:team_id/:user_id', { path, signal })
  // The member may be the signed-in user.
  await reads.invalidate('teams', `team/${teamId}`, 'permissions', 'user')
}
