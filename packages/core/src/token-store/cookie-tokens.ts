import { findCookie } from './cookie-jar'
import type { Tokens } from './token-store'

/** One access cookie for all projects of a site: browsers keep few bytes for cookies. */
export const accessCookie = 'stack-access'
/** Where older versions kept the refresh token of the only project. */
export const legacyRefreshCookie = 'stack-refresh'

/** Name of the cookie that holds the refresh token of a project. */
export function refreshCookie(projectId: string): string {
  return `${legacyRefreshCookie}-${projectId}`
}

/** The text of the access cookie: both tokens, so that a reader sees whose access token it is. */
export function packAccess(refreshToken: string, accessToken: string): string {
  return JSON.stringify([refreshToken, accessToken])
}

/** Reads the tokens of a project from the text of a `Cookie` header or of `document.cookie`. */
export function tokensFromCookies(text: string, projectId: string): Tokens {
  const refreshToken =
    toToken(findCookie(text, refreshCookie(projectId))) ??
    toToken(findCookie(text, legacyRefreshCookie))
  return { refreshToken, accessToken: unpackAccess(findCookie(text, accessCookie), refreshToken) }
}

function unpackAccess(text: string | null, refreshToken: string | null): string | null {
  if (!text?.startsWith('["')) return null
  try {
    const [owner, accessToken] = JSON.parse(text) as unknown[]
    return owner === refreshToken ? toToken(accessToken) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

// Some app once wrote the text "undefined": as good as no cookie.
function toToken(value: unknown): string | null {
  return typeof value === 'string' && value !== 'undefined' ? value || null : null
}
