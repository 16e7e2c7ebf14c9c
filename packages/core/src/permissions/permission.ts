import type { Fetched } from '../cache/resource-map'
import type { UserScope } from '../context/context'
import type { CallOptions } from '../lib/call-options'

/** Something a user may do, in a team or in the whole project. */
export interface Permission {
  /** As it was defined, or a system permission such as `$invite_members`. */
  readonly id: string
}

/** Something a user may do in a team. */
export type TeamPermission = Permission

/** Something a user may do in the whole project. */
export type ProjectPermission = Permission

/** Which permissions to list. */
export interface ListPermissionsOptions extends CallOptions {
  /** Also those that come with others. `false`: only those that were granted. @default true */
  recursive?: boolean
}

/**
 * Fetches what a user may do.
 *
 * @param teamId The team; absent: the whole project.
 */
export async function fetchPermissions(
  { http, userId }: UserScope,
  teamId: string | undefined,
  recursive: boolean,
): Promise<Fetched<Permission[]>> {
  const query = { user_id: userId, recursive }
  const { items } =
    teamId === undefined
      ? await http.send('GET /project-permissions', { query })
      : await http.send('GET /team-permissions', { query: { ...query, team_id: teamId } })
  return { wire: items, toValue: () => items.map(({ id }) => ({ id })) }
}
