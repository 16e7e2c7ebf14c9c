import { findCookie } from './cookie-jar'
import type { Tokens } from './token-store'

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

/** Reads the tokens of a project from the text of a `Cookie` header or of `document.cookie`. */
export function tokensFromCookies(text: string, projectId: string): Tokens {
  const refresh =
    toToken(findCookie(text, refreshCookie(projectId))) ?? findCookie(text, legacyRefreshCookie)
  return toTokens(refresh, findCookie(text, accessCookie))
}

/** Makes tokens of the values of the two cookies. */
export function toTokens(
  refresh: string | null | undefined,
  pair: string | null | undefined,
): Tokens {
  const refreshToken = toToken(refresh)
  // Both tokens are in it, so that one sees whose access token it is.
  const [owner, access] = pair?.match(/[^[\]",]+/g) ?? []
  return { refreshToken, accessToken: owner === refreshToken ? toToken(access) : null }
}

// Some app once wrote the text "undefined": as good as no cookie.
function toToken(text: string | null | undefined): string | null {
  return text && text !== 'undefined' ? text : null
}
