import type { PgTable } from 'drizzle-orm/pg-core'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import {
  contactChannels,
  disconnectedProviders,
  oauthAccounts,
  otpMethods,
  otpRefusals,
  passkeys,
  passwords,
  projectPermissions,
  recoveryCodes,
  selectedTeams,
  teamMembers,
  teamPermissions,
  users,
} from '../../db/schema/index'
import { requireAllMapped } from '../../lib/total'
import { lockDefaults } from '../../users/new-team'
import { takeProfile } from '../../users/profile-fields'
import { type IdentifiedUser, listPasskeyRecords } from './record'
import type { ImportTarget } from './target'
import { toDate } from './teams'

/** Writes users with all their data, with one statement per table. */
export async function writeUsers(
  tx: Database,
  { projectId, secretBox }: ImportTarget,
  items: IdentifiedUser[],
): Promise<void> {
  async function insert<Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]) {
    if (rows.length > 0) await tx.insert(table).values(rows)
  }
  const granted = await lockDefaults(tx, projectId, 'user')
  await insert(
    users,
    items.map((user) => toUserRow(projectId, secretBox, user)),
  )
  await insert(
    contactChannels,
    items.flatMap((user) => toChannels(projectId, user)),
  )
  await insert(passwords, items.flatMap(toPassword))
  await insert(
    recoveryCodes,
    items.flatMap((user) => toRecoveryCodes(secretBox, user)),
  )
  await insert(
    otpMethods,
    items.flatMap(({ id: userId, otp_auth_enabled: isOn }) => (isOn ? [{ userId }] : [])),
  )
  await insert(
    otpRefusals,
    items.flatMap(({ id: userId, otp_auth_refused: isOff }) => (isOff ? [{ userId }] : [])),
  )
  await insert(
    passkeys,
    items.flatMap((user) => toPasskeys(projectId, user)),
  )
  await insert(
    oauthAccounts,
    items.flatMap((user) => toOauthAccounts(projectId, user)),
  )
  await insert(
    disconnectedProviders,
    items.flatMap(({ id: userId, disconnected_provider_ids: ids = [] }) =>
      [...new Set(ids)].map((providerId) => ({ userId, providerId })),
    ),
  )
  await insert(
    projectPermissions,
    items.flatMap(({ id: userId, permission_ids: ids = granted }) =>
      [...new Set(ids)].map((permissionId) => ({ userId, permissionId })),
    ),
  )
  await insert(teamMembers, items.flatMap(toMembers))
  await insert(teamPermissions, items.flatMap(toTeamPermissions))
  await insert(
    selectedTeams,
    items.flatMap(({ id: userId, selected_team_id: teamId }) =>
      teamId ? [{ userId, teamId }] : [],
    ),
  )
}

function toUserRow(projectId: string, secretBox: SecretBox, user: IdentifiedUser) {
  const { profile, rest: others } = takeProfile(user)
  const {
    id,
    signed_up_at_millis,
    last_active_at_millis = signed_up_at_millis,
    is_anonymous,
    ban,
    accepted_terms_version,
    accepted_terms_at_millis,
    language,
    totp_secret_base64: totpSecret,
    // Written to other tables.
    type: _type,
    primary_email: _email,
    primary_email_verified: _isVerified,
    primary_email_auth_enabled: _usedForAuth,
    contact_channels: _channels,
    password_hash: _hash,
    recovery_codes: _recoveryCodes,
    otp_auth_enabled: _hasOtp,
    otp_auth_refused: _isOtpRefused,
    passkey: _passkey,
    passkeys: _passkeys,
    disconnected_provider_ids: _disconnected,
    oauth_providers: _accounts,
    permission_ids: _permissions,
    teams: _teams,
    selected_team_id: _selected,
    ...rest
  } = others
  requireAllMapped(rest)
  return {
    id,
    projectId,
    ...profile,
    displayName: profile.displayName || null,
    signedUpAt: toDate(signed_up_at_millis),
    lastActiveAt: toDate(last_active_at_millis),
    isAnonymous: is_anonymous,
    bannedAt: toDate(ban?.banned_at_millis),
    bannedUntil: toDate(ban?.until_millis ?? undefined),
    banReason: ban?.reason,
    acceptedTermsVersion: accepted_terms_version,
    acceptedTermsAt: toDate(accepted_terms_at_millis ?? undefined),
    language,
    encryptedTotpSecret: totpSecret && secretBox.encrypt(totpSecret),
  }
}

function toChannels(projectId: string, user: IdentifiedUser) {
  const { id: userId, primary_email: value, contact_channels: further = [] } = user
  const isOf = { projectId, userId, type: 'email' as const }
  const primary = value && {
    ...isOf,
    value,
    isPrimary: true,
    isVerified: user.primary_email_verified ?? false,
    usedForAuth: user.primary_email_auth_enabled ?? true,
  }
  const others = further.map(({ value, is_verified, used_for_auth }) => ({
    ...isOf,
    value,
    isPrimary: false,
    isVerified: is_verified,
    usedForAuth: used_for_auth,
  }))
  return primary ? [primary, ...others] : others
}

function toPassword({ id: userId, password_hash: hash }: IdentifiedUser) {
  // When it was chosen is unknown.
  return hash ? [{ userId, hash, changedAt: null }] : []
}

function toRecoveryCodes(
  secretBox: SecretBox,
  { id: userId, recovery_codes: codes = [] }: IdentifiedUser,
) {
  return codes.map(({ hash, created_at_millis: created, used_at_millis: used }, position) => ({
    userId,
    position,
    encryptedHash: secretBox.encrypt(hash),
    createdAt: new Date(created),
    usedAt: toDate(used ?? undefined),
  }))
}

function toPasskeys(projectId: string, user: IdentifiedUser) {
  return listPasskeyRecords(user).map((passkey) => {
    const { credential_id: credentialId, public_key_base64, device_type: deviceType } = passkey
    return {
      userId: user.id,
      projectId,
      credentialId,
      publicKey: new Uint8Array(Buffer.from(public_key_base64, 'base64')),
      counter: passkey.counter,
      transports: passkey.transports,
      deviceType,
      userVerified: passkey.user_verified,
      name: passkey.name,
      createdAt: toDate(passkey.created_at_millis ?? undefined),
      lastUsedAt: toDate(passkey.last_used_at_millis ?? undefined),
    }
  })
}

function toOauthAccounts(
  projectId: string,
  { id: userId, oauth_providers: accounts = [] }: IdentifiedUser,
) {
  return accounts.map(({ id: providerId, account_id: accountId, email }) => ({
    projectId,
    providerId,
    accountId,
    userId,
    email,
  }))
}

function toMembers({ id: userId, teams = [] }: IdentifiedUser) {
  return teams.map((membership) => ({
    userId,
    teamId: membership.team_id,
    displayName: membership.display_name,
    profileImageUrl: membership.profile_image_url,
    joinedAt: toDate(membership.joined_at_millis),
  }))
}

function toTeamPermissions({ id: userId, teams = [] }: IdentifiedUser) {
  return teams.flatMap(({ team_id: teamId, permission_ids: ids = [] }) =>
    [...new Set(ids)].map((permissionId) => ({ userId, teamId, permissionId })),
  )
}
