import type { Json, RequestOf } from '@app/contract'
import { encodeBase64 } from '../lib/base64url'
import { type Complete, expectAllMapped } from '../lib/complete'
import type { UserUpdateOptions } from './user-actions'

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
  expectAllMapped(rest)
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
