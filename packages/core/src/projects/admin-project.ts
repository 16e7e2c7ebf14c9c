import type { RequestOf, ResponseOf } from '@app/contract'
import { type Presented, present } from '../cache/present'
import { createResource } from '../cache/resource'
import type { Fetched } from '../cache/resource-map'
import type { AdminScope } from '../context/server-scope'
import { HttpError } from '../errors/http-error'
import type { CallOptions } from '../lib/call-options'
import { listProductionModeErrors, type ProductionModeError } from './production-mode'
import type { Project, ProjectConfig } from './project'

/** A project as its owners see it. */
export interface AdminProject extends Project {
  /** `''` when there is none. */
  readonly description: string
  readonly createdAt: Date
  readonly userCount: number
  /** Refuses what is only fit for development, such as localhost. */
  readonly isProductionMode: boolean
  readonly config: AdminProjectConfig
  /** Changes what is given. */
  update(changes: AdminProjectUpdateOptions, options?: CallOptions): Promise<void>
  /** Deletes the project with its users and everything else, for good. */
  delete(options?: CallOptions): Promise<void>
  /** What keeps this project, as it is here, from production mode. */
  getProductionModeErrors(): Promise<ProductionModeError[]>
}

/** How a project is set up. */
export interface AdminProjectConfig extends Omit<ProjectConfig, 'oauthProviders'> {
  readonly id: string
  /** Whether callbacks may lead to localhost. */
  readonly allowLocalhost: boolean
  readonly createTeamOnSignUp: boolean
  /** What becomes of a sign-in by provider whose verified address belongs to another account. */
  readonly oauthAccountMergeStrategy: OAuthAccountMergeStrategy
  /** All of them, also those that are off. */
  readonly oauthProviders: readonly AdminOAuthProviderConfig[]
  readonly emailConfig: AdminEmailConfig
  /** Sites that callbacks may lead to. */
  readonly domains: readonly AdminDomainConfig[]
  readonly teamCreatorDefaultPermissions: readonly { readonly id: string }[]
  readonly teamMemberDefaultPermissions: readonly { readonly id: string }[]
  readonly userDefaultPermissions: readonly { readonly id: string }[]
}

/** Connects the accounts, refuses the sign-in, or makes a second account. */
export type OAuthAccountMergeStrategy = 'link_method' | 'raise_error' | 'allow_duplicates'

/** A provider of a project: with keys of the service, or with keys of its own. */
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

/** An SMTP server, and who its mails are from. */
export interface EmailConfig {
  readonly host: string
  readonly port: number
  readonly username: string
  readonly password: string
  readonly senderEmail: string
  readonly senderName: string
}

/** What sends the mails of a project: the service, or a server of its own. */
export type AdminEmailConfig =
  | { readonly type: 'shared' }
  | ({ readonly type: 'standard' } & EmailConfig)

/** A site that callbacks may lead to, and where its handler is. */
export interface AdminDomainConfig {
  /** Such as `https://app.example.com`. */
  readonly domain: string
  /** Begins with `/`. */
  readonly handlerPath: string
}

/** What owners may change. Absent or `undefined` means: leave as it is; lists replace as a whole. */
export interface AdminProjectUpdateOptions {
  displayName?: string
  description?: string | null
  isProductionMode?: boolean
  config?: AdminProjectConfigUpdateOptions
}

/** `oauthProviders` must name every provider there is: they are turned off, never removed. */
export type AdminProjectConfigUpdateOptions = Partial<Omit<AdminProjectConfig, 'id'>>

/** What a new project needs. */
export interface AdminProjectCreateOptions extends AdminProjectUpdateOptions, CallOptions {
  displayName: string
}

type WireProject = ResponseOf<'PATCH /projects/current'>
type WireProvider = WireProject['config']['oauth_providers'][number]
type WireEmailConfig = WireProject['config']['email_config']

/** Makes our object of a project on the wire, as its owners get it. */
export function toAdminProject(scope: AdminScope, wire: WireProject): AdminProject {
  const { config } = wire
  const outdate = () => scope.outdateProject()
  const project = {
    id: wire.id,
    displayName: wire.display_name,
    description: wire.description,
    createdAt: new Date(wire.created_at_millis),
    userCount: wire.user_count,
    isProductionMode: wire.is_production_mode,
    config: {
      id: config.id,
      signUpEnabled: config.sign_up_enabled,
      credentialEnabled: config.credential_enabled,
      magicLinkEnabled: config.magic_link_enabled,
      passkeyEnabled: config.passkey_enabled,
      clientTeamCreationEnabled: config.client_team_creation_enabled,
      clientUserDeletionEnabled: config.client_user_deletion_enabled,
      allowLocalhost: config.allow_localhost,
      createTeamOnSignUp: config.create_team_on_sign_up,
      oauthAccountMergeStrategy: config.oauth_account_merge_strategy,
      oauthProviders: config.oauth_providers.map(toProvider),
      emailConfig: toEmailConfig(config.email_config),
      domains: config.domains.map(({ domain, handler_path }) => ({
        domain,
        handlerPath: handler_path,
      })),
      teamCreatorDefaultPermissions: config.team_creator_default_permissions,
      teamMemberDefaultPermissions: config.team_member_default_permissions,
      userDefaultPermissions: config.user_default_permissions,
    },
  }
  const members: Omit<AdminProject, keyof Presented> = {
    ...project,
    async update(changes, { signal } = {}) {
      await scope.admin.send('PATCH /projects/current', { body: toProjectBody(changes), signal })
      await outdate()
    },
    async delete({ signal } = {}) {
      await scope.admin.send('DELETE /projects/current', { signal })
      await outdate()
    },
    getProductionModeErrors: async () => listProductionModeErrors(project),
  }
  // Computed from what is here: known at once, and the same as long as the project is.
  const productionModeErrors = createResource<ProductionModeError[], ProductionModeError[]>({
    fetch: members.getProductionModeErrors,
    present: (errors) => errors,
  })
  productionModeErrors.put(listProductionModeErrors(project))
  return present(members, { getProductionModeErrors: () => productionModeErrors })
}

/** Fetches the project with all that its owners may see. */
export async function fetchAdminProject(scope: AdminScope): Promise<Fetched<AdminProject>> {
  const wire = await scope.admin.send('GET /projects/current')
  if (wire.id !== scope.projectId) throw misread(`the project ${wire.id} for ${scope.projectId}`)
  return { wire, toValue: () => toAdminProject(scope, wire) }
}

/** What changes of a project are on the wire. */
export function toProjectBody({
  displayName,
  description,
  isProductionMode,
  config,
}: AdminProjectUpdateOptions): RequestOf<'PATCH /projects/current'>['body'] {
  return {
    display_name: displayName,
    description,
    is_production_mode: isProductionMode,
    config: config && {
      sign_up_enabled: config.signUpEnabled,
      credential_enabled: config.credentialEnabled,
      magic_link_enabled: config.magicLinkEnabled,
      passkey_enabled: config.passkeyEnabled,
      client_team_creation_enabled: config.clientTeamCreationEnabled,
      client_user_deletion_enabled: config.clientUserDeletionEnabled,
      allow_localhost: config.allowLocalhost,
      create_team_on_sign_up: config.createTeamOnSignUp,
      oauth_account_merge_strategy: config.oauthAccountMergeStrategy,
      oauth_providers: config.oauthProviders?.map(toWireProvider),
      email_config: config.emailConfig && toWireEmailConfig(config.emailConfig),
      domains: config.domains?.map(({ domain, handlerPath }) => ({
        domain,
        handler_path: handlerPath,
      })),
      team_creator_default_permissions: toIds(config.teamCreatorDefaultPermissions),
      team_member_default_permissions: toIds(config.teamMemberDefaultPermissions),
      user_default_permissions: toIds(config.userDefaultPermissions),
    },
  }
}

function toProvider(wire: WireProvider): AdminOAuthProviderConfig {
  const { id, enabled, type, client_id: clientId, client_secret: clientSecret } = wire
  if (type === 'shared') return { id, enabled, type }
  // Made up, they would be sent back with the next change of the project.
  if (!clientId || !clientSecret) throw misread(`the provider ${id} without its keys`)
  return {
    id,
    enabled,
    type,
    clientId,
    clientSecret,
    ...(wire.facebook_config_id && { facebookConfigId: wire.facebook_config_id }),
    ...(wire.microsoft_tenant_id && { microsoftTenantId: wire.microsoft_tenant_id }),
  }
}

/** An answer that cannot be understood. */
function misread(what: string): HttpError {
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
  // Which providers there are is for the service to say.
  const id = provider.id as WireProvider['id']
  if (provider.type === 'shared') return { id, enabled, type }
  return {
    id,
    enabled,
    type,
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    facebook_config_id: provider.facebookConfigId,
    microsoft_tenant_id: provider.microsoftTenantId,
  }
}

function toEmailConfig(wire: WireEmailConfig): AdminEmailConfig {
  if (wire.type === 'shared') return { type: 'shared' }
  const { type, host, port, username, password } = wire
  const sender = { senderEmail: wire.sender_email, senderName: wire.sender_name }
  const config = { host, port, username, password, ...sender }
  if (Object.values(config).some((value) => value === undefined))
    throw misread('an incomplete e-mail server')
  return { type, ...config }
}

function toWireEmailConfig(config: AdminEmailConfig): WireEmailConfig {
  return config.type === 'shared' ? { type: 'shared' } : { type: 'standard', ...toSmtpBody(config) }
}

/** What an SMTP server is on the wire. */
export function toSmtpBody(config: EmailConfig) {
  const { host, port, username, password, senderEmail, senderName } = config
  return { host, port, username, password, sender_email: senderEmail, sender_name: senderName }
}

function toIds(permissions: readonly { id: string }[] | undefined) {
  return permissions?.map(({ id }) => ({ id }))
}
