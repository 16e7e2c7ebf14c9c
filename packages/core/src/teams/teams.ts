import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import { isKnownError } from '../errors/known-error'
import { type Team, toTeam } from './team'

/** Fetches the teams of a user. */
export async function fetchTeams(scope: Scope<'userId'>): Promise<Fetched<Team[]>> {
  const { items } = await scope.http.send('GET /teams', { query: { user_id: scope.userId } })
  return { wire: items, toValue: () => items.map((wire) => toTeam(scope, wire)) }
}

/** Fetches a team of the signed-in user; `null` if they are not a member. */
export async function fetchTeam(scope: Scope, teamId: string): Promise<Fetched<Team | null>> {
  try {
    // Without an id, the request would be one for the list.
    const wire = await scope.http.send('GET /teams/:team_id', { path: { team_id: teamId || '-' } })
    return { wire, toValue: () => toTeam(scope, wire) }
  } catch (error) {
    // The id is unknown, or no UUID.
    const isAbsent =
      isKnownError(error, 'TEAM_MEMBERSHIP_NOT_FOUND') || isKnownError(error, 'SCHEMA_ERROR')
    if (!isAbsent) throw error
    return { wire: null, toValue: () => null }
  }
}
