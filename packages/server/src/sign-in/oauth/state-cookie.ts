import type { Config } from '../../config/config'
import { readQuery } from '../../lib/read-query'
import { flowLifetimeMs } from './flows'

/** Dependencies of the state cookie. */
interface CookieContext {
  config: Pick<Config, 'production'>
  now: () => Date
}

function cookieName(state: string): string {
  return `stack-oauth-inner-${state}`
}

/**
 * Returns the `Set-Cookie` that binds an OAuth sign-in to the browser (RFC 9700 section 4.7). A
 * form post is cross-site, so its cookie needs `SameSite=None`, which browsers accept with `Secure`
 * only; in development there is none.
 */
export function startCookie(
  { config, now }: CookieContext,
  state: string,
  { isPosted }: { isPosted: boolean },
): string {
  const maxAge = flowLifetimeMs / 1000
  const expires = new Date(now().getTime() + flowLifetimeMs).toUTCString()
  const secure = config.production ? ' Secure;' : ''
  const sameSite = isPosted ? (config.production ? '; SameSite=None' : '') : '; SameSite=Lax'
  return `${cookieName(state)}=true; Path=/; Expires=${expires}; Max-Age=${maxAge};${secure} HttpOnly${sameSite}`
}

/** Returns the `Set-Cookie` that deletes the cookie of a state. */
export function endCookie({ config, now }: CookieContext, state: string): string {
  const secure = config.production ? ' Secure;' : ''
  const expires = now().toUTCString()
  return `${cookieName(state)}=; Path=/; Expires=${expires}; Max-Age=0;${secure} HttpOnly`
}

/**
 * Returns headers that delete the cookie of the state in a callback URL, for errors before it is
 * read.
 */
export function endCookieOfCallback(context: CookieContext, url: URL): Record<string, string> {
  const { state = null } = readQuery(url)
  if (!url.pathname.includes('/auth/oauth/callback/') || !isState(state)) return {}
  return { 'Set-Cookie': endCookie(context, state) }
}

/**
 * Returns whether a value has the format of a state. Nothing else may be in the name of a cookie.
 */
export function isState(value: string | null): value is string {
  return value !== null && /^[0-9a-z]{45}$/.test(value)
}

/** Returns whether the browser has the cookie of a state. */
export function hasCookie(headers: Headers, state: string): boolean {
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.includes(`${cookieName(state)}=true`)
}
