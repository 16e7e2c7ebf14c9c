import type { RequestOf, ResponseOf } from '@app/contract'
import { passwordLength } from '@app/contract/lists'
import type { ProviderType } from '../context/options'
import type { Optional } from '../lib/optional'
import { type Complete, requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'
import { type AdminEmailConfig, toEmailConfig, toWireEmailConfig } from './email-config'
import type { ProjectConfig } from './project'
import { toResponseError } from './response-error'

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
  /**
   * Redirect URI to register at each provider, by provider id, including providers that are not
   * configured. `{}` if the service does not report them.
   */
  readonly oauthRedirectUris: Readonly<Partial<Record<ProviderType, string>>>
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
  | {
      /** Id of the provider, such as `google`. */
      readonly id: string
      /** Whether users can sign in with it. */
      readonly enabled: boolean
      /** Keys of the service. */
      readonly type: 'shared'
    }
  | {
      /** Id of the provider, such as `google`. */
      readonly id: string
      /** Whether users can sign in with it. */
      readonly enabled: boolean
      /** Keys of the project. */
      readonly type: 'standard'
      /** Client id of the app that is registered at the provider. */
      readonly clientId: string
      /** Client secret of that app. */
      readonly clientSecret: string
      /** Configuration id of Facebook Login for Business. */
      readonly facebookConfigId?: string | undefined
      /** Tenant of Microsoft Entra ID. @default 'consumers', the personal accounts */
      readonly microsoftTenantId?: string | undefined
    }

/** A trusted domain, and the path of its handler. */
export interface AdminDomainConfig {
  /** Origin such as `https://app.example.com`. */
  readonly domain: string
  /** Starts with `/`. */
  readonly handlerPath: string
}

/**
 * Changes to the configuration. `oauthProviders` must name every configured provider: providers are
 * disabled, never removed.
 */
export type AdminProjectConfigUpdateOptions = Optional<
  Omit<
    AdminProjectConfig,
    'id' | 'oauthRedirectUris' | 'requiredTermsVersion' | 'passwordMinLength'
  >
>

type WireConfig = ResponseOf<'PATCH /projects/current'>['config']
type WireProvider = WireConfig['oauth_providers'][number]
type ConfigChanges = NonNullable<RequestOf<'PATCH /projects/current'>['body']['config']>

/** Converts a configuration from the wire format for owners. */
export function toAdminProjectConfig(wire: WireConfig): AdminProjectConfig {
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
    oauth_redirect_uris: oauthRedirectUris = [],
    // `oauthProviders` states which of them are enabled.
    enabled_oauth_providers: _enabledOAuthProviders,
    email_config: emailConfig,
    domains,
    team_creator_default_permissions: teamCreatorDefaultPermissions,
    team_member_default_permissions: teamMemberDefaultPermissions,
    user_default_permissions: userDefaultPermissions,
    required_terms_version: requiredTermsVersion = null,
    password_min_length: passwordMinLength = passwordLength.min,
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
    oauthRedirectUris: Object.fromEntries(oauthRedirectUris.map(toRedirectUri)),
    emailConfig: toEmailConfig(emailConfig),
    domains: domains.map(toDomain),
    teamCreatorDefaultPermissions,
    teamMemberDefaultPermissions,
    userDefaultPermissions,
    requiredTermsVersion,
    passwordMinLength,
  }
}

/** Fields of a configuration that cannot be changed, but may be passed back as they were read. */
const readOnlyConfig = ['id', 'oauthRedirectUris', 'requiredTermsVersion', 'passwordMinLength']

/** Converts changes of a configuration to the wire format. */
export function toConfigBody({
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
}: AdminProjectConfigUpdateOptions): Complete<ConfigChanges> {
  refuseUnknownOptions(rest, readOnlyConfig)
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
    domains: domains?.map(toWireDomain),
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
  // Throws instead of returning placeholders, which the next update would save.
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

function toRedirectUri(wire: NonNullable<WireConfig['oauth_redirect_uris']>[number]) {
  const { id, redirect_uri: redirectUri, ...rest } = wire
  requireAllMapped(rest)
  return [id, redirectUri] as const
}

function toWireProvider(provider: AdminOAuthProviderConfig): WireProvider {
  // The service validates ids of providers.
  const id = provider.id as WireProvider['id']
  if (provider.type === 'shared') {
    const { id: _id, enabled, type, ...rest } = provider
    requireAllMapped(rest)
    return { id, enabled, type }
  }
  const {
    id: _id,
    enabled,
    type,
    clientId,
    clientSecret,
    facebookConfigId,
    microsoftTenantId,
    ...rest
  } = provider
  refuseUnknownOptions(rest)
  const body: Complete<WireProvider> = {
    id,
    enabled,
    type,
    client_id: clientId,
    client_secret: clientSecret,
    facebook_config_id: facebookConfigId,
    microsoft_tenant_id: microsoftTenantId,
  }
  return body
}

function toDomain(wire: WireConfig['domains'][number]): AdminDomainConfig {
  const { domain, handler_path: handlerPath, ...rest } = wire
  requireAllMapped(rest)
  return { domain, handlerPath }
}

function toWireDomain(config: AdminDomainConfig): Complete<WireConfig['domains'][number]> {
  const { domain, handlerPath, ...rest } = config
  refuseUnknownOptions(rest)
  return { domain, handler_path: handlerPath }
}

function toIds(permissions: readonly { id: string }[] | undefined) {
  return permissions?.map(({ id }) => ({ id }))
}
