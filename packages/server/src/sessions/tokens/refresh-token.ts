import { createHmac, hkdfSync } from 'node:crypto'
import { toBase32 } from '../../crypto/random'

/**
 * How many characters all tokens of a session have in common, where tokens are replaced: 110 bits, that
 * no two sessions share. The other 23, of 115 bits, are secret from who has an older one. Our SDK
 * knows a sign-in by these characters too.
 */
const familyLength = 22

/** What an access token cannot do: get another one. Kept by the client, and here as a hash. */
export interface RefreshTokens {
  /**
   * The token that takes a token's place. Always the same one, so that it can be told again to who did
   * not hear it, though only its hash is kept.
   */
  successorOf(token: string): string
  /** The same under every secret: a process with another present one may have made it. */
  possibleSuccessorsOf(token: string): string[]
}

/** What all tokens of a session have in common. */
export function familyOf(token: string): string {
  return token.slice(0, familyLength)
}

/**
 * Makes refresh tokens from the ones before them, by a key that is derived from the server's secret.
 *
 * @param secrets The present one, then those that it replaces, or that replace it.
 * @see docs/decisions/118-opt-in-refresh-token-rotation.md; RFC 2104 (HMAC); RFC 5869 (HKDF)
 */
export function createRefreshTokens(secrets: [string, ...string[]]): RefreshTokens {
  const [present, ...others] = secrets.map(createSuccession) as [Succession, ...Succession[]]
  return {
    successorOf: present,
    possibleSuccessorsOf: (token) => [present, ...others].map((one) => one(token)),
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
