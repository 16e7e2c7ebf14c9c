import type { Config } from '../config/config'

/** Options of the operator that decide whether shared providers work. */
export type SharedProviderConfig = Pick<
  Config,
  'production' | 'sharedOauthIssuer' | 'sharedOauthKeys'
>

/**
 * Whether a provider without keys of its project (`shared`) works: with keys or an issuer of the
 * operator, and always in development mode, which has a page in place of the provider.
 */
export function isSharedProviderAvailable(
  config: SharedProviderConfig,
  providerId: string,
): boolean {
  const { production, sharedOauthIssuer, sharedOauthKeys } = config
  if (!production || sharedOauthIssuer) return true
  return Object.entries(sharedOauthKeys ?? {}).some(([id]) => id === providerId)
}
