/** Endpoints of a provider. Each can be overridden by the configuration. */
export interface ProviderEndpoints {
  /** Issuer of its id tokens, if any. */
  issuer: string
  authorize: string
  token: string
  /** User info endpoint. */
  account?: string
  /** Endpoint of the email addresses, if the account does not contain them. */
  emails?: string
}

/** Account of a user at the provider. */
export interface ProviderAccount {
  accountId: string
  email: string | null
  /** Whether the provider verified the address. */
  emailVerified: boolean
  displayName: string | null
  profileImageUrl: string | null
}

/** Sources that an account is read from. */
interface AccountSource {
  endpoints: ProviderEndpoints
  /** Reads JSON from the provider with the access token. */
  read(url: string | undefined): Promise<unknown>
  /** Claims of the id token, for providers that include the account. */
  claims: Record<string, unknown>
  /** Parameters of the authorization response. */
  parameters: URLSearchParams
}

/** Definition of a provider. */
export interface Provider {
  endpoints: ProviderEndpoints
  /** Scopes that are always requested, separated by spaces. */
  scope: string
  /** Client authentication at the token endpoint. */
  clientAuthentication: 'basic' | 'post'
  /** @default true */
  pkce?: false
  /** Sends the authorization response as a form (OAuth 2.0 Form Post Response Mode). */
  responseMode?: 'form_post'
  /** Whether the account is read from the id token, which is then verified. @default false */
  usesIdToken?: true
  /** Lifetime of access tokens without `expires_in`, in seconds. @default 3600 */
  defaultTokenSeconds?: number
  /** Additional parameters of the authorization request. */
  authorizeParameters?(settings: ProviderSettings): Record<string, string>
  /** Returns endpoints that depend on the project's settings. */
  withSettings?(endpoints: ProviderEndpoints, settings: ProviderSettings): ProviderEndpoints
  readAccount(source: AccountSource): Promise<ProviderAccount>
}

/** Settings that only one provider has. */
interface ProviderSettings {
  facebookConfigId: string | null
  microsoftTenantId: string | null
}
