import type { Json, RequestOf } from '@app/contract'
import { encodeBase64 } from '../lib/base64'
import type { MetadataInputOf } from '../lib/metadata'
import { type Complete, requireAllMapped } from '../lib/total'

/** Changes to a user by themselves. Absent fields keep their value. */
export interface UserUpdateOptions {
  /** Name that other users see; `null` removes it. */
  displayName?: string | null
  /** Replaces the complete metadata. */
  clientMetadata?: MetadataInputOf<'userClient'>
  /** Absolute URL or `data:` URL of the picture; `null` removes it. */
  profileImageUrl?: string | null
  /** Id of a team of the user; `null` selects none. */
  selectedTeamId?: string | null
  /**
   * Secret of an authenticator app, which turns two-factor authentication on; `null` turns it off.
   */
  totpMultiFactorSecret?: Uint8Array | null
  /** Whether the user can sign in by email code and magic link. */
  otpAuthEnabled?: boolean
  /** Only `false`: removes the passkey. */
  passkeyAuthEnabled?: boolean
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
