import type { Json } from '@app/contract'
import { encodeBase64 } from '../lib/base64url'
import type { ServerUserUpdateOptions } from './server-user'
import type { UserUpdateOptions } from './user-actions'

/** What changes of a user are on the wire. */
export function toUserBody(changes: UserUpdateOptions) {
  const { totpMultiFactorSecret: secret } = changes
  return {
    display_name: changes.displayName,
    // What a caller passes is turned into JSON when it is sent.
    client_metadata: changes.clientMetadata as Json | undefined,
    profile_image_url: changes.profileImageUrl,
    selected_team_id: changes.selectedTeamId,
    totp_secret_base64: secret && encodeBase64(secret),
    otp_auth_enabled: changes.otpAuthEnabled,
    passkey_auth_enabled: changes.passkeyAuthEnabled,
  }
}

/** What the changes a server makes to a user are on the wire. */
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
