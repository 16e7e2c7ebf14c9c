import type { Json } from '@app/contract'
import { encodeBase64 } from '../lib/base64url'
import type { UserUpdateOptions } from './user-actions'

/** Converts changes of a user to the wire format. */
export function toUserBody(changes: UserUpdateOptions) {
  const { totpMultiFactorSecret: secret } = changes
  return {
    display_name: changes.displayName,
    // Converted to JSON when it is sent.
    client_metadata: changes.clientMetadata as Json | undefined,
    profile_image_url: changes.profileImageUrl,
    selected_team_id: changes.selectedTeamId,
    totp_secret_base64: secret && encodeBase64(secret),
    otp_auth_enabled: changes.otpAuthEnabled,
    passkey_auth_enabled: changes.passkeyAuthEnabled,
  }
}
