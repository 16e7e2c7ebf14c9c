import { decodeJwt, errors, jwtVerify } from 'jose'
import { signJwt } from './sign-jwt'
import type { SigningKeys } from './signing-key'

/** @see contract/http.md section 3.1 */
const issuer = 'https://access-token.jwt-signature.stack-auth.com'

/** What an access token says. */
export interface AccessToken {
  projectId: string
  userId: string
  sessionId: string
}

/** What came of reading an access token. */
type AccessTokenCheck =
  | { status: 'valid'; token: AccessToken }
  | { status: 'expired'; expiredAtMillis: number | null }
  | { status: 'unparsable' }

/** Issues and verifies access tokens. */
export interface AccessTokens {
  issue(token: AccessToken): Promise<string>
  verify(jwt: string): Promise<AccessTokenCheck>
}

/** A token whose signature was good. */
interface VerifiedToken {
  token: AccessToken
  expiresAtMillis: number
}

/** Tokens remembered, each of some 600 bytes; when there are more, all are forgotten. */
const cacheSize = 5000

/** The ways an access token may be wrong that jose tells apart; everything else is a bug. */
const unreadable = [
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
]

/**
 * Access tokens of all projects: JWTs signed with ES256 by the project's own key.
 *
 * @param options.lifetimeSeconds How long a token is good for.
 * @param options.now The clock, in milliseconds.
 */
export function createAccessTokens(
  keys: SigningKeys,
  options: { lifetimeSeconds: number; now: () => number },
): AccessTokens {
  // A browser sends the same token for minutes. A signature that was good stays good, as keys never
  // change while a server runs; only the time is looked at again.
  const verified = new Map<string, VerifiedToken>()
  return {
    async issue({ projectId, userId, sessionId }) {
      const key = await keys.present(projectId)
      const iat = Math.floor(options.now() / 1000)
      const exp = iat + options.lifetimeSeconds
      const subject = { iss: issuer, aud: projectId, sub: userId, branchId: 'main' }
      return signJwt(key, { ...subject, refreshTokenId: sessionId, iat, exp })
    },

    async verify(jwt) {
      const known = verified.get(jwt)
      if (known && options.now() < known.expiresAtMillis) {
        return { status: 'valid', token: known.token }
      }
      try {
        // The audience names the key; it is believed only once the signature is.
        const { aud: projectId } = decodeJwt(jwt)
        if (typeof projectId !== 'string') return { status: 'unparsable' }
        const [present, ...others] = await keys.all(projectId)
        const signedBy = ({ kid }: { kid?: string }) =>
          (others.find(({ jwk }) => jwk.kid === kid) ?? present).publicKey
        const { payload } = await jwtVerify(jwt, signedBy, {
          issuer,
          audience: projectId,
          algorithms: ['ES256'],
          requiredClaims: ['exp', 'sub'],
          currentDate: new Date(options.now()),
        })
        const { sub: userId, refreshTokenId: sessionId, exp = 0 } = payload
        if (typeof userId !== 'string' || typeof sessionId !== 'string') {
          return { status: 'unparsable' }
        }
        const token = { projectId, userId, sessionId }
        if (verified.size >= cacheSize) verified.clear()
        verified.set(jwt, { token, expiresAtMillis: exp * 1000 })
        return { status: 'valid', token }
      } catch (error) {
        if (error instanceof errors.JWTExpired) {
          const { exp } = error.payload
          return { status: 'expired', expiredAtMillis: exp === undefined ? null : exp * 1000 }
        }
        if (unreadable.some((kind) => error instanceof kind)) return { status: 'unparsable' }
        throw error
      }
    },
  }
}
