import { createListeners } from '../lib/listeners'
import { watchElsewhere } from './changes-elsewhere'
import type { CookieOptions, Cookies } from './cookie-jar'
import {
  accessCookie,
  accessSeconds,
  legacyRefreshCookie,
  readTokens,
  refreshCookie,
  refreshSeconds,
} from './cookie-tokens'
import { checkTokens, signedOut, type TokenStore, type Tokens } from './token-store'

/**
 * Keeps tokens in cookies, which all tabs of a site and its own server can read.
 *
 * @param lifetime Ends all listening when it aborts. Absent: no tab sees these cookies.
 */
export function createCookieStore(
  cookies: Cookies,
  { projectId, cookieOptions }: { projectId: string; cookieOptions?: CookieOptions },
  lifetime?: AbortSignal,
): TokenStore {
  const name = `app-tokens-${projectId}`
  const isInMemory = cookieOptions?.accessToken === 'memory'
  // The last tokens seen or written. Its access token stands in when another project of the site
  // took the one access cookie, and all of it when the browser refuses cookies.
  let last = signedOut
  let isRefused = false
  // What listeners know of; somebody may have read newer tokens before the event of their change.
  let told: string | null = null

  const find = () => readTokens(cookies.get, projectId)

  function get(): Tokens {
    if (isRefused) return last
    const { refreshToken, accessToken } = find()
    const isSame = refreshToken === last.refreshToken
    const found = isInMemory ? null : accessToken
    last = { refreshToken, accessToken: found ?? (isSame ? last.accessToken : null) }
    return last
  }

  function writeAccess({ refreshToken, accessToken }: Tokens): void {
    const pair = accessToken && !isInMemory ? JSON.stringify([refreshToken, accessToken]) : null
    cookies.set(accessCookie, pair, accessSeconds)
  }

  const look = () => {
    if (told !== get().refreshToken) notify()
  }
  const elsewhere = lifetime && watchElsewhere(name, look, lifetime)
  const listeners = createListeners(() => {
    told = get().refreshToken
    return elsewhere?.watch()
  })

  function notify(): void {
    told = get().refreshToken
    listeners.notify()
  }

  return {
    sharedAs: lifetime && name,
    get,
    set(tokens) {
      last = checkTokens(tokens)
      // Without an access token to write, the cookie is only deleted if it is this project's.
      if (last.accessToken ?? find().accessToken) writeAccess(last)
      cookies.set(refreshCookie(projectId), last.refreshToken, refreshSeconds)
      cookies.set(legacyRefreshCookie, null, 0)
      isRefused = find().refreshToken !== last.refreshToken
      elsewhere?.tell()
      notify()
    },
    renew(refreshToken, accessToken) {
      if (get().refreshToken !== refreshToken) return
      last = { refreshToken, accessToken }
      // Only the access cookie: writing the refresh cookie could undo a sign-out of another tab.
      if (!isRefused && !isInMemory) writeAccess(last)
      // Chromium writes in the background. Reading waits for that, so that the next tab, whose turn
      // comes within a millisecond, finds the token.
      find()
    },
    subscribe: listeners.add,
  }
}
