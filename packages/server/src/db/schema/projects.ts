import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from './columns'

/**
 * Projects with their configuration. The users of the project `internal` are the owners of all
 * others.
 */
export const projects = pgTable('projects', {
  /** A v4 UUID or `internal`. */
  id: text('id').primaryKey(),
  displayName: text('display_name').notNull(),
  description: text('description').notNull().default(''),
  isProductionMode: boolean('is_production_mode').notNull().default(false),
  /** Limits are relaxed. Excludes production mode. */
  isTestProject: boolean('is_test_project').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  configId: uuid('config_id').notNull().defaultRandom(),
  signUpEnabled: boolean('sign_up_enabled').notNull().default(true),
  credentialEnabled: boolean('credential_enabled').notNull().default(true),
  magicLinkEnabled: boolean('magic_link_enabled').notNull().default(false),
  passkeyEnabled: boolean('passkey_enabled').notNull().default(false),
  /** Not part of the configuration on the wire. */
  anonymousEnabled: boolean('anonymous_enabled').notNull().default(false),
  allowLocalhost: boolean('allow_localhost').notNull().default(true),
  createTeamOnSignUp: boolean('create_team_on_sign_up').notNull().default(false),
  clientTeamCreationEnabled: boolean('client_team_creation_enabled').notNull().default(false),
  clientUserDeletionEnabled: boolean('client_user_deletion_enabled').notNull().default(false),
  oauthAccountMergeStrategy: text('oauth_account_merge_strategy', {
    enum: ['link_method', 'raise_error', 'allow_duplicates'],
  })
    .notNull()
    .default('link_method'),
  /** Whether refresh tokens rotate. Null: the default of the server. */
  refreshRotation: boolean('refresh_rotation'),
  /** Whether access tokens contain permissions, selected team and verified email. */
  tokenClaimsEnabled: boolean('token_claims_enabled').notNull().default(false),
  /** Redirect targets must lie below the handler path of a trusted domain. */
  redirectsOnlyToHandler: boolean('redirects_only_to_handler').notNull().default(true),
  /** The PKCE method `plain` is refused (RFC 9700 section 2.1.1). */
  pkceS256Only: boolean('pkce_s256_only').notNull().default(true),
  /** WebAuthn user verification in passkey ceremonies. */
  passkeyUserVerification: text('passkey_user_verification', { enum: ['required', 'preferred'] })
    .notNull()
    .default('required'),
  /** Only a user with the invited address, verified, can accept a team invitation. */
  invitationsOnlyForInvitedAddress: boolean('invitations_only_for_invited_address')
    .notNull()
    .default(false),
  /** Users need a recent sign-in to change their sign-in methods. */
  recentSignInRequired: boolean('recent_sign_in_required').notNull().default(false),
  /** Users can only verify their primary email address until they have. */
  verifiedEmailRequired: boolean('verified_email_required').notNull().default(false),
  /** Domains of the addresses that clients may bring into the project. Empty: all. */
  allowedEmailDomains: text('allowed_email_domains').array().notNull().default([]),
  /** Domains of addresses that clients may not bring into the project. */
  blockedEmailDomains: text('blocked_email_domains').array().notNull().default([]),
  /** Version of the terms of service that new users must accept. Null: none. */
  requiredTermsVersion: text('required_terms_version'),
  /** Minimum length of passwords that users choose. */
  passwordMinLength: integer('password_min_length').notNull().default(8),
  /** Minimum length of passwords that the app's server sets. */
  serverPasswordMinLength: integer('server_password_min_length').notNull().default(0),
  /** Endpoint that decides on sign-ups of clients. Null: none. */
  signUpHookUrl: text('sign_up_hook_url'),
  /** Secret that signs requests to the hook, `whsec_…`. */
  encryptedSignUpHookSecret: text('sign_up_hook_secret_sealed'),
  /** Decision on a sign-up whose hook gives no valid response. */
  signUpHookOnFailure: text('sign_up_hook_on_failure', { enum: ['deny', 'allow'] })
    .notNull()
    .default('deny'),
  /** Users are notified by email of changes to their sign-in methods. */
  securityEmailsEnabled: boolean('security_emails_enabled').notNull().default(true),
  /** SMTP settings of the project as encrypted JSON. Null: the operator's mail server. */
  encryptedEmailConfig: text('email_config_sealed'),
  /** An `https:` URL of a picture at the top of emails. Null: the name of the project. */
  emailLogoUrl: text('email_logo_url'),
  /** Color of the button in emails, as `#rrggbb`. Null: that of the pages. */
  emailThemeColor: text('email_theme_color'),
})

const projectId = () =>
  text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

/** Origins that emails and redirects of a project may link to. */
export const trustedDomains = pgTable(
  'trusted_domains',
  {
    projectId: projectId(),
    domain: text('domain').notNull(),
    handlerPath: text('handler_path').notNull(),
    /** Position in the list of the owner. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.domain] })],
)

/** The identity providers of a project. */
export const oauthProviders = pgTable(
  'oauth_providers',
  {
    projectId: projectId(),
    id: text('id').notNull(),
    enabled: boolean('enabled').notNull(),
    type: text('type', { enum: ['shared', 'standard'] }).notNull(),
    clientId: text('client_id'),
    encryptedClientSecret: text('client_secret_sealed'),
    facebookConfigId: text('facebook_config_id'),
    microsoftTenantId: text('microsoft_tenant_id'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.id] })],
)

/** Sets of up to three keys. Only a hash and the last four characters of each are stored. */
export const apiKeySets = pgTable(
  'api_key_sets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: projectId(),
    description: text('description').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    manuallyRevokedAt: moment('manually_revoked_at'),
    publishableClientKeyHash: text('publishable_client_key_hash'),
    publishableClientKeyLastFour: text('publishable_client_key_last_four'),
    secretServerKeyHash: text('secret_server_key_hash'),
    secretServerKeyLastFour: text('secret_server_key_last_four'),
    superSecretAdminKeyHash: text('super_secret_admin_key_hash'),
    superSecretAdminKeyLastFour: text('super_secret_admin_key_last_four'),
  },
  (table) => [
    index('api_key_sets_project').on(table.projectId, table.createdAt),
    uniqueIndex('api_key_sets_publishable').on(table.projectId, table.publishableClientKeyHash),
    uniqueIndex('api_key_sets_secret').on(table.projectId, table.secretServerKeyHash),
    uniqueIndex('api_key_sets_admin').on(table.projectId, table.superSecretAdminKeyHash),
  ],
)
