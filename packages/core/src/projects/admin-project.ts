import type { RequestOf, ResponseOf } from '@app/contract'
import { type Presented, present } from '../cache/present'
import { createResource } from '../cache/resource'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import { HttpError } from '../errors/http-error'
import type { CallOptions } from '../lib/call-options'
import { type Complete, requireAllMapped } from '../lib/total'
import { listProductionModeErrors, type ProductionModeError } from './production-mode'
import type { Project, ProjectConfig } from './project'

/** A project as its owners see it. */
export interface AdminProject extends Project {
  /** `''` if there is none. */
  readonly description: string
  /** Creation time of the project. */
  readonly createdAt: Date
  /** Number of users. */
  readonly userCount: number
  /** Refuses settings that are only fit for development, such as localhost domains. */
  readonly isProductionMode: boolean
  /** Configuration with the fields only owners can see. */
  readonly config: AdminProjectConfig
  /** Updates the given fields. */
  update(changes: AdminProjectUpdateOptions, options?: CallOptions): Promise<void>
  /** Deletes the project permanently, with its users and all other data. */
  delete(options?: CallOptions): Promise<void>
  /** Lists the problems that prevent production mode, based on this object. */
  getProductionModeErrors(): Promise<ProductionModeError[]>
}

/** Configuration of a project, as its owners see it. */
export interface AdminProjectConfig extends Omit<ProjectConfig, 'oauthProviders'> {
  /** Id of the configuration. */
  readonly id: string
  /** Whether redirect URLs may be on localhost. */
  readonly allowLocalhost: boolean
  /** Whether each new user gets a team. */
  readonly createTeamOnSignUp: boolean
  /** Handling of a provider sign-in whose verified email address belongs to another account. */
  readonly oauthAccountMergeStrategy: OAuthAccountMergeStrategy
  /** All configured providers, disabled ones included. */
  readonly oauthProviders: readonly AdminOAuthProviderConfig[]
  /** Email server of the project. */
  readonly emailConfig: AdminEmailConfig
  /** Trusted domains: origins of redirect URLs. */
  readonly domains: readonly AdminDomainConfig[]
  /** Permissions of the user who creates a team. */
  readonly teamCreatorDefaultPermissions: readonly { readonly id: string }[]
  /** Permissions of every new team member. */
  readonly teamMemberDefaultPermissions: readonly { readonly id: string }[]
  /** Project permissions of every new user. */
  readonly userDefaultPermissions: readonly { readonly id: string }[]
}

/**
 * `link_method` connects the account, `raise_error` refuses the sign-in, `allow_duplicates` creates
 * a second account.
 */
export type OAuthAccountMergeStrategy = 'link_method' | 'raise_error' | 'allow_duplicates'

/**
 * Configuration of a provider: `shared` uses the keys of the service, `standard` the project's own.
 */
export type AdminOAuthProviderConfig =
  | { readonly id: string; readonly enabled: boolean; readonly type: 'shared' }
  | {
      readonly id: string
      readonly enabled: boolean
      readonly type: 'standard'
      readonly clientId: string
      readonly clientSecret: string
      readonly facebookConfigId?: string
      readonly microsoftTenantId?: string
    }

/** SMTP server and sender. */
export interface EmailConfig {
  /** Host name of the SMTP server. */
  readonly host: string
  /** Port of the SMTP server. */
  readonly port: number
  /** User name of the SMTP account. */
  readonly username: string
  /** Password of the SMTP account. */
  readonly password: string
  /** Email address of the sender. */
  readonly senderEmail: string
  /** Display name of the sender. */
  readonly senderName: string
}

/**
 * Email server of a project: `shared` is the server of the service, `standard` the project's own.
 */
export type AdminEmailConfig =
  | { readonly type: 'shared' }
  | ({ readonly type: 'standard' } & EmailConfig)

/** A trusted domain, and the path of its handler. */
export interface AdminDomainConfig {
  /** Origin such as `https://app.example.com`. */
  readonly domain: string
  /** Starts with `/`. */
  readonly handlerPath: string
}

/** Changes to a project. Absent fields keep their value; lists are replaced as a whole. */
export interface AdminProjectUpdateOptions {
  /** Name of the project. */
  displayName?: string
  /** `null` removes it. */
  description?: string | null
  /** Requires that `getProductionModeErrors` returns no problems. */
  isProductionMode?: boolean
  /** Changes to the configuration. */
  config?: AdminProjectConfigUpdateOptions
}

/**
 * Changes to the configuration. `oauthProviders` must name every configured provider: providers are
 * disabled, never removed.
 */
export type AdminProjectConfigUpdateOptions = Partial<Omit<AdminProjectConfig, 'id'>>

/** Options of `createProject`. */
export interface AdminProjectCreateOptions extends AdminProjectUpdateOptions, CallOptions {
  /** Name of the project. */
  displayName: string
}

type WireProject = ResponseOf<'PATCH /projects/current'>
type WireProvider = WireProject['config']['oauth_providers'][number]
type WireEmailConfig = WireProject['config']['email_config']

/**
 * Converts a project from the wire format for owners.
 *
 * @param onChange Called after a change, before its promise resolves.
 */
export function toAdminProject(
  { admin, reads }: Scope<'admin'>,
  wire: WireProject,
  onChange?: () => Promise<void>,
): AdminProject {
  const {
    id,
    display_name: displayName,
    description,
    created_at_millis: createdAtMillis,
    user_count: userCount,
    is_production_mode: isProductionMode,
    config,
    ...rest
  } = wire
  requireAllMapped(rest)
  const invalidate = () => Promise.all([reads.invalidate('project'), onChange?.()])
  const project = {
    id,
    displayName,
    description,
    createdAt: new Date(createdAtMillis),
    userCount,
    isProductionMode,
    config: toAdminProjectConfig(config),
  }
  const members: Omit<AdminProject, keyof Presented> = {
    ...project,
    async update(changes, { signal } = {}) {
      await admin.send('PATCH /projects/current', { body: toProjectBody(changes), signal })
      await invalidate()
    },
    async delete({ signal } = {}) {
      await admin.send('DELETE /projects/current', { signal })
      await invalidate()
    },
    getProductionModeErrors: async () => listProductionModeErrors(project),
  }
  // Derived from this object, so it is available without a request.
  const productionModeErrors = createResource<ProductionModeError[], ProductionModeError[]>({
    fetch: members.getProductionModeErrors,
    present: (errors) => errors,
  })
  productionModeErrors.put(listProductionModeErrors(project))
  return present(members, { getProductionModeErrors: () => productionModeErrors })
}

/** Fetches the project with the fields only its owners can see. */
export async function fetchAdminProject(scope: Scope<'admin'>): Promise<Fetched<AdminProject>> {
  const { projectId } = scope.context.settings
  const wire = await scope.admin.send('GET /projects/current')
  if (wire.id !== projectId) throw toResponseError(`the project ${wire.id} for ${projectId}`)
  return { wire, toValue: () => toAdminProject(scope, wire) }
}

function toAdminProjectConfig(wire: WireProject['config']): AdminProjectConfig {
  const {
    id,
    sign_up_enabled: signUpEnabled,
    credential_enabled: credentialEnabled,
    magic_link_enabled: magicLinkEnabled,
    passkey_enabled: passkeyEnabled,
    client_team_creation_enabled: clientTeamCreationEnabled,
    client_user_deletion_enabled: clientUserDeletionEnabled,
    allow_localhost: allowLocalhost,
    create_team_on_sign_up: createTeamOnSignUp,
    oauth_account_merge_strategy: oauthAccountMergeStrategy,
    oauth_providers: oauthProviders,
    // `oauthProviders` states which of them are enabled.
    enabled_oauth_providers: _enabledOAuthProviders,
    email_config: emailConfig,
    domains,
    team_creator_default_permissions: teamCreatorDefaultPermissions,
    team_member_default_permissions: teamMemberDefaultPermissions,
    user_default_permissions: userDefaultPermissions,
    ...rest
  } = wire
  requireAllMapped(rest)
  return {
    id,
    signUpEnabled,
    credentialEnabled,
    magicLinkEnabled,
    passkeyEnabled,
    clientTeamCreationEnabled,
    clientUserDeletionEnabled,
    allowLocalhost,
    createTeamOnSignUp,
    oauthAccountMergeStrategy,
    oauthProviders: oauthProviders.map(toProvider),
    emailConfig: toEmailConfig(emailConfig),
    domains: domains.map(({ domain, handler_path }) => ({ domain, handlerPath: handler_path })),
    teamCreatorDefaultPermissions,
    teamMemberDefaultPermissions,
    userDefaultPermissions,
  }
}

type ProjectChanges = RequestOf<'PATCH /projects/current'>['body']

/** Converts changes of a project to the wire format. */
export function toProjectBody({
  displayName,
  description,
  isProductionMode,
  config,
  ...rest
}: AdminProjectUpdateOptions): Complete<ProjectChanges> {
  requireAllMapped(rest)
  return {
    display_name: displayName,
    description,
    is_production_mode: isProductionMode,
    config: config && toConfigBody(config),
  }
}

function toConfigBody({
  signUpEnabled,
  credentialEnabled,
  magicLinkEnabled,
  passkeyEnabled,
  clientTeamCreationEnabled,
  clientUserDeletionEnabled,
  allowLocalhost,
  createTeamOnSignUp,
  oauthAccountMergeStrategy,
  oauthProviders,
  emailConfig,
  domains,
  teamCreatorDefaultPermissions,
  teamMemberDefaultPermissions,
  userDefaultPermissions,
  ...rest
}: AdminProjectConfigUpdateOptions): Complete<NonNullable<ProjectChanges['config']>> {
  requireAllMapped(rest)
  return {
    sign_up_enabled: signUpEnabled,
    credential_enabled: credentialEnabled,
    magic_link_enabled: magicLinkEnabled,
    passkey_enabled: passkeyEnabled,
    client_team_creation_enabled: clientTeamCreationEnabled,
    client_user_deletion_enabled: clientUserDeletionEnabled,
    allow_localhost: allowLocalhost,
    create_team_on_sign_up: createTeamOnSignUp,
    oauth_account_merge_strategy: oauthAccountMergeStrategy,
    oauth_providers: oauthProviders?.map(toWireProvider),
    email_config: emailConfig && toWireEmailConfig(emailConfig),
    domains: domains?.map(({ domain, handlerPath }) => ({ domain, handler_path: handlerPath })),
    team_creator_default_permissions: toIds(teamCreatorDefaultPermissions),
    team_member_default_permissions: toIds(teamMemberDefaultPermissions),
    user_default_permissions: toIds(userDefaultPermissions),
  }
}

function toProvider(wire: WireProvider): AdminOAuthProviderConfig {
  const {
    id,
    enabled,
    type,
    client_id: clientId,
    client_secret: clientSecret,
    facebook_config_id: facebookConfigId,
    microsoft_tenant_id: microsoftTenantId,
    ...rest
  } = wire
  requireAllMapped(rest)
  if (type === 'shared') return { id, enabled, type }
  // Placeholders would be saved with the next update.
  if (!clientId || !clientSecret)
    throw toResponseError(`the provider ${id} without its credentials`)
  return {
    id,
    enabled,
    type,
    clientId,
    clientSecret,
    ...(facebookConfigId && { facebookConfigId }),
    ...(microsoftTenantId && { microsoftTenantId }),
  }
}

/** Creates the error of a response that is not understood. */
function toResponseError(what: string): HttpError {
  return new HttpError(`The service sent ${what}.`, {
    method: 'GET',
    path: '/projects/current',
    status: 200,
    requestId: undefined,
    retryAfterMs: 0,
  })
}

function toWireProvider(provider: AdminOAuthProviderConfig): WireProvider {
  const { enabled, type } = provider
  // The service validates ids of providers.
  const id = provider.id as WireProvider['id']
  if (provider.type === 'shared') return { id, enabled, type }
  const body: Complete<WireProvider> = {
    id,
    enabled,
    type,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    facebook_config_id: provider.facebookConfigId,
    microsoft_tenant_id: provider.microsoftTenantId,
  }
  return body
}

function toEmailConfig(wire: WireEmailConfig): AdminEmailConfig {
  if (wire.type === 'shared') {
    const { type, ...rest } = wire
    requireAllMapped(rest)
    return { type }
  }
  const {
    type,
    host,
    port,
    username,
    password,
    sender_email: senderEmail,
    sender_name: senderName,
    ...rest
  } = wire
  requireAllMapped(rest)
  const config = { host, port, username, password, senderEmail, senderName }
  if (Object.values(config).some((value) => value === undefined))
    throw toResponseError('an incomplete email server')
  return { type, ...config }
}

function toWireEmailConfig(config: AdminEmailConfig): WireEmailConfig {
  return config.type === 'shared' ? { type: 'shared' } : { type: 'standard', ...toSmtpBody(config) }
}

/** Converts an SMTP server to the wire format. */
export function toSmtpBody({
  host,
  port,
  username,
  password,
  senderEmail,
  senderName,
  ...rest
}: EmailConfig): Omit<Extract<WireEmailConfig, { type: 'standard' }>, 'type'> {
  requireAllMapped(rest)
  return { host, port, username, password, sender_email: senderEmail, sender_name: senderName }
}

function toIds(permissions: readonly { id: string }[] | undefined) {
  return permissions?.map(({ id }) => ({ id }))
}
