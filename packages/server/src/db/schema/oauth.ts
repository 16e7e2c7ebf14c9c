import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { projects } from './projects'
import { users } from './users'

const projectId = () =>
  text('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })

/** OAuth sign-ins in progress. */
export const oauthFlows = pgTable(
  'oauth_flows',
  {
    /** Hash of the `state` sent to the provider. */
    stateHash: text('state_hash').primaryKey(),
    projectId: projectId(),
    providerId: text('provider_id').notNull(),
    /**
     * Parameters of the app's authorization request. The next column is the PKCE verifier for the
     * provider.
     */
    request: jsonb('request').notNull(),
    encryptedVerifier: text('verifier_sealed').notNull(),
    linkUserId: uuid('link_user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('oauth_flows_expiry').on(table.expiresAt),
    index('oauth_flows_project').on(table.projectId),
    index('oauth_flows_link_user').on(table.linkUserId),
  ],
)

/** Authorization codes that were not exchanged yet. Single use. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    projectId: projectId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    codeChallenge: text('code_challenge').notNull(),
    codeChallengeMethod: text('code_challenge_method', { enum: ['S256', 'plain'] }).notNull(),
    isNewUser: boolean('is_new_user').notNull(),
    afterCallbackRedirectUrl: text('after_callback_redirect_url'),
    /** Provider of the account that is connected when the code is exchanged, if any. */
    providerId: text('provider_id'),
    /** The account and its tokens as encrypted JSON. */
    encryptedAccount: text('account_sealed'),
    /** Session that was created by exchanging the code. */
    sessionId: uuid('session_id'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('authorization_codes_expiry').on(table.expiresAt),
    index('authorization_codes_project').on(table.projectId),
    index('authorization_codes_user').on(table.userId),
  ],
)
