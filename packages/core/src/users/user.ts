import type { ResponseOf } from '@app/contract'
import type { Scope } from '../context/context'
import type { MetadataOf } from '../lib/metadata'
import { type Team, toTeam } from '../teams/team'

/** A user, as far as browsers may know. A snapshot: it does not change after it was made. */
export interface User {
  readonly id: string
  readonly displayName: string | null
  /** Not necessarily unique across users. */
  readonly primaryEmail: string | null
  readonly primaryEmailVerified: boolean
  readonly profileImageUrl: string | null
  readonly signedUpAt: Date
  /** Any JSON the browser may read and write: never trust it on a server. */
  readonly clientMetadata: MetadataOf<'userClient'>
  /** Any JSON the browser may read but only the app's server may write. */
  readonly clientReadOnlyMetadata: MetadataOf<'userClientReadOnly'>
  readonly hasPassword: boolean
  readonly otpAuthEnabled: boolean
  readonly passkeyAuthEnabled: boolean
  readonly isMultiFactorRequired: boolean
  /** Made by the app without a sign-up; counts as signed out unless asked for. */
  readonly isAnonymous: boolean
  readonly selectedTeam: Team | null
  /** Has a password or can sign in by code. @deprecated Use `usedForAuth` of a contact channel. */
  readonly emailAuthEnabled: boolean
  /** Providers the user signed in at. @deprecated Use `getConnectedAccount`. */
  readonly oauthProviders: readonly { readonly id: string }[]
  /** The user as JSON that may be sent to browsers. */
  toClientJson(): UserJson
}

/** A user on the wire, as far as browsers may know. */
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

/** A team on the wire, as its members see it. */
export interface TeamJson {
  id: string
  display_name: string
  profile_image_url: string | null
  client_metadata: unknown
  client_read_only_metadata: unknown
}

/** A user as `/users/me` answers, to a browser. */
export type WireUser = ResponseOf<'GET /users/me'>

/** Makes the fields of our object of a user on the wire. */
export function toUser(scope: Scope, wire: WireUser): User {
  return {
    id: wire.id,
    displayName: wire.display_name,
    primaryEmail: wire.primary_email,
    primaryEmailVerified: wire.primary_email_verified,
    profileImageUrl: wire.profile_image_url,
    signedUpAt: new Date(wire.signed_up_at_millis),
    // What is in there only the app knows.
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
