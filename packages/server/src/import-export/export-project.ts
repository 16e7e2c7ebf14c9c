import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import {
  contactChannels,
  disconnectedProviders,
  oauthAccounts,
  otpMethods,
  otpRefusals,
  passkeys,
  passwords,
  permissionDefinitions,
  projectPermissions,
  recoveryCodes,
  selectedTeams,
  teamMembers,
  teamPermissions,
  teams,
  users,
} from '../db/schema/index'
import { findLanguage } from '../lib/languages'
import { type Complete, requireAllMapped } from '../lib/total'
import { toWireBan } from '../users/bans'
import { takeColumns, toWireProfile } from '../users/profile-fields'
import { toWireTeam } from '../users/wire'
import type { Source } from './export-settings'
import type { ImportedPermission, ImportedTeam, ImportedUser, ImportRecord } from './import/record'

/** Number of rows read at once. */
const batch = 500

type UserRow = typeof users.$inferSelect

type ImportedProviderId = NonNullable<ImportedUser['oauth_providers']>[number]['id']

/**
 * Exports a project as JSON lines that can be imported again: permissions and teams before the
 * users who refer to them. Sessions, keys and webhook endpoints are not included, because they
 * belong to this service.
 */
export async function* exportContents(
  source: Source,
  projectId: string,
): AsyncGenerator<ImportRecord> {
  yield* exportPermissions(source, projectId)
  yield* exportTeams(source, projectId)
  yield* exportUsers(source, projectId)
}

async function* exportPermissions(
  { db }: Source,
  projectId: string,
): AsyncGenerator<Complete<ImportedPermission>> {
  const rows = await db
    .select()
    .from(permissionDefinitions)
    .where(eq(permissionDefinitions.projectId, projectId))
    .orderBy(asc(permissionDefinitions.id))
  for (const { projectId: _project, id, scope, description, containedIds, ...rest } of rows) {
    requireAllMapped(rest)
    yield { type: 'permission', id, scope, description, contained_permission_ids: containedIds }
  }
}

async function* exportTeams(
  { db }: Source,
  projectId: string,
): AsyncGenerator<Complete<ImportedTeam>> {
  const read = (after?: string) =>
    db
      .select()
      .from(teams)
      .where(and(eq(teams.projectId, projectId), after ? gt(teams.id, after) : undefined))
      .orderBy(asc(teams.id))
      .limit(batch)
  for await (const rows of pages(read)) {
    for (const team of rows) yield { type: 'team', ...toWireTeam(team) }
  }
}

async function* exportUsers(source: Source, projectId: string): AsyncGenerator<ImportRecord> {
  const read = (after?: string) =>
    source.db
      .select()
      .from(users)
      .where(and(eq(users.projectId, projectId), after ? gt(users.id, after) : undefined))
      .orderBy(asc(users.id))
      .limit(batch)
  for await (const rows of pages(read)) yield* await toUserRecords(source, rows)
}

/** Reads rows in pages by id. */
async function* pages<Row extends { id: string }>(
  read: (after?: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let rows = await read(); rows.length > 0; rows = await read(rows.at(-1)?.id)) yield rows
}

async function toUserRecords({ db, secretBox }: Source, rows: UserRow[]): Promise<ImportRecord[]> {
  const owned = await readOwned(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const of = <Item extends { userId: string }>(list: Item[]) =>
      list.filter(({ userId }) => userId === row.id)
    return toUserRecord(secretBox, row, {
      channels: of(owned.channels),
      passwords: of(owned.passwords),
      otpMethods: of(owned.otpMethods),
      otpRefusals: of(owned.otpRefusals),
      recoveryCodes: of(owned.recoveryCodes),
      passkeys: of(owned.passkeys),
      accounts: of(owned.accounts),
      disconnected: of(owned.disconnected),
      permissions: of(owned.permissions),
      memberships: of(owned.memberships),
      teamPermissions: of(owned.teamPermissions),
      selected: of(owned.selected),
    })
  })
}

/** Data of users in other tables. */
type Owned = Awaited<ReturnType<typeof readOwned>>

/** A user without the fields of files that earlier versions wrote. */
type UserRecord = Complete<Omit<ImportedUser, 'passkey'>>

function toUserRecord(secretBox: SecretBox, row: UserRow, owned: Owned): UserRecord {
  const { profile, rest: columns } = takeColumns(row)
  const {
    id,
    signedUpAt,
    lastActiveAt,
    isAnonymous,
    language,
    encryptedTotpSecret,
    bannedAt,
    bannedUntil,
    banReason,
    acceptedTermsVersion,
    acceptedTermsAt,
    // Determined by the import.
    projectId: _project,
    totpLastStep: _totpLastStep,
    // Belong to the metrics of this project.
    activeOn: _activeOn,
    country: _country,
    ...rest
  } = columns
  requireAllMapped(rest)
  const primary = owned.channels.find(({ isPrimary }) => isPrimary)
  return {
    type: 'user',
    id,
    primary_email: primary?.value ?? null,
    primary_email_verified: primary?.isVerified ?? false,
    primary_email_auth_enabled: primary?.usedForAuth ?? false,
    ...toWireProfile(profile),
    signed_up_at_millis: signedUpAt.getTime(),
    last_active_at_millis: lastActiveAt.getTime(),
    is_anonymous: isAnonymous,
    ban: toWireBan({ bannedAt, bannedUntil, banReason }),
    accepted_terms_version: acceptedTermsVersion,
    accepted_terms_at_millis: acceptedTermsAt?.getTime() ?? null,
    language: findLanguage(language),
    password_hash: owned.passwords[0]?.hash ?? null,
    totp_secret_base64: encryptedTotpSecret && secretBox.decrypt(encryptedTotpSecret),
    recovery_codes: toRecoveryCodeRecords(secretBox, owned),
    otp_auth_enabled: owned.otpMethods.length > 0,
    otp_auth_refused: owned.otpRefusals.length > 0,
    contact_channels: toChannelRecords(owned),
    oauth_providers: owned.accounts.map(({ providerId, accountId, email }) => ({
      id: toProviderId(providerId),
      account_id: accountId,
      email,
    })),
    disconnected_provider_ids: owned.disconnected.map(({ providerId }) => toProviderId(providerId)),
    passkeys: owned.passkeys.map(toPasskeyRecord),
    permission_ids: owned.permissions.map(({ permissionId }) => permissionId),
    teams: toMembershipRecords(owned),
    selected_team_id: owned.selected[0]?.teamId ?? null,
  }
}

/** Returns the email addresses other than the primary one. */
function toChannelRecords({ channels }: Owned) {
  return channels
    .filter(({ isPrimary }) => !isPrimary)
    .map(({ value, isVerified, usedForAuth }) => ({
      value,
      is_verified: isVerified,
      used_for_auth: usedForAuth,
    }))
}

/** Narrows a stored id: only providers of the table are ever stored. */
function toProviderId(id: string): ImportedProviderId {
  return id as ImportedProviderId
}

function toRecoveryCodeRecords(secretBox: SecretBox, { recoveryCodes }: Owned) {
  return recoveryCodes
    .sort((one, other) => one.position - other.position)
    .map(({ encryptedHash, createdAt, usedAt }) => ({
      hash: secretBox.decrypt(encryptedHash),
      created_at_millis: createdAt.getTime(),
      used_at_millis: usedAt?.getTime() ?? null,
    }))
}

function toMembershipRecords({ memberships, teamPermissions }: Owned) {
  return memberships.map((membership) => ({
    team_id: membership.teamId,
    display_name: membership.displayName,
    profile_image_url: membership.profileImageUrl,
    joined_at_millis: membership.joinedAt.getTime(),
    permission_ids: teamPermissions
      .filter(({ teamId }) => teamId === membership.teamId)
      .map(({ permissionId }) => permissionId),
  }))
}

function toPasskeyRecord(
  row: typeof passkeys.$inferSelect,
): Complete<NonNullable<ImportedUser['passkeys']>[number]> {
  return {
    credential_id: row.credentialId,
    public_key_base64: Buffer.from(row.publicKey).toString('base64'),
    counter: row.counter,
    transports: row.transports,
    device_type: row.deviceType,
    user_verified: row.userVerified,
    name: row.name,
    created_at_millis: row.createdAt?.getTime() ?? null,
    last_used_at_millis: row.lastUsedAt?.getTime() ?? null,
  }
}

/** Reads the data of users in other tables. */
async function readOwned(db: Database, ids: string[]) {
  return {
    channels: await db.select().from(contactChannels).where(inArray(contactChannels.userId, ids)),
    passwords: await db.select().from(passwords).where(inArray(passwords.userId, ids)),
    otpMethods: await db.select().from(otpMethods).where(inArray(otpMethods.userId, ids)),
    otpRefusals: await db.select().from(otpRefusals).where(inArray(otpRefusals.userId, ids)),
    recoveryCodes: await db.select().from(recoveryCodes).where(inArray(recoveryCodes.userId, ids)),
    passkeys: await db.select().from(passkeys).where(inArray(passkeys.userId, ids)),
    accounts: await db.select().from(oauthAccounts).where(inArray(oauthAccounts.userId, ids)),
    disconnected: await db
      .select()
      .from(disconnectedProviders)
      .where(inArray(disconnectedProviders.userId, ids)),
    permissions: await db
      .select()
      .from(projectPermissions)
      .where(inArray(projectPermissions.userId, ids)),
    memberships: await db.select().from(teamMembers).where(inArray(teamMembers.userId, ids)),
    teamPermissions: await db
      .select()
      .from(teamPermissions)
      .where(inArray(teamPermissions.userId, ids)),
    selected: await db.select().from(selectedTeams).where(inArray(selectedTeams.userId, ids)),
  }
}
