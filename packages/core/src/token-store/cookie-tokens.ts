import { parseJson } from '../lib/json'
import type { FindCookie } from './cookie-jar'
import { isToken, type Tokens } from './token-store'

/** Cookie with the access token, one for all projects of a site: browsers limit the total size. */
export const accessCookie = 'stack-access'
/** Cookie with the refresh token in earlier versions. */
export const legacyRefreshCookie = 'stack-refresh'

/** Lifetime of the refresh cookie, in seconds. */
export const refreshSeconds = 31_536_000
/** Lifetime of the access cookie, in seconds. */
export const accessSeconds = 86_400

/** Returns the name of the cookie with the refresh token of a project. */
export function refreshCookie(projectId: string): string {
  return `${legacyRefreshCookie}-${projectId}`
}

/** Reads the tokens of a project. */
export function readTokens(get: FindCookie, projectId: string): Tokens {
  // Two values with one name are invalid, and an older cookie must not take their place.
  const refreshToken = toToken(get(refreshCookie(projectId)) || get(legacyRefreshCookie))
  // The cookie contains both tokens, so that the owner of the access token is known.
  const { 0: owner, 1: access }: Record<string, unknown> = Object(
    parseJson(get(accessCookie) ?? ''),
  )
  return {
    refreshToken,
    accessToken: refreshToken && owner === refreshToken ? toToken(access) : null,
  }
}

// Invalid header values, and the text "undefined" that some apps once wrote, count as absent.
function toToken(value: unknown): string | null {
  return isToken(value) ? value : null
}
