import {
  createRemoteJWKSet,
  customFetch,
  decodeJwt,
  errors,
  type JWTPayload,
  jwtVerify,
} from 'jose'
import type { KnownErrorOf } from '../errors/known-error'
import { KnownErrors } from '../errors/known-errors'
import { NetworkError } from '../errors/network-error'
import { UsageError } from '../errors/usage-error'
import type { CallOptions } from '../lib/call-options'
import { failed, ok, type Result } from '../lib/result'

/**
 * Claims about the user of an access token, as of when it was issued: later changes are missing.
 * `AdminApp.updateSessionSettings({ tokenClaimsEnabled: true })` enables them for new tokens.
 */
export interface UserClaims {
  /** Primary email address if it is verified, otherwise `null` (`email`). */
  readonly verifiedEmail: string | null
  /**
   * Ids of the project permissions, contained ones included (`permissions`); `null` if there are
   * too many for a token, so that only the service knows them (`omitted_claims`).
   */
  readonly permissionIds: readonly string[] | null
  /** Id of the selected team (`selected_team_id`). */
  readonly selectedTeamId: string | null
  /** Ids of the permissions in the selected team, like `permissionIds` (`team_permissions`). */
  readonly teamPermissionIds: readonly string[] | null
}

/** Claims of a verified access token. */
export interface AccessTokenClaims {
  /** Id of the user (`sub`). */
  readonly userId: string
  /** Id of the project (`aud`). */
  readonly projectId: string
  /** Id of the session that the token belongs to. */
  readonly sessionId: string
  /** Issue time (`iat`). */
  readonly issuedAt: Date
  /** Expiration time (`exp`). */
  readonly expiresAt: Date
  /** Claims about the user, if the project enables them; otherwise `null`. */
  readonly user: UserClaims | null
  /**
   * Whether the user had to verify their email address before anything else when the token was
   * issued. `true` only with `allowUnverifiedEmail`.
   */
  readonly isEmailVerificationRequired: boolean
  /** Whether the session is an impersonation by an owner or the app's server (`isImpersonation`). */
  readonly isImpersonation: boolean
}

/** Reasons for which an access token is invalid. */
export type AccessTokenError = KnownErrorOf<'INVALID_ACCESS_TOKEN' | 'EMAIL_VERIFICATION_REQUIRED'>

/** Options of accepting a user. */
export interface AcceptUserOptions extends CallOptions {
  /**
   * Also accepts a user who must verify their email address before anything else, in a project that
   * requires it. @default false
   */
  allowUnverifiedEmail?: boolean | undefined
}

/** Verifies signature, issuer, project and lifetime of an access token. */
export type VerifyAccessToken = (
  token: string,
  options: Pick<AcceptUserOptions, 'allowUnverifiedEmail'>,
) => Promise<Result<AccessTokenClaims, AccessTokenError>>

/** Dependencies of the verifier. */
export interface VerifierContext {
  apiUrl: string
  projectId: string
  fetch?: (request: Request) => Promise<Response>
  now: () => number
}

// Issuer of all access tokens, part of the wire format.
const issuer = 'https://access-token.jwt-signature.stack-auth.com'

// Clocks of servers differ (RFC 7519 section 4.1.4).
const toleranceSeconds = 30

/**
 * Creates a verifier. It fetches only public keys: at most every 60 seconds for an unknown key, and
 * every 300 seconds for all.
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

  return async (token, { allowUnverifiedEmail = false }) => {
    if (!globalThis.crypto?.subtle) {
      throw new UsageError(
        'Verifying access tokens needs crypto.subtle, which this JavaScript runtime lacks. Node.js has it since version 19.',
      )
    }
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: projectId,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'iat', 'exp', 'refreshTokenId'],
        currentDate: new Date(now()),
        clockTolerance: toleranceSeconds,
      })
      const isEmailVerificationRequired = payload.emailVerificationRequired === true
      if (isEmailVerificationRequired && !allowUnverifiedEmail) return failed(unverified())
      return ok({
        userId: String(payload.sub),
        projectId,
        sessionId: String(payload.refreshTokenId),
        issuedAt: new Date(Number(payload.iat) * 1000),
        expiresAt: new Date(Number(payload.exp) * 1000),
        user: toUserClaims(payload),
        isEmailVerificationRequired,
        isImpersonation: payload.isImpersonation === true,
      })
    } catch (error) {
      return failed(toAccessTokenError(error, { token, projectId, apiUrl }))
    }
  }
}

/** Returns the claims about the user; `null` for tokens of projects that do not enable them. */
function toUserClaims(payload: JWTPayload): UserClaims | null {
  if (payload.email_verified === undefined) return null
  return {
    verifiedEmail: payload.email_verified ? toText(payload.email) : null,
    permissionIds: toIds(payload.permissions),
    selectedTeamId: toText(payload.selected_team_id),
    teamPermissionIds: toIds(payload.team_permissions),
  }
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function toIds(value: unknown): string[] | null {
  return Array.isArray(value) ? value.map(String) : null
}

/** Creates the error of a user who must verify their email address first. */
export function unverified(): KnownErrorOf<'EMAIL_VERIFICATION_REQUIRED'> {
  const message = 'The user must verify their primary email address first.'
  return new KnownErrors.EmailVerificationRequired(undefined, message)
}

function toAccessTokenError(
  error: unknown,
  { token, projectId, apiUrl }: { token: string; projectId: string; apiUrl: string },
): AccessTokenError {
  if (error instanceof errors.JWTExpired) {
    const expiredAt = error.payload.exp === undefined ? null : error.payload.exp * 1000
    return new KnownErrors.AccessTokenExpired({ expired_at_millis: expiredAt }, error.message)
  }
  // Each project has keys of its own.
  if (error instanceof errors.JWKSNoMatchingKey) {
    const aud = readAudience(token)
    if (aud === undefined || aud === projectId) {
      const message = 'The access token is not signed with a key of this project.'
      return new KnownErrors.UnparsableAccessToken(undefined, message)
    }
    return wrongProject(projectId, aud)
  }
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
    return wrongProject(projectId, error.payload.aud)
  }
  // Only problems of the token itself; unavailable keys are a `NetworkError`.
  const isToken =
    error instanceof errors.JOSEError &&
    /^ERR_(JWT|JWS|JOSE_ALG|JOSE_NOT|JWKS_MULTIPLE)/.test(error.code)
  if (isToken) return damaged(error)
  throw new NetworkError(`Cannot reach ${apiUrl}.`, false, error)
}

/** Creates the error of a token with a wrong signature or format. Its `cause` is the reason. */
function damaged(reason: unknown): AccessTokenError {
  const error = new KnownErrors.UnparsableAccessToken(undefined, 'The request is not signed in.')
  error.cause = reason
  return error
}

function readAudience(token: string): unknown {
  try {
    return decodeJwt(token).aud
  } catch {
    return undefined
  }
}

function wrongProject(expected: string, audience: unknown): AccessTokenError {
  // Not signed: converting an object to text would call its `toString`, which can be any value.
  const actual = typeof audience === 'string' ? audience : JSON.stringify(audience)
  return new KnownErrors.InvalidProjectForAccessToken(
    { expected_project_id: expected, actual_project_id: actual },
    `The access token is for the project ${actual}, not for ${expected}.`,
  )
}
