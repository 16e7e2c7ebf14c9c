import type { ResponseOf } from '@app/contract'
import { type CurrentUser, type CurrentUserScope, toCurrentUser } from './current-user'
import { toUserJson } from './user-json'

/** The signed-in user as the app's own server sees them. Send `toClientJson()` to browsers. */
export interface CurrentServerUser extends CurrentUser {
  readonly lastActiveAt: Date
  /** Any JSON that only servers may read and write. */
  readonly serverMetadata: unknown
  /** Whether the primary e-mail can be used to sign in. */
  readonly primaryEmailAuthEnabled: boolean
  refresh(): Promise<CurrentServerUser | null>
}

/** A user as `/users/me` answers, to a server. */
export type WireServerUser = ResponseOf<'GET /users/me', 'server'>

/** Makes our object of the signed-in user on the wire, as servers get it. */
export function toCurrentServerUser(
  scope: CurrentUserScope<CurrentServerUser>,
  wire: WireServerUser,
): CurrentServerUser {
  return {
    ...toCurrentUser(scope, wire),
    refresh: scope.refreshUser,
    toClientJson: () => toUserJson(wire),
    lastActiveAt: new Date(wire.last_active_at_millis),
    serverMetadata: wire.server_metadata,
    primaryEmailAuthEnabled: wire.primary_email_auth_enabled,
  }
}
