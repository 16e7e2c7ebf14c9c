import type { Cookies } from './cookie-jar'
import { type Tokens, tokenShape } from './token-store'

/** One access cookie for all projects of a site: browsers keep few bytes for cookies. */
export const accessCookie = 'stack-access'
/** Where older versions kept the refresh token of the only project. */
export const legacyRefreshCookie = 'stack-refresh'

// contract/sdk.md section 28
/** How long the refresh cookie lives. */
export const refreshSeconds = 31_536_000
/** How long the access cookie lives. */
export const accessSeconds = 86_400

/** Name of the cookie that holds the refresh token of a project. */
export function refreshCookie(projectId: string): string {
  return `${legacyRefreshCookie}-${projectId}`
}

/** Reads the tokens of a project. */
export function readTokens(get: Cookies['get'], projectId: string): Tokens {
  // Two values of one name are no token, and no older one may take their place.
  const refreshToken = toToken(get(refreshCookie(projectId)) || get(legacyRefreshCookie))
  // Both tokens are in it, so that one sees whose access token it is.
  const [owner, access] = get(accessCookie)?.match(/[^[\]",]+/g) ?? []
  return { refreshToken, accessToken: owner === refreshToken ? toToken(access) : null }
}

// What no header can carry, or the text "undefined" some app once wrote, is as good as no cookie.
function toToken(text: string | null | undefined): string | null {
  return text && tokenShape.test(text) ? text : null
}
