import type { ResponseOf } from '@app/contract'
import type { Scope } from '../context/context'
import type { MetadataOf } from '../lib/metadata'
import { type Team, toTeam } from '../teams/team'

/** A user, with the fields that browsers may see. A snapshot: it does not change. */
export interface User {
  readonly id: string
  readonly displayName: string | null
  /** Not necessarily unique across users. */
  readonly primaryEmail: string | null
  readonly primaryEmailVerified: boolean
  readonly profileImageUrl: string | null
  readonly signedUpAt: Date
  /** JSON that the browser can read and write: do not trust it on a server. */
  readonly clientMetadata: MetadataOf<'userClient'>
  /** JSON that the browser can read and only servers can write. */
  readonly clientReadOnlyMetadata: MetadataOf<'userClientReadOnly'>
  readonly hasPassword: boolean
  readonly otpAuthEnabled: boolean
  readonly passkeyAuthEnabled: boolean
  readonly isMultiFactorRequired: boolean
  /** An anonymous user counts as signed out unless `or` says otherwise. */
  readonly isAnonymous: boolean
  readonly selectedTeam: Team | null
  /**
   * Whether the user has a password or can sign in by email code.
   *
   * @deprecated Use `usedForAuth` of a contact channel.
   */
  readonly emailAuthEnabled: boolean
  /**
   * Providers that the user signed in with.
   *
   * @deprecated Use `getConnectedAccount`.
   */
  readonly oauthProviders: readonly { readonly id: string }[]
  /** Returns the user as JSON for browsers, without secrets. */
  toClientJson(): UserJson
}

/** A user in the wire format for browsers. */
export interface UserJson {
  id: string
  primary_email: string | null
  primary_email_verified: boolean
  display_name: string | null
  profile_image_url: string | null
  signed_up_at_millis: number
  has_password: boolean
  otp_auth_enabled: boolean
  passkey_auth_enabled: boolean
  client_metadata: unknown
  client_read_only_metadata: unknown
  selected_team_id: string | null
  selected_team: TeamJson | null
  is_anonymous: boolean
  oauth_providers: { id: string; account_id: string; email: string | null }[]
  auth_with_email: boolean
  requires_totp_mfa: boolean
}

/** A team in the wire format for members. */
export interface TeamJson {
  id: string
  display_name: string
  profile_image_url: string | null
  client_metadata: unknown
  client_read_only_metadata: unknown
}

/** Response of `/users/me` to a browser. */
export type WireUser = ResponseOf<'GET /users/me'>

/** Converts the fields of a user from the wire format. */
export function toUser(scope: Scope, wire: WireUser): User {
  return {
    id: wire.id,
    displayName: wire.display_name,
    primaryEmail: wire.primary_email,
    primaryEmailVerified: wire.primary_email_verified,
    profileImageUrl: wire.profile_image_url,
    signedUpAt: new Date(wire.signed_up_at_millis),
    // The app defines the type of its metadata.
    clientMetadata: wire.client_metadata as MetadataOf<'userClient'>,
    clientReadOnlyMetadata: wire.client_read_only_metadata as MetadataOf<'userClientReadOnly'>,
    hasPassword: wire.has_password,
    otpAuthEnabled: wire.otp_auth_enabled,
    passkeyAuthEnabled: wire.passkey_auth_enabled,
    isMultiFactorRequired: wire.requires_totp_mfa,
    isAnonymous: wire.is_anonymous,
    selectedTeam: wire.selected_team && toTeam(scope, wire.selected_team),
    emailAuthEnabled: wire.auth_with_email,
    oauthProviders: wire.oauth_providers.map(({ id }) => ({ id })),
    toClientJson: () => structuredClone(wire),
  }
}
