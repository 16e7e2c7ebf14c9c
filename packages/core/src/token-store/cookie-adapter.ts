import { type CookieOptions, type Cookies, toCookieName } from './cookie-jar'

/**
 * Cookies of one request, as provided by a framework, such as `await cookies()` in Next.js. Create an adapter for each
 * request: what one user's request writes must not be read with another's. Also fits another storage of named values, such
 * as that of a phone: see docs/react-native.md.
 */
export interface CookieAdapter {
  /** Returns the value of a cookie, or an object with it. */
  get(name: string): string | { readonly value: string } | null | undefined
  /** Sets a cookie. May throw where the framework cannot set cookies; the page sets them later. */
  set(
    name: string,
    value: string,
    options: {
      /** `/`: cookies apply to the whole site. */
      path: string
      /** Lifetime in seconds. */
      maxAge: number
      /** Browsers send the cookie with navigations from other sites, but not with their requests. */
      sameSite: 'lax'
      /** Whether the cookie is restricted to TLS. */
      secure: boolean
      /** Domain whose subdomains get the cookie. @default this host only */
      domain?: string
    },
  ): unknown
  /** Deletes a cookie. May throw where `set` does. */
  delete(name: string): unknown
}

/**
 * Creates access to the cookies of one request. Written values can be read immediately, even if the adapter refuses them
 * or returns those of the request.
 */
export function inAdapter(adapter: CookieAdapter, options: CookieOptions = {}): Cookies {
  const { domain, secure = true } = options
  const written: Record<string, string | undefined> = {}
  const get = (name: string): string => {
    const found = adapter.get(toCookieName(name, options))
    const { value = found ?? '' } = Object(found)
    // From now on the adapter is right, such as about the next request.
    if (value === written[name]) written[name] = undefined
    return written[name] ?? value
  }
  return {
    read: () => get,
    set(name, value, maxAge) {
      written[name] = value ?? ''
      try {
        const fullName = toCookieName(name, options)
        if (value === null) adapter.delete(fullName)
        else adapter.set(fullName, value, { path: '/', maxAge, sameSite: 'lax', secure, domain })
      } catch {
        // Next.js throws while it renders a page; the page then writes the cookies.
      }
    },
  }
}
