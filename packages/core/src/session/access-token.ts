import { decodeBase64url } from '../lib/base64url'

// A token with a shorter remaining lifetime may expire before the request arrives.
const minTtlMs = 20_000

/** Contents of an access token. */
interface AccessTokenContents {
  /** Milliseconds since the epoch. */
  issuedAt: number
  /** Milliseconds since the epoch. */
  expiresAt: number
  /** Whether the user had to verify their email address first when it was issued. */
  isUnverified?: boolean
  /** Whether the session is an impersonation. */
  isImpersonation?: boolean
}

/** Returns the contents of an access token, without verifying it. An unreadable token counts as expired. */
export function readAccessToken(token: string): AccessTokenContents {
  try {
    const { iat = -Infinity, exp = Infinity, ...claims } = readClaims(token)
    const { emailVerificationRequired: isUnverified, isImpersonation } = claims
    return { issuedAt: iat * 1000, expiresAt: exp * 1000, isUnverified, isImpersonation }
  } catch {
    // An unreadable token is not sent.
    return { issuedAt: 0, expiresAt: 0 }
  }
}

/**
 * Returns the claims of an access token, without verifying it.
 *
 * @throws {Error} if the token is unreadable.
 */
export function readClaims(token: string): {
  sub?: string
  iat?: number
  exp?: number
  emailVerificationRequired?: boolean
  isImpersonation?: boolean
} {
  return JSON.parse(decodeBase64url(token.split('.')[1] ?? ''))
}

/**
 * Whether a token may still be sent. A token with a lifetime below 30 seconds is used for its first
 * third, so that not every request refreshes it.
 */
export function isFresh(token: string, now: number): boolean {
  const { issuedAt, expiresAt } = readAccessToken(token)
  return expiresAt - now >= Math.min(minTtlMs, ((expiresAt - issuedAt) * 2) / 3)
}
