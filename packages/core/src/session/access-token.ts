import { decodeBase64url } from '../lib/base64url'

// Below this much remaining life a token may expire on its way (contract/sdk.md section 28).
const minTtlMs = 20_000

/**
 * Reads from an access token, without verifying it, when it was issued and when it expires, in
 * milliseconds since the epoch. What is no token counts as long expired.
 */
export function readAccessToken(token: string): { issuedAt: number; expiresAt: number } {
  try {
    const { iat = -Infinity, exp = Infinity } = readClaims(token)
    return { issuedAt: iat * 1000, expiresAt: exp * 1000 }
  } catch {
    // Whatever is wrong with it, it is not to be sent.
    return { issuedAt: 0, expiresAt: 0 }
  }
}

/** Whose an access token says it is, without verifying it; `null` when it is no token. */
export function readUserId(token: string): string | null {
  try {
    return readClaims(token).sub ?? null
  } catch {
    return null
  }
}

function readClaims(token: string): { sub?: string; iat?: number; exp?: number } {
  return JSON.parse(decodeBase64url(token.split('.')[1] ?? ''))
}

/**
 * Whether a token has enough life left to be sent. Tokens that live shorter than half a minute
 * count as good for their first third, so that they are not renewed with every call.
 */
export function isFresh(token: string, now: number): boolean {
  const { issuedAt, expiresAt } = readAccessToken(token)
  return expiresAt - now >= Math.min(minTtlMs, ((expiresAt - issuedAt) * 2) / 3)
}

/** Whether a token that was good once has expired: on a device that slept, on its way already. */
export function hasExpired(token: string, now: number): boolean {
  const { issuedAt, expiresAt } = readAccessToken(token)
  return expiresAt <= now && expiresAt > issuedAt
}
