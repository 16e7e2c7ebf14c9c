import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'

/** A permission of a user, in a team or the whole project. */
export interface Permission {
  /** Id of its definition, or of a system permission such as `$invite_members`. */
  readonly id: string
}

/** A permission of a user in a team. */
export type TeamPermission = Permission

/** A permission of a user in the whole project. */
export type ProjectPermission = Permission

/** Options of `listPermissions`. */
export interface ListPermissionsOptions extends CallOptions {
  /** Includes contained permissions; `false` lists only direct ones. @default true */
  recursive?: boolean | undefined
}

/**
 * Fetches the permissions of a user.
 *
 * @param teamId Id of the team; `undefined` for project permissions.
 */
export async function fetchPermissions(
  { http, userId }: Scope<'userId'>,
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
