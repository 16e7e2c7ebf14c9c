import type { KnownErrorOf } from '../errors/known-error'
import { KnownErrors } from '../errors/known-errors'
import { UsageError } from '../errors/usage-error'
import { failed, ok, type Result } from '../lib/result'
import { withBearer } from './bearer'
import { type RequestLike, type RequestSettings, readRequestTokens } from './request'
import type { Tokens } from './token-store'

type NotSignedIn = KnownErrorOf<'USER_AUTHENTICATION_REQUIRED'>

/** Creates the error of a request without a user, with a more specific reason if there is one. */
export function notSignedIn(reason?: UsageError): NotSignedIn {
  const message = reason?.message ?? 'The request is not signed in.'
  const error = new KnownErrors.UserAuthenticationRequired(undefined, message)
  error.cause = reason
  return error
}

/** Returns the tokens of a request; an error if its header is unreadable, or it may be forged. */
export function identifyRequest(
  request: RequestLike,
  settings: RequestSettings,
): Result<Tokens, NotSignedIn> {
  try {
    const given = withBearer(request)
    if (!('headers' in given)) return ok(given)
    const tokens = readRequestTokens(given, settings, (reason) => {
      throw new UsageError(reason)
    })
    return ok(tokens)
  } catch (error) {
    if (error instanceof UsageError) return failed(notSignedIn(error))
    throw error
  }
}

/** Returns the access token of a request; an error if it is expired, or there is no user. */
export function requireAccessToken({
  accessToken,
  refreshToken,
}: Tokens): Result<string, NotSignedIn | KnownErrorOf<'ACCESS_TOKEN_EXPIRED'>> {
  if (accessToken) return ok(accessToken)
  if (!refreshToken) return failed(notSignedIn())
  // The cookies of a browser that returns after a while: the one with the access token is gone.
  const message = 'The request has no access token, only a refresh token.'
  return failed(new KnownErrors.AccessTokenExpired({ expired_at_millis: null }, message))
}
