import type { AdminOAuthProviderConfig } from '@app/core/admin'

/** Keys of a provider as an owner types them. An empty text is none. */
export interface ProviderKeys {
  clientId: string
  clientSecret: string
  facebookConfigId: string
  microsoftTenantId: string
}

export const emptyKeys: ProviderKeys = {
  clientId: '',
  clientSecret: '',
  facebookConfigId: '',
  microsoftTenantId: '',
}

/** Returns the current keys of a provider, without the secret. */
export function toKeys(provider: AdminOAuthProviderConfig): ProviderKeys {
  if (provider.type === 'shared') return emptyKeys
  const { clientId, facebookConfigId = '', microsoftTenantId = '' } = provider
  return { clientId, clientSecret: '', facebookConfigId, microsoftTenantId }
}

/**
 * Sets the typed keys of a provider. One that has keys stays on or off, and keeps those that were not typed, as another
 * owner may have changed them. An empty secret keeps the current one.
 */
export function setKeys(
  providers: readonly AdminOAuthProviderConfig[],
  id: string,
  typed: Partial<ProviderKeys>,
): AdminOAuthProviderConfig[] {
  const before = providers.find((other) => other.id === id)
  const keys = { ...(before ? toKeys(before) : emptyKeys), ...typed }
  const provider: AdminOAuthProviderConfig = {
    id,
    enabled: before?.type === 'standard' ? before.enabled : true,
    type: 'standard',
    clientId: keys.clientId.trim(),
    clientSecret:
      keys.clientSecret.trim() || (before?.type === 'standard' ? before.clientSecret : ''),
    facebookConfigId: keys.facebookConfigId.trim() || undefined,
    microsoftTenantId: keys.microsoftTenantId.trim() || undefined,
  }
  if (!before) return [...providers, provider]
  return providers.map((other) => (other.id === id ? provider : other))
}
