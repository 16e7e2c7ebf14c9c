import { decodeBase64url } from '../lib/base64url'

/** What the SDK reads from an access token, without verifying it. Times are epoch milliseconds. */
export interface AccessTokenTimes {
  /** `Infinity` when the token has no end. */
  expiresAt: number
  issuedAt: number | undefined
}

// Below this much remaining life a token may expire on its way (contract/sdk.md section 28).
const minTtlMs = 20_000

/** Reads the times of a token; a text that is no token counts as long expired. */
export function readAccessToken(token: string): AccessTokenTimes {
  try {
    const payload: unknown = JSON.parse(decodeBase64url(token.split('.')[1] ?? ''))
    const { exp, iat } = Object(payload) as Record<string, unknown>
    return {
      expiresAt: typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY,
      issuedAt: typeof iat === 'number' ? iat * 1000 : undefined,
    }
  } catch (error) {
    // JSON.parse and atob name what they cannot read so.
    if (error instanceof SyntaxError || error instanceof DOMException) {
      return { expiresAt: 0, issuedAt: undefined }
    }
    throw error
  }
}

/**
 * Whether a token has enough life left to be sent. Tokens that live shorter than half a minute
 * count as good for their first third, so that they are not renewed with every call.
 */
export function isFresh(token: string, now: number): boolean {
  const { expiresAt, issuedAt = Number.NEGATIVE_INFINITY } = readAccessToken(token)
  return expiresAt - now >= Math.min(minTtlMs, ((expiresAt - issuedAt) * 2) / 3)
}
