/** Somebody with an account at a provider, and what our server is to make of it. */
export interface TestUser {
  /** Completes "signs in somebody …". */
  about: string
  /** What the provider answers at its resources, by the name of the resource. */
  data: Record<string, unknown>
  /** Claims of the id token, where the provider sends one. */
  claims?: Record<string, unknown>
  /** What the provider adds to its first answer to our callback. */
  firstResponse?: Record<string, string>
  /** `null`: the provider tells too little to sign in. */
  expected: {
    account_id: string
    email: string | null
    verified: boolean
    display_name: string | null
    profile_image_url: string | null
  } | null
}

/** How a provider behaves, from its documentation and not from our code. */
export interface DocumentedProvider {
  authorize: string
  token: string
  /** Scopes it has to be asked for. */
  scope: string
  /** Parameters of its own in the authorization request. */
  parameters?: Record<string, string>
  clientAuthentication: 'basic' | 'post'
  /** `refused`: a request with a code challenge is an error. @default 'checked' */
  pkce?: 'refused'
  /** It posts its answer as a form instead of redirecting with a query. */
  postsResponse?: true
  /** Parameters it adds to every answer to our callback. */
  responseExtras?: Record<string, string>
  /** The error it sends when the person cancels. */
  cancelled: string
  /** How it refuses a code it does not know. */
  refusal: { status: number; body: unknown }
  /** Members of its token answer beside the tokens themselves. */
  tokenResponse: { token_type: string; expires_in?: number; [member: string]: unknown }
  /** It sends the answer as a form unless asked for JSON. */
  respondsWithForm?: true
  /** Issuer of its id tokens, where it sends them. */
  idTokenIssuer?: string
  /** What becomes of a refresh token when it is used. */
  refreshToken: 'none' | 'kept' | 'rotated'
  /** Where it describes people, and by which of their `data`. */
  resources: Record<string, string>
  users: [TestUser, ...TestUser[]]
}
