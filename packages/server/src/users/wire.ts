import type { Json, ResponseOf } from '@app/contract'
import { type Complete, requireAllMapped } from '../lib/total'
import { toWireBan } from './bans'
import { takeColumns, toWireProfile } from './profile-fields'
import type { User } from './users'

/** A user in the wire form of servers. The response schema removes fields for clients. */
export type WireUser = ResponseOf<'GET /users/:user_id', 'server'>

type WireTeam = ResponseOf<'GET /teams/:team_id', 'server'>

/** Converts a user to the wire form. */
export function toWireUser(user: User): Complete<WireUser> {
  const { row, primaryEmail, mustVerifyEmail, hasPassword, hasOtp, ...others } = user
  const { passwordChangedAt, hasPasskey, oauthProviders, selectedTeam, ...rest } = others
  requireAllMapped(rest)
  const { profile, rest: columns } = takeColumns(row)
  const {
    id,
    signedUpAt,
    lastActiveAt,
    isAnonymous,
    encryptedTotpSecret,
    bannedAt,
    bannedUntil,
    banReason,
    acceptedTermsVersion,
    acceptedTermsAt,
    // Internal.
    projectId: _project,
    totpLastStep: _totpLastStep,
    language: _language,
    activeOn: _activeOn,
    country: _country,
    ...otherColumns
  } = columns
  requireAllMapped(otherColumns)
  return {
    id,
    primary_email: primaryEmail?.value ?? null,
    primary_email_verified: primaryEmail?.isVerified ?? false,
    primary_email_auth_enabled: primaryEmail?.usedForAuth ?? false,
    ...toWireProfile(profile),
    selected_team: selectedTeam && toWireTeam(selectedTeam),
    selected_team_id: selectedTeam?.id ?? null,
    signed_up_at_millis: signedUpAt.getTime(),
    last_active_at_millis: lastActiveAt.getTime(),
    ban: toWireBan({ bannedAt, bannedUntil, banReason }),
    has_password: hasPassword,
    password_changed_at_millis: passwordChangedAt?.getTime() ?? null,
    otp_auth_enabled: hasOtp,
    passkey_auth_enabled: hasPasskey,
    is_anonymous: isAnonymous,
    oauth_providers: oauthProviders,
    auth_with_email: hasPassword || hasOtp,
    requires_totp_mfa: encryptedTotpSecret !== null,
    requires_email_verification: mustVerifyEmail,
    accepted_terms_version: acceptedTermsVersion,
    accepted_terms_at_millis: acceptedTermsAt?.getTime() ?? null,
  }
}

/** Converts a team to the wire form. */
export function toWireTeam(team: NonNullable<User['selectedTeam']>): Complete<WireTeam> {
  const { id, displayName, profileImageUrl, createdAt, projectId: _project, ...others } = team
  const { clientMetadata, clientReadOnlyMetadata, serverMetadata, ...rest } = others
  requireAllMapped(rest)
  return {
    id,
    display_name: displayName,
    profile_image_url: profileImageUrl,
    ...toWireMetadata({ clientMetadata, clientReadOnlyMetadata, serverMetadata }),
    created_at_millis: createdAt.getTime(),
  }
}

/** Metadata of a team in the wire form. It is JSON that was validated when it was written. */
function toWireMetadata(row: {
  clientMetadata: unknown
  clientReadOnlyMetadata: unknown
  serverMetadata: unknown
}) {
  return {
    client_metadata: row.clientMetadata as Json,
    client_read_only_metadata: row.clientReadOnlyMetadata as Json,
    server_metadata: row.serverMetadata as Json,
  }
}
