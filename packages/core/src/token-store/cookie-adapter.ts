import type { CookieOptions, Cookies } from './cookie-jar'

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
export function inAdapter(
  adapter: CookieAdapter,
  { domain, secure = true }: CookieOptions = {},
): Cookies {
  const written = new Map<string, string | null>()
  return {
    get(name) {
      const found = written.has(name) ? written.get(name) : adapter.get(name)
      return typeof found === 'object' ? found?.value : found
    },
    set(name, value, maxAge) {
      written.set(name, value)
      try {
        if (value === null) adapter.delete(name)
        else adapter.set(name, value, { path: '/', maxAge, sameSite: 'lax', secure, domain })
      } catch {
        // Next.js says so by throwing while it renders: what is written then is written by the page.
      }
    },
  }
}
