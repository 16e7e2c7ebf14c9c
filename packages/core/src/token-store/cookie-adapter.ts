import type { CookieOptions } from './cookie-jar'
import {
  accessCookie,
  accessSeconds,
  legacyRefreshCookie,
  refreshCookie,
  refreshSeconds,
  toTokens,
} from './cookie-tokens'
import { createMemoryStore } from './memory'
import type { TokenStore, Tokens } from './token-store'

/** Cookies of one request as a framework hands them out, such as `await cookies()` of Next.js. */
export interface CookieAdapter {
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
  delete(name: string): unknown
}

/** Keeps tokens in the cookies of one request, and writes what changes into its answer. */
export function createAdapterStore(
  cookies: CookieAdapter,
  projectId: string,
  { domain, secure = true, accessToken: place }: CookieOptions = {},
): TokenStore {
  const read = (name: string) => {
    const found = cookies.get(name)
    return typeof found === 'object' ? found?.value : found
  }
  const store = createMemoryStore(
    toTokens(
      read(refreshCookie(projectId)) ?? read(legacyRefreshCookie),
      place === 'memory' ? null : read(accessCookie),
    ),
  )

  function write(name: string, value: string | null, maxAge: number): void {
    try {
      if (value === null) cookies.delete(name)
      else cookies.set(name, value, { path: '/', maxAge, sameSite: 'lax', secure, domain })
    } catch {
      // Next.js says so by throwing while it renders: what is written then is written by the page.
    }
  }
  function writeAccess({ refreshToken, accessToken }: Tokens): void {
    const isWritten = accessToken !== null && place !== 'memory'
    const pair = isWritten ? JSON.stringify([refreshToken, accessToken]) : null
    write(accessCookie, pair, accessSeconds)
  }

  return {
    ...store,
    set(tokens) {
      store.set(tokens)
      write(refreshCookie(projectId), store.get().refreshToken, refreshSeconds)
      write(legacyRefreshCookie, null, 0)
      writeAccess(store.get())
    },
    renew(refreshToken, accessToken) {
      store.renew(refreshToken, accessToken)
      writeAccess(store.get())
    },
  }
}
