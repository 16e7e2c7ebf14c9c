import type { Json } from '@app/contract'
import type { MetadataOf } from '../lib/metadata'
import type { UserUpdateOptions } from './user-actions'
import { toUserBody } from './user-body'

/** Changes to a user by a server. Absent fields keep their value. */
export interface ServerUserUpdateOptions extends UserUpdateOptions {
  /** Primary email address; `null` removes it. */
  primaryEmail?: string | null
  /** Whether the primary email address is verified. */
  primaryEmailVerified?: boolean
  /** Only together with `primaryEmail`; to turn it off, change the contact channel. */
  primaryEmailAuthEnabled?: boolean
  /** Replaces the complete metadata. */
  clientReadOnlyMetadata?: MetadataOf<'userClientReadOnly'>
  /** Replaces the complete metadata. */
  serverMetadata?: MetadataOf<'userServer'>
  /** Revokes all sessions of the user. `null` removes the password. */
  password?: string | null
  /** Only `false`: turns an anonymous user into a regular one. */
  isAnonymous?: boolean
}

/** Converts changes of a user by a server to the wire format. */
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
