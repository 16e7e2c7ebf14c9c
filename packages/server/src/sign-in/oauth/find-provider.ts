import type * as oauth from 'oauth4webapi'
import type { Config } from '../../config/config'
import { publicUrl } from '../../config/public-url'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { invalidInput, knownError } from '../../lib/errors'
import { findOauthProvider, type OauthProviderRow } from '../../projects/projects'
import { isProviderId, providers } from './providers/index'
import type { Provider, ProviderEndpoints } from './providers/provider'
import { sharedIssuer } from './providers/shared-issuer'

/** A provider with the settings of a project. */
export interface ProviderOfProject {
  id: string
  type: 'shared' | 'standard'
  provider: Provider
  endpoints: ProviderEndpoints
  clientId: string
  clientSecret: string
  /** Additional parameters of the authorization request. */
  authorizeParameters: Record<string, string>
}

/** Dependencies of finding a provider. */
export interface ProviderContext {
  db: Database
  config: Config
  secretBox: SecretBox
  fetch: typeof fetch
}

/** @throws OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED */
export async function findProvider(
  context: ProviderContext,
  projectId: string,
  providerId: string,
): Promise<ProviderOfProject> {
  const row = await findOauthProvider(context.db, projectId, providerId)
  if (!row?.enabled || !isProviderId(providerId)) {
    throw knownError('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  }
  const keys =
    row.type === 'shared'
      ? context.config.sharedOauthKeys?.[providerId]
      : { clientId: row.clientId ?? '', clientSecret: open(context.secretBox, row) }
  if (!keys) return standIn(context, providerId)
  const provider = providers[providerId]
  const settings = {
    facebookConfigId: row.facebookConfigId,
    microsoftTenantId: row.microsoftTenantId,
  }
  const endpoints = { ...provider.endpoints, ...context.config.oauthEndpoints?.[providerId] }
  return {
    id: providerId,
    type: row.type,
    provider,
    endpoints: provider.withSettings?.(endpoints, settings) ?? endpoints,
    authorizeParameters: provider.authorizeParameters?.(settings) ?? {},
    ...keys,
  }
}

function open(secretBox: SecretBox, row: OauthProviderRow): string {
  return row.encryptedClientSecret ? secretBox.decrypt(row.encryptedClientSecret) : ''
}

/**
 * Returns a substitute for a shared provider without keys: another issuer, or the page of
 * development mode.
 */
async function standIn(context: ProviderContext, id: string): Promise<ProviderOfProject> {
  const { sharedOauthIssuer, sharedOauthClientSecret, production } = context.config
  const base = { id, type: 'shared', clientId: id, authorizeParameters: {} } as const
  if (sharedOauthIssuer) {
    const endpoints = await discover(sharedOauthIssuer, context.fetch)
    const clientSecret = sharedOauthClientSecret ?? ''
    return { ...base, provider: sharedIssuer(endpoints), endpoints, clientSecret }
  }
  if (production) throw knownError('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  const dev = `${publicUrl(context.config)}/dev/oauth`
  const endpoints = {
    issuer: dev,
    authorize: `${dev}/${id}/authorize`,
    token: `${dev}/token`,
    account: `${dev}/account`,
  }
  return { ...base, provider: sharedIssuer(endpoints), endpoints, clientSecret: 'development' }
}

/** OpenID Connect Discovery 1.0 section 4. */
async function discover(issuer: string, outgoing: typeof fetch): Promise<ProviderEndpoints> {
  const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  const response = await outgoing(url)
  if (!response.ok) throw invalidInput(`The shared OAuth issuer ${issuer} is not available.`)
  const found: Partial<oauth.AuthorizationServer> = await response.json()
  return {
    issuer: found.issuer ?? issuer,
    authorize: found.authorization_endpoint ?? '',
    token: found.token_endpoint ?? '',
    account: found.userinfo_endpoint,
  }
}
