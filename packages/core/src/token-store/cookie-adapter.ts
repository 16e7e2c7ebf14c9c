import { type CookieOptions, type Cookies, toCookieName } from './cookie-jar'

/** Cookies of one request as a framework hands them out, such as `await cookies()` of Next.js. */
export interface CookieAdapter {
  /** Reads a cookie: its value, or an object with it. */
  get(name: string): string | { readonly value: string } | null | undefined
  /** May throw where the framework writes no cookies; then the page writes them itself. */
  set(
    name: string,
    value: string,
    options: {
      path: string
      maxAge: number
      sameSite: 'lax'
      secure: boolean
      domain?: string
    },
  ): unknown
  /** Deletes a cookie. May throw where `set` does. */
  delete(name: string): unknown
}

/** The cookies of one request. What is written is there at once, whatever the framework makes of it. */
export function inAdapter(adapter: CookieAdapter, options: CookieOptions = {}): Cookies {
  const { domain, secure = true } = options
  const written = new Map<string, string | null>()
  return {
    get(name) {
      const fullName = toCookieName(name, options)
      const found = written.has(name) ? written.get(name) : adapter.get(fullName)
      return typeof found === 'object' ? found?.value : found
    },
    set(name, value, maxAge) {
      written.set(name, value)
      try {
        const fullName = toCookieName(name, options)
        if (value === null) adapter.delete(fullName)
        else adapter.set(fullName, value, { path: '/', maxAge, sameSite: 'lax', secure, domain })
      } catch {
        // Next.js says so by throwing while it renders: what is written then is written by the page.
      }
    },
  }
}
