import * as errors from 'jose/errors'
import { decodeJwt } from 'jose/jwt/decode'
import { jwtVerify } from 'jose/jwt/verify'
import type { UserClaims } from './find-user-claims'
import { signJwt } from './sign-jwt'
import type { PublicKeys, SigningKeys } from './signing-key'

const issuer = 'https://access-token.jwt-signature.stack-auth.com'

/**
 * Maximum number of characters of a token with claims of its user. A cookie has 4,096 bytes (RFC 6265
 * section 6.1), for the refresh token and attributes as well.
 */
const maxLength = 3072

/** Claims of an access token. */
export interface AccessToken {
  projectId: string
  userId: string
  sessionId: string
}

/** Result of verifying an access token. */
type AccessTokenCheck =
  | { status: 'valid'; token: AccessToken }
  | { status: 'expired'; expiredAtMillis: number | null }
  | { status: 'unparsable' }

/** Issues and verifies access tokens. */
export interface AccessTokens {
  /**
   * Issues a token.
   *
   * @param token.mustVerifyEmail Adds a claim, for servers that verify tokens themselves. The service
   * reads the user instead.
   * @param token.impersonationEnd Adds a claim, for clients that show it, and ends the token with the
   * session: seconds since the epoch; absent or `null` for other sessions.
   * @param claims Claims about the user. If they make the token too long, the permissions are left out,
   * and the claim `omitted_claims` names them.
   * @see docs/decisions/177-claims-of-users-in-access-tokens.md
   */
  issue(
    token: AccessToken & { mustVerifyEmail: boolean; impersonationEnd?: number | null },
    claims?: UserClaims,
  ): Promise<string>
  verify(jwt: string): Promise<AccessTokenCheck>
}

/** A token whose signature is valid. */
interface VerifiedToken {
  token: AccessToken
  expiresAtMillis: number
}

/** Number of cached tokens, of about 600 bytes and at most 3 kB. The cache is cleared when full. */
const cacheSize = 5000

/** Errors of jose for invalid tokens; any other error is unexpected. */
const unreadable = [
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
]

/**
 * Creates and verifies access tokens: JWTs signed with ES256 by a key per project.
 *
 * @param options.lifetimeSeconds Lifetime of a token in seconds.
 * @param options.now Returns the current time in milliseconds.
 */
export function createAccessTokens(
  keys: SigningKeys,
  options: { lifetimeSeconds: number; now: () => number },
): AccessTokens {
  // Browsers send the same token for minutes. Keys never change while a server runs, so a valid
  // signature is cached and only the expiry checked again.
  const verified = new Map<string, VerifiedToken>()
  return {
    async issue({ projectId, userId, sessionId, mustVerifyEmail, impersonationEnd }, claims) {
      const key = await keys.current(projectId)
      const iat = Math.floor(options.now() / 1000)
      const exp = Math.min(iat + options.lifetimeSeconds, impersonationEnd ?? Infinity)
      const subject = { iss: issuer, aud: projectId, sub: userId, branchId: 'main' }
      const restriction = mustVerifyEmail && { emailVerificationRequired: true }
      const mark = impersonationEnd && { isImpersonation: true }
      const own = { ...subject, ...restriction, ...mark, refreshTokenId: sessionId, iat, exp }
      const jwt = signJwt(key, { ...own, ...claims })
      if (!claims || jwt.length <= maxLength) return jwt
      return signJwt(key, { ...own, ...omitPermissions(claims) })
    },

    async verify(jwt) {
      const known = verified.get(jwt)
      if (known && options.now() < known.expiresAtMillis) {
        return { status: 'valid', token: known.token }
      }
      const check = await verifyAccessToken(jwt, (id) => keys.all(id), options.now())
      if (check.status !== 'valid') return check
      const { status, token, expiresAtMillis } = check
      if (verified.size >= cacheSize) verified.clear()
      verified.set(jwt, { token, expiresAtMillis })
      return { status, token }
    },
  }
}

/**
 * Verifies the signature and the claims of an access token, without the session.
 *
 * @param listKeys Returns the public keys of a project.
 * @param now In milliseconds since the epoch.
 */
export async function verifyAccessToken(
  jwt: string,
  listKeys: (projectId: string) => Promise<PublicKeys>,
  now: number,
): Promise<({ status: 'valid' } & VerifiedToken) | Exclude<AccessTokenCheck, { status: 'valid' }>> {
  try {
    // The audience selects the key, and is trusted after the signature is verified.
    const { aud: projectId } = decodeJwt(jwt)
    if (typeof projectId !== 'string') return { status: 'unparsable' }
    const [current, ...others] = await listKeys(projectId)
    const signedBy = ({ kid }: { kid?: string }) =>
      (others.find(({ jwk }) => jwk.kid === kid) ?? current).publicKey
    const { payload } = await jwtVerify(jwt, signedBy, {
      issuer,
      audience: projectId,
      algorithms: ['ES256'],
      requiredClaims: ['exp', 'sub'],
      currentDate: new Date(now),
    })
    const { sub: userId, refreshTokenId: sessionId, exp = 0 } = payload
    if (typeof userId !== 'string' || typeof sessionId !== 'string') {
      return { status: 'unparsable' }
    }
    const token = { projectId, userId, sessionId }
    return { status: 'valid', token, expiresAtMillis: exp * 1000 }
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      const { exp } = error.payload
      return { status: 'expired', expiredAtMillis: exp === undefined ? null : exp * 1000 }
    }
    if (unreadable.some((kind) => error instanceof kind)) return { status: 'unparsable' }
    throw error
  }
}

function omitPermissions({ permissions: _, team_permissions: __, ...claims }: UserClaims) {
  return { ...claims, omitted_claims: ['permissions', 'team_permissions'] }
}
