import type { ResponseOf } from '@app/contract'
import type { User } from './users'

/** A user in the wire form of servers. The response schema removes fields for clients. */
export type WireUser = ResponseOf<'GET /users/me', 'server'>

/** Converts a user to the wire form. */
export function toWireUser(user: User): WireUser {
  const { row, primaryEmail, selectedTeam } = user
  return {
    id: row.id,
    primary_email: primaryEmail?.value ?? null,
    primary_email_verified: primaryEmail?.isVerified ?? false,
    primary_email_auth_enabled: primaryEmail?.usedForAuth ?? false,
    display_name: row.displayName,
    selected_team: selectedTeam && toWireTeam(selectedTeam),
    selected_team_id: selectedTeam?.id ?? null,
    profile_image_url: row.profileImageUrl,
    signed_up_at_millis: row.signedUpAt.getTime(),
    last_active_at_millis: row.lastActiveAt.getTime(),
    has_password: user.hasPassword,
    otp_auth_enabled: user.hasOtp,
    passkey_auth_enabled: user.hasPasskey,
    client_metadata: row.clientMetadata as WireUser['client_metadata'],
    client_read_only_metadata: row.clientReadOnlyMetadata as WireUser['client_metadata'],
    server_metadata: row.serverMetadata as WireUser['client_metadata'],
    is_anonymous: row.isAnonymous,
    oauth_providers: user.oauthProviders,
    auth_with_email: user.hasPassword || user.hasOtp,
    requires_totp_mfa: row.encryptedTotpSecret !== null,
  }
}

/** Converts a team to the wire form. */
export function toWireTeam(team: NonNullable<User['selectedTeam']>) {
  return {
    id: team.id,
    display_name: team.displayName,
    profile_image_url: team.profileImageUrl,
    client_metadata: team.clientMetadata as WireUser['client_metadata'],
    client_read_only_metadata: team.clientReadOnlyMetadata as WireUser['client_metadata'],
    server_metadata: team.serverMetadata as WireUser['client_metadata'],
    created_at_millis: team.createdAt.getTime(),
  }
}
