import { z } from 'zod'
import { adminAccess, anyAccess, endpoint } from '../endpoint'
import { email, flag, listOf, number, projectId, providerId, success, text } from '../fields'

/** A project as anybody with its publishable key may see it (contract/http.md section 5.6). */
const projectClient = z.object({
  id: z.string(),
  display_name: z.string(),
  config: z.object({
    sign_up_enabled: z.boolean(),
    credential_enabled: z.boolean(),
    magic_link_enabled: z.boolean(),
    passkey_enabled: z.boolean(),
    client_team_creation_enabled: z.boolean(),
    client_user_deletion_enabled: z.boolean(),
    enabled_oauth_providers: z.array(z.object({ id: z.string() })),
  }),
})

const mergeStrategy = z.enum(['link_method', 'raise_error', 'allow_duplicates'])

/** An SMTP server and who its mails are from, as a project owner gives it. */
export const smtpConfig = {
  host: text.pipe(z.string().min(1)),
  port: number.pipe(z.number().int().min(0).max(65_535)),
  username: text.pipe(z.string().min(1)),
  password: text.pipe(z.string().min(1).max(70)),
  sender_name: text.pipe(z.string().min(1)),
  sender_email: email,
}

const emailConfig = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('shared') }),
  z.strictObject({ type: z.literal('standard'), ...smtpConfig }),
])

const oauthProvider = z.strictObject({
  id: providerId,
  enabled: flag,
  type: z.enum(['shared', 'standard']),
  client_id: text.optional(),
  client_secret: text.optional(),
  facebook_config_id: text.optional(),
  microsoft_tenant_id: text.optional(),
})

const domain = z.strictObject({
  /** An origin with an optional path; `http:` is allowed. */
  domain: text.pipe(
    z
      .string()
      .refine(
        (value) => /^https?:\/\//.test(value) && URL.canParse(value),
        'must be an http(s) URL',
      ),
  ),
  handler_path: text.pipe(z.string().startsWith('/')),
})

const permissions = z.array(z.strictObject({ id: text }))

/** A project as its owners see it. */
const projectAdmin = z.object({
  id: z.string(),
  display_name: z.string(),
  description: z.string(),
  created_at_millis: z.number(),
  user_count: z.number(),
  is_production_mode: z.boolean(),
  config: projectClient.shape.config.extend({
    id: z.string(),
    allow_localhost: z.boolean(),
    create_team_on_sign_up: z.boolean(),
    /** Sorted by id, disabled ones included. */
    oauth_providers: z.array(oauthProvider),
    /** In the order they were added. */
    domains: z.array(domain),
    email_config: emailConfig,
    team_creator_default_permissions: z.array(z.object({ id: z.string() })),
    team_member_default_permissions: z.array(z.object({ id: z.string() })),
    user_default_permissions: z.array(z.object({ id: z.string() })),
    oauth_account_merge_strategy: mergeStrategy,
  }),
})

const configUpdate = z.strictObject({
  sign_up_enabled: flag.optional(),
  credential_enabled: flag.optional(),
  magic_link_enabled: flag.optional(),
  passkey_enabled: flag.optional(),
  client_team_creation_enabled: flag.optional(),
  client_user_deletion_enabled: flag.optional(),
  allow_localhost: flag.optional(),
  create_team_on_sign_up: flag.optional(),
  oauth_account_merge_strategy: mergeStrategy.optional(),
  email_config: emailConfig.optional(),
  /** Replaces the list. */
  domains: z.array(domain).optional(),
  /** Must name every provider the project has; new ones are added. */
  oauth_providers: z.array(oauthProvider).optional(),
  team_creator_default_permissions: permissions.optional(),
  team_member_default_permissions: permissions.optional(),
  user_default_permissions: permissions.optional(),
})

const projectUpdate = z.strictObject({
  display_name: text.optional(),
  description: text.nullable().optional(),
  is_production_mode: flag.optional(),
  config: configUpdate.optional(),
})

const providerErrors = ['INVALID_SHARED_OAUTH_PROVIDER_ID'] as const
const ownerErrors = ['USER_AUTHENTICATION_REQUIRED', 'EXPECTED_INTERNAL_PROJECT'] as const

/** @see contract/http.md sections 10.1 and 10.2 */
export const projectEndpoints = {
  'GET /projects/current': endpoint({
    access: anyAccess,
    response: { client: projectClient, server: projectClient, admin: projectAdmin },
    errors: [],
  }),
  'PATCH /projects/current': endpoint({
    access: adminAccess,
    body: projectUpdate,
    response: projectAdmin,
    errors: providerErrors,
  }),
  'DELETE /projects/current': endpoint({ access: adminAccess, response: success, errors: [] }),
  /** The keys that verify access tokens of a project (RFC 7517). */
  'GET /projects/:project_id/.well-known/jwks.json': endpoint({
    access: 'none',
    path: z.strictObject({ project_id: projectId }),
    response: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          alg: z.literal('ES256'),
          kid: z.string(),
          x: z.string(),
          y: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
  'GET /internal/projects': endpoint({
    access: anyAccess,
    response: listOf(projectAdmin),
    errors: ownerErrors,
  }),
  'POST /internal/projects': endpoint({
    access: anyAccess,
    body: projectUpdate.extend({ display_name: text }),
    status: 201,
    response: projectAdmin,
    errors: [...ownerErrors, ...providerErrors],
  }),
}
