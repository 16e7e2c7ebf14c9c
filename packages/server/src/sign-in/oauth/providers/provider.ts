import type { fields } from '@app/contract'
import type { z } from 'zod'

/** Id of a supported identity provider. */
export type ProviderId = z.output<typeof fields.providerId>

/** Where a provider is reached. Each may be overridden by configuration. */
export interface ProviderEndpoints {
  /** Issuer of its id tokens, where it has any. */
  issuer: string
  authorize: string
  token: string
  /** Where the account is read. */
  account?: string
  /** Where the e-mail addresses are read, when the account does not tell. */
  emails?: string
}

/** Who signed in at the provider. */
export interface ProviderAccount {
  accountId: string
  email: string | null
  /** The provider vouches for the address. */
  emailVerified: boolean
  displayName: string | null
  profileImageUrl: string | null
}

/** What an account is read from. */
interface AccountSource {
  endpoints: ProviderEndpoints
  /** Reads JSON from the provider with the new access token. */
  read(url: string | undefined): Promise<unknown>
  /** Claims of the id token, for providers that put the account there. */
  claims: Record<string, unknown>
  /** Parameters the provider sent to the callback. */
  parameters: URLSearchParams
}

/** All that is special about a provider. */
export interface Provider {
  endpoints: ProviderEndpoints
  /** Scopes always asked for, separated by spaces. */
  scope: string
  /** How we prove who we are at the token endpoint. */
  clientAuthentication: 'basic' | 'post'
  /** @default true */
  pkce?: false
  /** It posts its response to the callback as a form (OAuth 2.0 Form Post Response Mode). */
  responseMode?: 'form_post'
  /** The account comes in the id token, which is then checked. @default false */
  usesIdToken?: true
  /** Life of access tokens whose answer does not tell, in seconds. @default 3600 */
  defaultTokenSeconds?: number
  /** Parameters of the authorization request beside the usual ones. */
  authorizeParameters?(settings: ProviderSettings): Record<string, string>
  /** Endpoints that depend on the project's settings. */
  withSettings?(endpoints: ProviderEndpoints, settings: ProviderSettings): ProviderEndpoints
  readAccount(source: AccountSource): Promise<ProviderAccount>
}

/** Settings of a project that only one provider has. */
interface ProviderSettings {
  facebookConfigId: string | null
  microsoftTenantId: string | null
}
