import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import type { KnownErrorOf } from '../errors/known-error'
import { KnownErrors } from '../errors/known-errors'
import { NetworkError } from '../errors/network-error'
import { failed, ok, type Result } from '../lib/result'

/** What an access token says once it is verified. */
export interface AccessTokenClaims {
  readonly userId: string
  readonly projectId: string
  /** Id of the session the token belongs to. */
  readonly sessionId: string
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/** Why an access token does not count. */
export type AccessTokenError = KnownErrorOf<'INVALID_ACCESS_TOKEN'>

/** Judges access tokens by signature, issuer, project and time. */
export type VerifyAccessToken = (
  token: string,
) => Promise<Result<AccessTokenClaims, AccessTokenError>>

/** What verifying needs of an app. */
export interface VerifierContext {
  apiUrl: string
  projectId: string
  fetch?: (request: Request) => Promise<Response>
  now: () => number
}

// contract/http.md section 3.1
const issuer = 'https://access-token.jwt-signature.stack-auth.com'

/**
 * Makes a verifier that asks the service only for its public keys: at most every 60 s for one it
 * has not seen, every 300 s for all.
 */
export function createVerifier({
  apiUrl,
  projectId,
  fetch = (request) => globalThis.fetch(request),
  now,
}: VerifierContext): VerifyAccessToken {
  const url = new URL(`${apiUrl}/projects/${encodeURIComponent(projectId)}/.well-known/jwks.json`)
  const keys = createRemoteJWKSet(url, {
    cacheMaxAge: 300_000,
    cooldownDuration: 60_000,
    [customFetch]: (url, init) => fetch(new Request(url, init)),
  })

  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: projectId,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'iat', 'exp', 'refreshTokenId'],
        currentDate: new Date(now()),
      })
      return ok({
        userId: String(payload.sub),
        projectId,
        sessionId: String(payload.refreshTokenId),
        issuedAt: new Date(Number(payload.iat) * 1000),
        expiresAt: new Date(Number(payload.exp) * 1000),
      })
    } catch (error) {
      return failed(toAccessTokenError(error, projectId, apiUrl))
    }
  }
}

function toAccessTokenError(error: unknown, projectId: string, apiUrl: string): AccessTokenError {
  if (error instanceof errors.JWTExpired) {
    const expiredAt = error.payload.exp === undefined ? null : error.payload.exp * 1000
    return new KnownErrors.AccessTokenExpired({ expired_at_millis: expiredAt }, error.message)
  }
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
    return new KnownErrors.InvalidProjectForAccessToken(
      { expected_project_id: projectId, actual_project_id: String(error.payload.aud) },
      error.message,
    )
  }
  // Only what is wrong with the token itself: a key set that cannot be had is another matter.
  const isToken =
    error instanceof errors.JOSEError &&
    /^ERR_(JWT|JWS|JWKS_NO_MATCHING_KEY|JOSE_ALG|JOSE_NOT)/.test(error.code)
  if (isToken) return new KnownErrors.UnparsableAccessToken(undefined, error.message)
  throw new NetworkError(apiUrl, false, error)
}
