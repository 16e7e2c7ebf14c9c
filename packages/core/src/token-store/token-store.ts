import { UsageError } from '../errors/usage-error'

/** Tokens of a session; both `null` when signed out. */
export interface Tokens {
  /** Short-lived JWT, sent with requests to the API. */
  readonly accessToken: string | null
  /** Long-lived secret that is exchanged for access tokens. */
  readonly refreshToken: string | null
}

/** Storage of the tokens of one sign-in. */
export interface TokenStore {
  /** Name that the store has in all tabs, if they share it. */
  readonly sharedAs?: string
  /** Returns the current tokens. */
  get(): Tokens
  /** Replaces the sign-in; `signedOut` removes it. */
  set(tokens: Tokens): void
  /** Stores refreshed tokens, if the refresh token is still current. */
  replace(refreshToken: string, refreshed: Tokens): void
  /**
   * Calls back when the sign-in is replaced or removed, in this tab or another, and when its tokens were
   * refreshed in this tab.
   */
  subscribe(listener: () => void): () => void
}

/** Tokens when signed out. */
export const signedOut: Tokens = { accessToken: null, refreshToken: null }

// Refresh tokens of the service begin with 22 characters that identify the session; rotation
// replaces the rest.
const familyLength = 22
const tokenLength = 45

/**
 * Returns the part that all refresh tokens of a session share when the service rotates them. Longer
 * tokens (e.g. JWTs) share a prefix across users, so the whole token is compared.
 */
export function familyOf(refreshToken: string | null): string | null {
  const isFromService = refreshToken !== null && refreshToken.length <= tokenLength
  return isFromService ? refreshToken.slice(0, familyLength) : refreshToken
}

// Valid characters of a header, excluding the text "undefined".
const tokenShape = /^(?!undefined$)[!-~]+$/

/** Whether a value can be a token. A list such as ["a"] is not one, although the expression matches its text. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && tokenShape.test(value)
}

/** Validates tokens; `''` counts as absent. */
export function checkTokens({ accessToken, refreshToken }: Tokens): Tokens {
  if ([accessToken, refreshToken].some((token) => token && !isToken(token))) {
    throw new UsageError('A token must be a string without spaces, and not "undefined".')
  }
  return { accessToken: accessToken || null, refreshToken: refreshToken || null }
}
