/** A user with an account at a provider, and the expected result on our server. */
export interface TestUser {
  /** Completes "signs in a user …". */
  about: string
  /** Responses of the provider's resources, by the name of the resource. */
  data: Record<string, unknown>
  /** Claims of the id token, where the provider sends one. */
  claims?: Record<string, unknown>
  /** Fields that the provider adds to its first response to our callback. */
  firstResponse?: Record<string, string>
  /** `null`: the provider returns too little to sign in. */
  expected: {
    account_id: string
    email: string | null
    verified: boolean
    display_name: string | null
    profile_image_url: string | null
  } | null
}

/** Behavior of a provider, from its documentation and not from our code. */
export interface DocumentedProvider {
  authorize: string
  token: string
  /** Scopes that must be requested. */
  scope: string
  /** Additional parameters in the authorization request. */
  parameters?: Record<string, string>
  clientAuthentication: 'basic' | 'post'
  /** `refused`: a request with a code challenge is an error. @default 'checked' */
  pkce?: 'refused'
  /** Whether it posts its response as a form instead of redirecting with a query. */
  postsResponse?: true
  /** Parameters it adds to every response to our callback. */
  responseExtras?: Record<string, string>
  /** The error it sends when the user cancels. */
  canceled: string
  /** Response to an unknown code. */
  refusal: { status: number; body: unknown }
  /** Members of its token response beside the tokens themselves. */
  tokenResponse: { token_type: string; expires_in?: number; [member: string]: unknown }
  /** Whether it sends the response as a form unless asked for JSON. */
  respondsWithForm?: true
  /** Issuer of its id tokens, where it sends them. */
  idTokenIssuer?: string
  /** Effect of a refresh on the refresh token. */
  refreshToken: 'none' | 'kept' | 'rotated'
  /** Resources that describe users, and the `data` of each. */
  resources: Record<string, string>
  users: [TestUser, ...TestUser[]]
}
