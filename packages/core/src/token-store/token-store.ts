import { UsageError } from '../errors/usage-error'

/** The two tokens of a sign-in; both `null` when signed out. */
export interface Tokens {
  /** Short-lived JWT that calls of the API carry. */
  readonly accessToken: string | null
  /** Long-lived secret that yields access tokens. */
  readonly refreshToken: string | null
}

/** Where tokens are kept. */
export interface TokenStore {
  /** Set when other tabs see the same tokens: the name they share. */
  readonly sharedAs?: string
  /** The tokens as they are now. */
  get(): Tokens
  /** Puts a whole sign-in, or with `signedOut` forgets it. */
  set(tokens: Tokens): void
  /**
   * Puts the tokens that a refresh token yielded; they only count while that one is still here. Nobody is
   * called back: it is still the same sign-in, and other tabs are waiting.
   */
  renew(refreshToken: string, renewed: Tokens): void
  /** Calls back when another sign-in takes the place of this one, or none; here or elsewhere. */
  subscribe(listener: () => void): () => void
}

/** Tokens of nobody. */
export const signedOut: Tokens = { accessToken: null, refreshToken: null }

/**
 * What is the same in all refresh tokens of a sign-in, where the service replaces them. Longer ones are
 * of another make, such as a JWT, and begin alike whoever they are of: they are taken whole.
 */
export const familyOf = (refreshToken: string | null) =>
  refreshToken && (refreshToken[45] ? refreshToken : refreshToken.slice(0, 22))

/** What a header can carry, but not the text that stands for a missing token. */
export const tokenShape = /^(?!undefined$)[!-~]+$/

/** Refuses what cannot be a token; `''` counts as none. */
export function checkTokens({ accessToken, refreshToken }: Tokens): Tokens {
  if ([accessToken, refreshToken].some((token) => token && !tokenShape.test(token))) {
    throw new UsageError('A token must be text without spaces, and not "undefined".')
  }
  return { accessToken: accessToken || null, refreshToken: refreshToken || null }
}
