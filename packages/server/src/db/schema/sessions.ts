import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { projects } from './projects'
import { users } from './users'

/** Location of an end user, as on the wire. */
export interface IpInfo {
  ip: string
  countryCode?: string
  regionCode?: string
  cityName?: string
  latitude?: number
  longitude?: number
  tzIdentifier?: string
}

const projectId = () =>
  text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

/**
 * The user implies the project, so this column is not a reference. Otherwise Postgres would lock the
 * row of the project, shared by all its users, for each access token.
 */
const projectIdOfUser = () => text('project_id').notNull()

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Sessions. Each row has a hash of its refresh token and, after rotation, of the previous token and
 * of the part that all tokens of the session share.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectIdOfUser(),
    userId: userId(),
    refreshTokenHash: text('refresh_token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Last re-authentication. Null: the sign-in at `createdAt`. */
    authenticatedAt: moment('authenticated_at'),
    expiresAt: moment('expires_at').notNull(),
    isImpersonation: boolean('is_impersonation').notNull().default(false),
    lastUsedAt: moment('last_used_at'),
    lastUsedIpInfo: jsonb('last_used_ip_info').$type<IpInfo>(),
    /** Browser and operating system of the sign-in, such as `Firefox (Windows)`. */
    browser: text('browser'),
    formerTokenHash: text('former_token_hash'),
    tokenFamilyHash: text('token_family_hash'),
    rotatedAt: moment('rotated_at'),
  },
  (table) => [
    uniqueIndex('sessions_refresh_token').on(table.refreshTokenHash),
    index('sessions_former_token')
      .on(table.formerTokenHash)
      .where(sql`${table.formerTokenHash} is not null`),
    index('sessions_token_family')
      .on(table.tokenFamilyHash)
      .where(sql`${table.tokenFamilyHash} is not null`),
    index('sessions_user').on(table.userId, table.createdAt),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/**
 * Issued access tokens, as former versions recorded them. A background migration carries them over and
 * deletes them.
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectIdOfUser(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    ipInfo: jsonb('ip_info').$type<IpInfo>(),
  },
  (table) => [
    index('events_project').on(table.projectId, table.createdAt),
    index('events_user').on(table.userId, table.createdAt),
  ],
)

/** Email codes, magic links and challenges, stored as hashes. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectId(),
    type: text('type').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Hash of the last 39 characters; attempts to guess the other six are counted by it. */
    nonceHash: text('nonce_hash').notNull(),
    data: jsonb('data').notNull(),
    callbackUrl: text('callback_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Set for team invitations, which are listed by team. */
    teamId: uuid('team_id'),
    /** User that the code acts for, or the sender of a team invitation. Used for revocation. */
    userId: uuid('user_id'),
  },
  (table) => [
    uniqueIndex('verification_codes_code').on(table.projectId, table.codeHash),
    index('verification_codes_nonce').on(table.projectId, table.nonceHash),
    index('verification_codes_team').on(table.teamId),
    index('verification_codes_user').on(table.userId).where(sql`${table.userId} is not null`),
    index('verification_codes_expiry').on(table.expiresAt),
  ],
)

/** CLI sign-ins in progress. */
export const cliAttempts = pgTable(
  'cli_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectId(),
    pollingCodeHash: text('polling_code_hash').notNull(),
    loginCodeHash: text('login_code_hash').notNull(),
    /** Encrypted, because it is handed to the program once. */
    encryptedRefreshToken: text('refresh_token_sealed'),
    /** Time and address of the program's request, shown to the user before they confirm. */
    startedAt: moment('started_at'),
    address: text('address'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('cli_attempts_polling').on(table.pollingCodeHash),
    uniqueIndex('cli_attempts_login').on(table.loginCodeHash),
    index('cli_attempts_project').on(table.projectId),
    index('cli_attempts_expiry').on(table.expiresAt),
  ],
)
