import { z } from 'zod'
import { adminAccess, anyAccess, endpoint } from '../../schema/endpoint'
import {
  dateMillis,
  email,
  flag,
  list,
  listOf,
  number,
  projectId,
  providerId,
  success,
  text,
} from '../../schema/fields'
import { sizes } from '../../schema/sizes'
import { trustedDomain } from '../../schema/trusted-domain'
import { newApiKey } from './api-keys'

/** Public part of a project: readable with its publishable client key. */
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
    /**
     * Version of the terms of service that new users must accept. Absent if there is none. Not in Stack
     * Auth.
     */
    required_terms_version: z.string().optional(),
    /** Minimum length of passwords that users choose. Absent if it is 8. Not in Stack Auth. */
    password_min_length: z.number().optional(),
  }),
})

const mergeStrategy = z.enum(['link_method', 'raise_error', 'allow_duplicates'])

/** SMTP server and sender, as a project owner enters them. */
export const smtpConfig = {
  host: text(sizes.host).pipe(
    z
      .string()
      .regex(
        /^(?:[^\s:/?#@"'[\]]+|[0-9a-fA-F]*:[0-9a-fA-F]*:[0-9a-fA-F:.]*)$/,
        'must be a host name or IP address, without a scheme, a port, brackets and a path',
      ),
  ),
  port: number.pipe(z.number().int().min(1).max(65_535)),
  username: text(sizes.smtpUsername).pipe(z.string().min(1)),
  password: text(sizes.smtpPassword).pipe(z.string().min(1)),
  sender_name: text(sizes.name).pipe(z.string().min(1)),
  sender_email: email,
}

const emailConfig = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('shared') }),
  z.strictObject({ type: z.literal('standard'), ...smtpConfig }),
])

/** A value that providers display to copy. What is copied around it would fail at the first sign-in only. */
function copied(max: number) {
  return text(max).pipe(
    z
      .string()
      .regex(
        /^(?:[^"'`\s](?:[\s\S]*[^"'`\s])?)?$/,
        'must not have spaces, line ends or quotes around it',
      ),
  )
}

const oauthProvider = z.strictObject({
  id: providerId,
  enabled: flag,
  type: z.enum(['shared', 'standard']),
  client_id: copied(sizes.externalId).optional(),
  client_secret: copied(sizes.clientSecret).optional(),
  facebook_config_id: copied(sizes.externalId).optional(),
  microsoft_tenant_id: copied(sizes.externalId).optional(),
})

/** Configuration of a provider. An enabled provider of type `standard` needs credentials. */
const oauthProviderUpdate = oauthProvider.superRefine((provider, context) => {
  if (provider.type === 'shared' || !provider.enabled) return
  for (const name of ['client_id', 'client_secret'] as const) {
    if (provider[name]) continue
    const message = 'must not be empty: the provider is standard and enabled'
    context.addIssue({ code: 'custom', path: [name], input: provider[name], message })
  }
})

// Stored values may be older than the size limits.
const storedEmailConfig = z.discriminatedUnion('type', [
  z.object({ type: z.literal('shared') }),
  z.object({
    type: z.literal('standard'),
    host: z.string(),
    port: z.number(),
    username: z.string(),
    password: z.string(),
    sender_name: z.string(),
    sender_email: z.string(),
  }),
])

const storedProvider = z.object({
  id: providerId,
  enabled: z.boolean(),
  type: z.enum(['shared', 'standard']),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  facebook_config_id: z.string().optional(),
  microsoft_tenant_id: z.string().optional(),
})

const permissions = list(z.strictObject({ id: text(sizes.name) }), sizes.permissions)

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
    /** Sorted by id, disabled providers included. */
    oauth_providers: z.array(storedProvider),
    /** The URL to register at each provider, set up or not, with the public URL of the service. Not in Stack Auth. */
    oauth_redirect_uris: z.array(z.object({ id: providerId, redirect_uri: z.string() })).optional(),
    /** In the order in which they were added. */
    domains: z.array(z.object({ domain: z.string(), handler_path: z.string() })),
    email_config: storedEmailConfig,
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
  domains: list(trustedDomain).optional(),
  /** Must name every configured provider; unknown ones are added. */
  oauth_providers: list(oauthProviderUpdate).optional(),
  team_creator_default_permissions: permissions.optional(),
  team_member_default_permissions: permissions.optional(),
  user_default_permissions: permissions.optional(),
})

const projectUpdate = z.strictObject({
  display_name: text(sizes.name).optional(),
  description: text(sizes.description).nullable().optional(),
  is_production_mode: flag.optional(),
  config: configUpdate.optional(),
})

/** A project as operators of the service see it: without its settings. */
const projectSummary = z.object({
  id: z.string(),
  display_name: z.string(),
  user_count: z.number(),
  is_production_mode: z.boolean(),
  created_at_millis: z.number(),
})

const providerErrors = ['INVALID_SHARED_OAUTH_PROVIDER_ID'] as const
const ownerErrors = ['USER_AUTHENTICATION_REQUIRED', 'EXPECTED_INTERNAL_PROJECT'] as const

/** Projects and their configuration. */
export const projectEndpoints = {
  'GET /projects/current': endpoint({
    access: anyAccess,
    allowsUnverified: true,
    response: { client: projectClient, server: projectClient, admin: projectAdmin },
    errors: [],
  }),
  /**
   * The public part of a project as `GET /projects/current`, without custom request headers: browsers
   * send no CORS preflight, and revalidate the response by its `ETag`.
   */
  'GET /projects/:project_id/public': endpoint({
    access: 'none',
    path: z.strictObject({ project_id: projectId }),
    query: z.strictObject({ publishable_client_key: text(sizes.token) }),
    response: projectClient,
    errors: [],
  }),
  'PATCH /projects/current': endpoint({
    access: adminAccess,
    body: projectUpdate,
    response: projectAdmin,
    errors: providerErrors,
  }),
  'DELETE /projects/current': endpoint({ access: adminAccess, response: success, errors: [] }),
  /** Public keys that verify the access tokens of a project (JWK Set, RFC 7517). */
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
    refusesImpersonation: true,
    response: listOf(projectAdmin),
    errors: ownerErrors,
  }),
  'POST /internal/projects': endpoint({
    access: anyAccess,
    refusesImpersonation: true,
    body: projectUpdate.extend({ display_name: text(sizes.name) }),
    status: 201,
    response: projectAdmin,
    errors: [...ownerErrors, ...providerErrors],
  }),
  /** All projects of the service, for operators: admins of the project `internal`. */
  'GET /internal/all-projects': endpoint({
    access: adminAccess,
    response: listOf(projectSummary),
    errors: ['EXPECTED_INTERNAL_PROJECT'],
  }),
  /** Creates a project with a set of keys, for operators. */
  'POST /internal/all-projects': endpoint({
    access: adminAccess,
    body: z.strictObject({
      display_name: text(sizes.name),
      /** Id or verified address of a user of `internal`; absent: only operators manage it. */
      owner: text(sizes.email).optional(),
      keys_expire_at_millis: dateMillis,
    }),
    status: 201,
    response: z.object({ id: z.string(), display_name: z.string(), key_set: newApiKey }),
    errors: ['EXPECTED_INTERNAL_PROJECT'],
  }),
  /** Makes a user of `internal` an owner of a project, for operators. Idempotent. */
  'POST /internal/all-projects/:project_id/owners': endpoint({
    access: adminAccess,
    path: z.strictObject({ project_id: projectId }),
    body: z.strictObject({
      /** Id or verified address of a user of `internal`. */
      owner: text(sizes.email),
    }),
    response: z.object({ user_id: z.string() }),
    errors: ['EXPECTED_INTERNAL_PROJECT'],
  }),
}
