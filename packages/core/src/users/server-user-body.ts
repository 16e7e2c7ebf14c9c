import type { Json } from '@app/contract'
import type { MetadataOf } from '../lib/metadata'
import type { UserUpdateOptions } from './user-actions'
import { toUserBody } from './user-body'

/** What servers may change about a user. Absent or `undefined` means: leave as it is. */
export interface ServerUserUpdateOptions extends UserUpdateOptions {
  primaryEmail?: string | null
  primaryEmailVerified?: boolean
  /** Only together with `primaryEmail`; to turn it off, change the contact channel. */
  primaryEmailAuthEnabled?: boolean
  /** Replaces the whole value. */
  clientReadOnlyMetadata?: MetadataOf<'userClientReadOnly'>
  /** Replaces the whole value. */
  serverMetadata?: MetadataOf<'userServer'>
  /** Ends all sessions of the user. `null`: no password. */
  password?: string | null
  /** Only `false`: makes an anonymous user a normal one. */
  isAnonymous?: boolean
}

/** What the changes a server makes to a user are on the wire. */
export function toServerUserBody(changes: ServerUserUpdateOptions) {
  return {
    ...toUserBody(changes),
    primary_email: changes.primaryEmail,
    primary_email_verified: changes.primaryEmailVerified,
    primary_email_auth_enabled: changes.primaryEmailAuthEnabled,
    client_read_only_metadata: changes.clientReadOnlyMetadata as Json | undefined,
    server_metadata: changes.serverMetadata as Json | undefined,
    password: changes.password,
    is_anonymous: changes.isAnonymous,
  }
}
