import type { Json, RequestOf } from '@app/contract'
import type { MetadataInputOf } from '../lib/metadata'
import type { Complete } from '../lib/total'
import { toUserBody, type UserUpdateOptions } from './user'

/** Changes to a user by a server. Absent fields keep their value. */
export interface ServerUserUpdateOptions extends UserUpdateOptions {
  /** Primary email address; `null` removes it. */
  primaryEmail?: string | null | undefined
  /** Whether the primary email address is verified. */
  primaryEmailVerified?: boolean | undefined
  /**
   * Whether the user signs in with the address, which no other user of the project can then do. Only
   * together with `primaryEmail`; to turn it off, change the contact channel. Default for a new user:
   * `false`, so that a password or an email code does not sign them in.
   */
  primaryEmailAuthEnabled?: boolean | undefined
  /** Replaces the complete metadata. */
  clientReadOnlyMetadata?: MetadataInputOf<'userClientReadOnly'>
  /** Replaces the complete metadata. */
  serverMetadata?: MetadataInputOf<'userServer'>
  /** Revokes all sessions of the user. `null` removes the password. */
  password?: string | null | undefined
  /**
   * Can only be `false`, which turns an anonymous user into a regular one. Throws
   * `KnownErrors.TermsNotAccepted` if the project requires accepted terms and none are recorded:
   * pass `acceptedTermsVersion` too.
   */
  isAnonymous?: boolean | undefined
  /** See {@link ServerUser.ban}; `null` lifts the ban. */
  ban?: Ban | null | undefined
  /**
   * Records that the user accepted this version of the terms of service at the current time, unless
   * it is already recorded; `null` removes the record. At most 64 characters of ASCII without
   * spaces.
   */
  acceptedTermsVersion?: string | null | undefined
}

/** A ban of a user. */
export interface Ban {
  /** Reason of the ban, for owners and servers. At most 2,000 characters. */
  reason?: string | undefined
  /** End of the ban, in the future. @default none: until `unban()` */
  until?: Date | undefined
}

/** Converts changes of a user by a server to the wire format. */
export function toServerUserBody(
  changes: ServerUserUpdateOptions,
): Complete<RequestOf<'PATCH /users/:user_id', 'server'>['body']> {
  const {
    primaryEmail,
    primaryEmailVerified,
    primaryEmailAuthEnabled,
    clientReadOnlyMetadata,
    serverMetadata,
    password,
    isAnonymous,
    ban,
    acceptedTermsVersion,
    ...ownChanges
  } = changes
  return {
    ...toUserBody(ownChanges),
    primary_email: primaryEmail,
    primary_email_verified: primaryEmailVerified,
    primary_email_auth_enabled: primaryEmailAuthEnabled,
    client_read_only_metadata: clientReadOnlyMetadata as Json | undefined,
    server_metadata: serverMetadata as Json | undefined,
    password,
    password_hash: undefined,
    is_anonymous: isAnonymous,
    ban: ban && { reason: ban.reason, until_millis: ban.until?.getTime() },
    accepted_terms_version: acceptedTermsVersion,
  }
}
