import type { TeamJson, UserJson, WireUser } from './user'

/**
 * Copies the fields of a user that browsers may see. Lists them one by one, so that no other field
 * can leak.
 */
export function toUserJson(wire: WireUser): UserJson {
  return structuredClone({
    id: wire.id,
    primary_email: wire.primary_email,
    primary_email_verified: wire.primary_email_verified,
    display_name: wire.display_name,
    profile_image_url: wire.profile_image_url,
    signed_up_at_millis: wire.signed_up_at_millis,
    has_password: wire.has_password,
    password_changed_at_millis: wire.password_changed_at_millis ?? null,
    otp_auth_enabled: wire.otp_auth_enabled,
    passkey_auth_enabled: wire.passkey_auth_enabled,
    client_metadata: wire.client_metadata,
    client_read_only_metadata: wire.client_read_only_metadata,
    selected_team_id: wire.selected_team_id,
    selected_team: wire.selected_team && toTeamJson(wire.selected_team),
    is_anonymous: wire.is_anonymous,
    oauth_providers: wire.oauth_providers.map(({ id, account_id, email }) => ({
      id,
      account_id,
      email,
    })),
    auth_with_email: wire.auth_with_email,
    requires_totp_mfa: wire.requires_totp_mfa,
    requires_email_verification: wire.requires_email_verification ?? false,
    accepted_terms_version: wire.accepted_terms_version ?? null,
    accepted_terms_at_millis: wire.accepted_terms_at_millis ?? null,
    ...(wire.is_impersonation && { is_impersonation: wire.is_impersonation }),
  })
}

function toTeamJson(wire: TeamJson): TeamJson {
  return {
    id: wire.id,
    display_name: wire.display_name,
    profile_image_url: wire.profile_image_url,
    client_metadata: wire.client_metadata,
    client_read_only_metadata: wire.client_read_only_metadata,
  }
}
