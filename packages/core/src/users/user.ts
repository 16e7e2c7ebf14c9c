import type { RequestOf, ResponseOf } from '@app/contract'
import type { Scope } from '../context/scope'
import { encodeBase64 } from '../lib/base64'
import type { Json } from '../lib/json'
import type { MetadataInputOf, MetadataOf } from '../lib/metadata'
import { type Complete, requireAllMapped } from '../lib/total'
import { type Team, toTeam } from '../teams/team'

/** A user, with the fields that browsers may see. A snapshot: it does not change. */
export interface User {
  /** Id of the user. */
  readonly id: string
  /** Name that other users see; `null` if there is none. */
  readonly displayName: string | null
  /** Not necessarily unique across users. */
  readonly primaryEmail: string | null
  /** Whether the primary email address is verified. */
  readonly primaryEmailVerified: boolean
  /** URL of the picture, possibly a `data:` URL; `null` if there is none. */
  readonly profileImageUrl: string | null
  /** Time of the sign-up. */
  readonly signedUpAt: Date
  /** JSON that the browser can read and write: do not trust it on a server. */
  readonly clientMetadata: MetadataOf<'userClient'>
  /** JSON that the browser can read and only servers can write. */
  readonly clientReadOnlyMetadata: MetadataOf<'userClientReadOnly'>
  /** Whether the user can sign in with a password. */
  readonly hasPassword: boolean
  /**
   * Time when the password was set; `null` if there is no password, or the service does not know
   * the time.
   */
  readonly passwordChangedAt: Date | null
  /** Whether the user can sign in by email code and magic link. */
  readonly otpAuthEnabled: boolean
  /** Whether the user can sign in with a passkey. */
  readonly passkeyAuthEnabled: boolean
  /** Whether two-factor authentication is on. */
  readonly isMultiFactorRequired: boolean
  /**
   * The project requires a verified email address, and this user has none: in browsers, they can only
   * verify one, sign out or delete their account. `or: 'redirect'` leads them to
   * `urls.emailVerification`.
   */
  readonly isEmailVerificationRequired: boolean
  /**
   * Version of the terms of service that the user accepted; `null` if none is recorded, as for users from
   * before the project required one. Servers change it.
   */
  readonly acceptedTermsVersion: string | null
  /** Time at which the user accepted the terms; `null` if none is recorded. */
  readonly acceptedTermsAt: Date | null
  /** An anonymous user counts as signed out unless `or` says otherwise. */
  readonly isAnonymous: boolean
  /** Team that the user works in; `null` if none is selected. */
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
  /** Id of the user. */
  id: string
  /** Primary email address. */
  primary_email: string | null
  /** Whether the primary email address is verified. */
  primary_email_verified: boolean
  /** Name that other users see. */
  display_name: string | null
  /** URL of the picture. */
  profile_image_url: string | null
  /** Time of the sign-up, in milliseconds since the epoch. */
  signed_up_at_millis: number
  /** Whether the user can sign in with a password. */
  has_password: boolean
  /** Time when the password was set, in milliseconds since the epoch. */
  password_changed_at_millis: number | null
  /** Whether the user can sign in by email code and magic link. */
  otp_auth_enabled: boolean
  /** Whether the user can sign in with a passkey. */
  passkey_auth_enabled: boolean
  /** JSON that the browser can read and write. */
  client_metadata: Json
  /** JSON that the browser can read and only servers can write. */
  client_read_only_metadata: Json
  /** Id of the team that the user works in. */
  selected_team_id: string | null
  /** Team that the user works in. */
  selected_team: TeamJson | null
  /** Whether the user is anonymous. */
  is_anonymous: boolean
  /** Providers that the user signed in with, and the accounts there. */
  oauth_providers: { id: string; account_id: string; email: string | null }[]
  /** See {@link User.emailAuthEnabled}. */
  auth_with_email: boolean
  /** Whether two-factor authentication is on. */
  requires_totp_mfa: boolean
  /** Whether the user must verify their email address before anything else. */
  requires_email_verification: boolean
  /** Version of the terms of service that the user accepted. */
  accepted_terms_version: string | null
  /** Time of the acceptance, in milliseconds since the epoch. */
  accepted_terms_at_millis: number | null
  /** Present if the session is an impersonation, see {@link Auth.isImpersonation}. */
  is_impersonation?: true
}

/** A team in the wire format for members. */
export interface TeamJson {
  /** Id of the team. */
  id: string
  /** Name of the team. */
  display_name: string
  /** URL of the picture; `null` if there is none. */
  profile_image_url: string | null
  /** JSON that browsers of members can read and write. */
  client_metadata: Json
  /** JSON that browsers of members can read and only servers can write. */
  client_read_only_metadata: Json
}

/** Response of `/users/me` to a browser. */
export type WireUser = ResponseOf<'GET /users/me'>

/** Converts the fields of a user from the wire format. */
export function toUser(scope: Scope, wire: WireUser): User {
  const {
    id,
    display_name: displayName,
    primary_email: primaryEmail,
    primary_email_verified: primaryEmailVerified,
    profile_image_url: profileImageUrl,
    signed_up_at_millis: signedUpAtMillis,
    client_metadata: clientMetadata,
    client_read_only_metadata: clientReadOnlyMetadata,
    has_password: hasPassword,
    otp_auth_enabled: otpAuthEnabled,
    passkey_auth_enabled: passkeyAuthEnabled,
    requires_totp_mfa: isMultiFactorRequired,
    // Other implementations of the contract do not have these four.
    password_changed_at_millis: passwordChangedAtMillis = null,
    requires_email_verification: isEmailVerificationRequired = false,
    accepted_terms_version: acceptedTermsVersion = null,
    accepted_terms_at_millis: acceptedTermsAtMillis = null,
    // A property of the session: see `toAuth`.
    is_impersonation: _isImpersonation,
    is_anonymous: isAnonymous,
    selected_team: selectedTeam,
    // The team has the same id.
    selected_team_id: _selectedTeamId,
    auth_with_email: emailAuthEnabled,
    oauth_providers: oauthProviders,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    displayName,
    primaryEmail,
    primaryEmailVerified,
    profileImageUrl,
    signedUpAt: new Date(signedUpAtMillis),
    // The app defines the type of its metadata.
    clientMetadata: clientMetadata as MetadataOf<'userClient'>,
    clientReadOnlyMetadata: clientReadOnlyMetadata as MetadataOf<'userClientReadOnly'>,
    hasPassword,
    passwordChangedAt: passwordChangedAtMillis === null ? null : new Date(passwordChangedAtMillis),
    otpAuthEnabled,
    passkeyAuthEnabled,
    isMultiFactorRequired,
    isEmailVerificationRequired,
    acceptedTermsVersion,
    acceptedTermsAt: acceptedTermsAtMillis === null ? null : new Date(acceptedTermsAtMillis),
    isAnonymous,
    selectedTeam: selectedTeam && toTeam(scope, selectedTeam),
    emailAuthEnabled,
    oauthProviders: oauthProviders.map(({ id }) => ({ id })),
    toClientJson: () => structuredClone(wire),
  }
}

/** Changes that users can make to themselves. Absent fields keep their value. */
export interface UserUpdateOptions {
  /** Name that other users see; `null` removes it. */
  displayName?: string | null | undefined
  /** Replaces the complete metadata. */
  clientMetadata?: MetadataInputOf<'userClient'>
  /** Absolute URL or `data:` URL of the picture; `null` removes it. */
  profileImageUrl?: string | null | undefined
  /** Id of a team of the user; `null` selects none. */
  selectedTeamId?: string | null | undefined
  /**
   * Secret of an authenticator app, which turns two-factor authentication on; `null` turns it off.
   */
  totpMultiFactorSecret?: Uint8Array | null | undefined
  /** Whether the user can sign in by email code and magic link. */
  otpAuthEnabled?: boolean | undefined
  /** Can only be `false`, which removes all passkeys. */
  passkeyAuthEnabled?: boolean | undefined
}

/** Converts changes of a user to the wire format. */
export function toUserBody(
  changes: UserUpdateOptions,
): Complete<RequestOf<'PATCH /users/me'>['body']> {
  const {
    displayName,
    clientMetadata,
    profileImageUrl,
    selectedTeamId,
    totpMultiFactorSecret,
    otpAuthEnabled,
    passkeyAuthEnabled,
    ...rest
  } = changes
  requireAllMapped(rest)
  return {
    display_name: displayName,
    // Converted to JSON when it is sent.
    client_metadata: clientMetadata as Json | undefined,
    profile_image_url: profileImageUrl,
    selected_team_id: selectedTeamId,
    totp_secret_base64: totpMultiFactorSecret && encodeBase64(totpMultiFactorSecret),
    otp_auth_enabled: otpAuthEnabled,
    passkey_auth_enabled: passkeyAuthEnabled,
  }
}
