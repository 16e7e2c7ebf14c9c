import { createListeners } from '../lib/listeners'
import { watchElsewhere } from './changes-elsewhere'
import { type CookieJar, writeCookie } from './cookie-jar'
import {
  accessCookie,
  legacyRefreshCookie,
  packAccess,
  refreshCookie,
  tokensFromCookies,
} from './cookie-tokens'
import { checkTokens, signedOut, type TokenStore, type Tokens } from './token-store'

/** What the cookie store needs of the outside world. */
export interface CookieStoreOptions {
  jar: CookieJar
  projectId: string
  isSecure: boolean
  now: () => number
}

// contract/sdk.md section 28
const refreshSeconds = 31_536_000
const accessSeconds = 86_400

/** Keeps tokens in cookies, which all tabs of a site and its own server can read. */
export function createCookieStore({
  jar,
  projectId,
  isSecure,
  now,
}: CookieStoreOptions): TokenStore {
  // The last tokens seen or written. Its access token stands in when another project of the site
  // took the one access cookie, and all of it when the browser refuses cookies.
  let last = signedOut
  let isRefused = false

  function read(): Tokens {
    if (isRefused) return last
    const found = tokensFromCookies(jar.cookie, projectId)
    const isSame = found.refreshToken !== null && found.refreshToken === last.refreshToken
    last = isSame && !found.accessToken ? { ...found, accessToken: last.accessToken } : found
    return last
  }

  function write(name: string, value: string | null, maxAgeSeconds: number): void {
    writeCookie(jar, name, value, { maxAgeSeconds, isSecure, now: now() })
  }

  function writeAccess({ refreshToken, accessToken }: Tokens): void {
    const isKept = refreshToken !== null && accessToken !== null
    write(accessCookie, isKept ? packAccess(refreshToken, accessToken) : null, accessSeconds)
  }

  const elsewhere = watchElsewhere(`app-tokens-${projectId}`, () => {
    const before = last
    const after = read()
    if (before.refreshToken !== after.refreshToken) listeners.notify()
  })
  const listeners = createListeners(elsewhere.watch)

  return {
    sharedAs: `app-tokens-${projectId}`,
    get: read,
    set(tokens) {
      const next = checkTokens(tokens)
      // The access cookie may be another project's by now.
      const ownsAccess =
        next.accessToken !== null || tokensFromCookies(jar.cookie, projectId).accessToken !== null
      write(refreshCookie(projectId), next.refreshToken, refreshSeconds)
      write(legacyRefreshCookie, null, 0)
      if (ownsAccess) writeAccess(next)
      isRefused = tokensFromCookies(jar.cookie, projectId).refreshToken !== next.refreshToken
      last = next
      elsewhere.tell()
      listeners.notify()
    },
    renew(refreshToken, accessToken) {
      if (read().refreshToken !== refreshToken) return
      // Only the access cookie: writing the refresh cookie could undo a sign-out of another tab.
      last = { refreshToken, accessToken }
      if (!isRefused) writeAccess(last)
      listeners.notify()
    },
    subscribe: listeners.add,
    dispose: elsewhere.dispose,
  }
}
