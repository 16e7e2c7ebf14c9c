import { createHmac, hkdfSync } from 'node:crypto'
import { toBase32 } from '../../crypto/random'

/**
 * Number of characters that all tokens of a session share if they rotate: 110 bits, unique per
 * session. The other 23, 115 bits, are secret from holders of an older token. The SDK identifies
 * sessions by these characters too.
 */
const familyLength = 22

/** Creates refresh tokens. The client keeps them; the database has a hash. */
export interface RefreshTokens {
  /**
   * Returns the successor of a token. It is deterministic, so that a lost response can be repeated
   * although only the hash is stored.
   */
  successorOf(token: string): string
  /**
   * Returns the successors under all known secrets, because another process may use another current
   * one.
   */
  possibleSuccessorsOf(token: string): string[]
}

/** Returns the part that all tokens of a session share. */
export function familyOf(token: string): string {
  return token.slice(0, familyLength)
}

/**
 * Derives refresh tokens from their predecessors with a key derived from the server's secret.
 *
 * @param secrets The current secret, then former and future ones.
 * @see docs/decisions/118-opt-in-refresh-token-rotation.md, RFC 2104 (HMAC), RFC 5869 (HKDF)
 */
export function createRefreshTokens(secrets: [string, ...string[]]): RefreshTokens {
  const [current, ...others] = secrets.map(createSuccession) as [Succession, ...Succession[]]
  return {
    successorOf: current,
    possibleSuccessorsOf: (token) => [current, ...others].map((one) => one(token)),
  }
}

type Succession = (token: string) => string

function createSuccession(secret: string): Succession {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh-token-succession', 32))
  return (token) => {
    const random = createHmac('sha256', key).update(token).digest()
    return familyOf(token) + toBase32(random).slice(0, 45 - familyLength)
  }
}
