import { contract, fields, languages, sizes } from '@app/contract'
import { z } from 'zod'
import { findHashProblem } from '../../crypto/password-hash'
import { recoveryCodeCount, recoveryCodeHash } from '../../crypto/recovery-code'
import { toKey } from '../../lib/problems'
import { readJson } from '../../lib/read-json'
import { profileFields } from '../../users/profile-fields'
import { listFileProblems, toProblem } from './file-problems'

const { base64, customPermissionId, dateMillis, email, json, list, permissionId } = fields
const { profileImageUrl, providerId, termsVersion, text, uuid } = fields

const displayName = text(sizes.name).nullable().optional()

const metadata = {
  client_metadata: json(sizes.serverMetadata).optional(),
  client_read_only_metadata: json(sizes.serverMetadata).optional(),
  server_metadata: json(sizes.serverMetadata).optional(),
}

const passwordHash = text(sizes.passwordHash).superRefine((hash, context) => {
  const problem = findHashProblem(hash)
  if (problem) context.addIssue(problem)
})

const emailType = contract['PATCH /email-templates/:type'].path.shape.type

const membership = z.strictObject({
  team_id: uuid,
  display_name: displayName,
  profile_image_url: profileImageUrl.nullable().optional(),
  joined_at_millis: dateMillis.optional(),
  permission_ids: list(permissionId, sizes.importedList).optional(),
})

const passkey = z.strictObject({
  credential_id: text(sizes.passkeyResponse),
  public_key_base64: base64(sizes.passkeyResponse),
  counter: z.number().int().min(0),
  transports: list(text(sizes.word)),
  device_type: text(sizes.word),
  /** Absent: not known, so the first sign-in asks users with two-factor authentication for a code. */
  user_verified: z.boolean().optional(),
  name: text(sizes.name).nullable().optional(),
  created_at_millis: dateMillis.nullable().optional(),
  last_used_at_millis: dateMillis.nullable().optional(),
})

const recoveryCode = z.strictObject({
  hash: text(sizes.passwordHash).pipe(z.string().regex(recoveryCodeHash)),
  created_at_millis: dateMillis,
  used_at_millis: dateMillis.nullable().optional(),
})

/** The schemas of the fields that imports copy, from the contract. */
const profile = contract['POST /users'].body.pick(
  // Each field of the table is picked.
  mapValues(profileFields, () => true as const),
).shape

function mapValues<Name extends string, Value>(
  from: Record<Name, unknown>,
  to: () => Value,
): Record<Name, Value> {
  return Object.fromEntries(Object.keys(from).map((name) => [name, to()])) as Record<Name, Value>
}

/** A user in a file. Fields have the names of the API. */
const user = z.strictObject({
  type: z.literal('user'),
  id: uuid.optional(),
  primary_email: email.nullable().optional(),
  primary_email_verified: z.boolean().optional(),
  primary_email_auth_enabled: z.boolean().optional(),
  ...profile,
  signed_up_at_millis: dateMillis.optional(),
  last_active_at_millis: dateMillis.optional(),
  is_anonymous: z.boolean().optional(),
  ban: z
    .strictObject({
      reason: text(sizes.description).nullable(),
      banned_at_millis: dateMillis,
      until_millis: dateMillis.nullable(),
    })
    .nullable()
    .optional(),
  accepted_terms_version: termsVersion.nullable().optional(),
  accepted_terms_at_millis: dateMillis.nullable().optional(),
  /** Language of emails to the user. */
  language: z.enum(languages).nullable().optional(),
  password_hash: passwordHash.nullable().optional(),
  totp_secret_base64: base64(sizes.totpSecret).nullable().optional(),
  recovery_codes: list(recoveryCode, recoveryCodeCount).optional(),
  otp_auth_enabled: z.boolean().optional(),
  /** Whether the user turned sign-in by email code off. */
  otp_auth_refused: z.boolean().optional(),
  contact_channels: list(
    z.strictObject({ value: email, is_verified: z.boolean(), used_for_auth: z.boolean() }),
    sizes.importedList,
  ).optional(),
  oauth_providers: list(
    z.strictObject({
      id: providerId,
      account_id: text(sizes.externalId),
      email: text(sizes.email).nullable().optional(),
    }),
  ).optional(),
  passkeys: list(passkey, sizes.passkeys).optional(),
  /** An additional passkey, in files of versions in which a user had only one. */
  passkey: passkey.nullable().optional(),
  /** Providers of which the user disconnected an account. */
  disconnected_provider_ids: list(providerId).optional(),
  permission_ids: list(permissionId, sizes.importedList).optional(),
  teams: list(membership, sizes.importedList).optional(),
  selected_team_id: uuid.nullable().optional(),
})

const team = z.strictObject({
  type: z.literal('team'),
  id: uuid,
  display_name: text(sizes.name),
  profile_image_url: profileImageUrl.nullable().optional(),
  ...metadata,
  created_at_millis: dateMillis.optional(),
})

const permission = z.strictObject({
  type: z.literal('permission'),
  id: customPermissionId,
  scope: z.enum(['team', 'project']),
  description: text(sizes.description).nullable().optional(),
  contained_permission_ids: list(permissionId, sizes.permissions).optional(),
})

/** Settings of a project outside of `PATCH /projects/current`. */
export const furtherSettings = {
  refresh_token_rotation: z.boolean().nullish(),
  token_claims_enabled: z.boolean().optional(),
  security_settings: contract['PATCH /internal/security-settings'].body.optional(),
  email_theme: contract['PATCH /internal/email-theme'].body.optional(),
  email_templates: list(
    z.strictObject({
      type: emailType,
      subject: text(sizes.emailSubject).nullable(),
      content: json(sizes.emailContent),
    }),
  ).optional(),
}

/** The settings of a project, in the form of the API. */
const project = z.strictObject({
  type: z.literal('project'),
  anonymous_enabled: z.boolean().optional(),
  settings: contract['PATCH /projects/current'].body,
  ...furtherSettings,
})

/** A line of a file. Without a type it is a user. */
const record = z.preprocess(
  (value) =>
    Object(value) === value && !('type' in Object(value))
      ? { type: 'user', ...Object(value) }
      : value,
  z.discriminatedUnion('type', [user, team, permission, project]),
)

/** A parsed line of a file. */
export type ImportRecord = z.output<typeof record>

/** A user of a file. */
export type ImportedUser = Extract<ImportRecord, { type: 'user' }>

/** A user with an id. */
export type IdentifiedUser = ImportedUser & { id: string }

/** Returns the passkeys of a user. */
export function listPasskeyRecords({ passkeys = [], passkey }: ImportedUser) {
  return passkey ? [...passkeys, passkey] : passkeys
}
/** The settings in a file. */
export type ImportedProject = Extract<ImportRecord, { type: 'project' }>
/** A team of a file. */
export type ImportedTeam = Extract<ImportRecord, { type: 'team' }>
/** A permission of a file. */
export type ImportedPermission = Extract<ImportRecord, { type: 'permission' }>

/** Parses a line. Returns a message if it is invalid. */
export function readRecord(line: string): ImportRecord | string {
  const parsed = readJson(line)
  if (typeof parsed === 'string') return parsed
  const result = record.safeParse(parsed.value)
  if (result.success) return result.data
  return listFileProblems(result.error, (path, key) =>
    toProblem(path, `Unrecognized key: "${toKey(key)}"`),
  ).join('; ')
}
