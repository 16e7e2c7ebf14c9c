import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, givenJson, moment } from './columns'
import { projects } from './projects'

/** Users of projects. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    displayName: text('display_name'),
    profileImageUrl: text('profile_image_url'),
    clientMetadata: givenJson('client_metadata'),
    clientReadOnlyMetadata: givenJson('client_read_only_metadata'),
    serverMetadata: givenJson('server_metadata'),
    signedUpAt: moment('signed_up_at').notNull().defaultNow(),
    lastActiveAt: moment('last_active_at').notNull().defaultNow(),
    /** UTC day of the last access token. Null: none was issued since this column exists. */
    activeOn: date('active_on', { mode: 'string' }),
    /** ISO code of the country of the latest access token with a known one. */
    country: text('country'),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** Encrypted. Set if two-factor authentication is enabled. */
    encryptedTotpSecret: text('totp_secret_sealed'),
    /**
     * Time step of the last accepted code. Codes of it and earlier ones are refused (RFC 6238
     * section 5.2).
     */
    totpLastStep: integer('totp_last_step'),
    /** Preferred language as a BCP 47 tag; null: unknown. */
    language: text('language'),
    /** Time of the latest ban; null: never banned, or the ban was lifted. */
    bannedAt: moment('banned_at'),
    /** End of the ban, which may have passed; null: none. */
    bannedUntil: moment('banned_until'),
    banReason: text('ban_reason'),
    /** Version of the terms of service that the user accepted; null: none is recorded. */
    acceptedTermsVersion: text('accepted_terms_version'),
    acceptedTermsAt: moment('accepted_terms_at'),
  },
  (table) => [
    index('users_by_sign_up').on(table.projectId, table.signedUpAt, table.id),
    index('users_banned')
      .on(table.projectId, table.signedUpAt, table.id)
      .where(sql`${table.bannedAt} is not null`),
    index('users_anonymous')
      .on(table.projectId, table.signedUpAt, table.id)
      .where(sql`${table.isAnonymous}`),
  ],
)

/** Condition that a user is banned at a time. */
export function isBannedAt(time: SQL): SQL {
  return sql`(${users.bannedAt} is not null and coalesce(${users.bannedUntil} > ${time}, true))`
}

/**
 * Condition that the project of a user requires a verified primary email address, and they have
 * none. Anonymous users without any address are exempt while the project allows them.
 *
 * @see docs/decisions/180-required-verified-email.md
 */
export const mustVerifyEmail = sql<boolean>`coalesce((
  select not coalesce((
      select is_verified from contact_channels
      where user_id = users.id and type = 'email' and is_primary),
    users.is_anonymous and anonymous_enabled
      and not exists (select from contact_channels where user_id = users.id))
  from projects where id = users.project_id and verified_email_required), false)`

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Comparison key of a sign-in address. The collation `C` lowers ASCII letters only, independent of
 * the locale of the database.
 */
export function toChannelKey(table: { value: AnyPgColumn; isCaseSensitive: AnyPgColumn }) {
  return sql`(case when ${table.isCaseSensitive} then ${table.value} else lower(${table.value} collate "C") end)`
}

/**
 * Email addresses of users. Sign-in addresses are unique within a project ignoring case, except for
 * addresses that existed in several cases before this rule: all but one of them are compared as
 * stored.
 */
export const contactChannels = pgTable(
  'contact_channels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: text('project_id').notNull(),
    userId: userId(),
    type: text('type', { enum: ['email'] }).notNull(),
    value: text('value').notNull(),
    usedForAuth: boolean('used_for_auth').notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    isPrimary: boolean('is_primary').notNull().default(false),
    /**
     * Compared as stored; contains an upper-case letter. Only for addresses older than this column.
     */
    isCaseSensitive: boolean('is_case_sensitive').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contact_channels_auth')
      .on(table.projectId, table.type, toChannelKey(table))
      .where(sql`${table.usedForAuth}`),
    uniqueIndex('contact_channels_primary')
      .on(table.userId, table.type)
      .where(sql`${table.isPrimary}`),
    uniqueIndex('contact_channels_own').on(table.userId, table.type, table.value),
    index('contact_channels_by_project').on(table.projectId),
    index('contact_channels_verified')
      .on(table.projectId, table.isVerified)
      .where(sql`${table.isPrimary}`),
  ],
)

/** The password of a user: an argon2id hash, or bcrypt for imported users. */
export const passwords = pgTable('passwords', {
  userId: userId().primaryKey(),
  hash: text('hash').notNull(),
  /** Null: unknown. */
  changedAt: moment('changed_at').defaultNow(),
})

/** Users who may sign in by email code or magic link. */
export const otpMethods = pgTable('otp_methods', { userId: userId().primaryKey() })

/** Users who turned sign-in by email code off. Requesting a code does not turn it on again. */
export const otpRefusals = pgTable('otp_refusals', { userId: userId().primaryKey() })

/** Passkeys of users. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: userId(),
    projectId: text('project_id').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull(),
    deviceType: text('device_type').notNull(),
    /**
     * Whether the authenticator verified the user when it was registered, or in a sign-in that the second
     * factor completed (`uvInitialized`, WebAuthn Level 3 section 4).
     */
    userVerified: boolean('user_verified').notNull().default(false),
    /** In base64url. Null: registered in another system and not used since. */
    userHandle: text('user_handle'),
    name: text('name'),
    /** Null: registered before this column existed. */
    createdAt: moment('created_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    primaryKey({ name: 'passkeys_credential', columns: [table.projectId, table.credentialId] }),
    index('passkeys_user').on(table.userId),
  ],
)

/** Provider accounts that sign a user in. */
export const oauthAccounts = pgTable(
  'oauth_accounts',
  {
    projectId: text('project_id').notNull(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    userId: userId(),
    email: text('email'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.providerId, table.accountId] }),
    index('oauth_accounts_user').on(table.userId),
  ],
)

/**
 * Providers whose accounts a user has disconnected. None of their accounts is connected again without
 * the user, however their addresses match.
 */
export const disconnectedProviders = pgTable(
  'disconnected_providers',
  { userId: userId(), providerId: text('provider_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.providerId] })],
)

/** Provider tokens of an account. */
export const oauthProviderTokens = pgTable(
  'oauth_provider_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: text('project_id').notNull(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['access', 'refresh'] }).notNull(),
    encryptedToken: text('token_sealed').notNull(),
    scopes: text('scopes').array().notNull(),
    /** Null: has no expiry. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('oauth_provider_tokens_account').on(table.projectId, table.providerId, table.accountId),
    foreignKey({
      columns: [table.projectId, table.providerId, table.accountId],
      foreignColumns: [oauthAccounts.projectId, oauthAccounts.providerId, oauthAccounts.accountId],
    }).onDelete('cascade'),
  ],
)

/**
 * Hashed networks that users signed in from. Attempts from them have a separate limit, so attackers
 * cannot lock users out. Deleted with the user and some time after the last use.
 */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: userId(),
    networkHash: bytes('network_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkHash] }),
    index('known_addresses_use').on(table.lastUsedAt),
  ],
)

/**
 * Browsers that users signed in with, so that they are notified of a new one. Deleted with the user and
 * some time after the last sign-in.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: userId(),
    /** Name with operating system; empty for a program that is not a browser. */
    browser: text('browser').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.browser] }),
    index('known_browsers_use').on(table.lastUsedAt),
  ],
)

/** Recovery codes: ten positions per user, replaced as a set. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** From 0. */
    position: integer('position').notNull(),
    /** Encrypted, so that the database alone does not allow guessing. */
    encryptedHash: text('hash_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.position] })],
)
