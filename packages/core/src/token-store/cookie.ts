import { createListeners } from '../lib/listeners'
import type { CookieOptions, Cookies } from './cookie-jar'
import {
  accessCookie,
  accessSeconds,
  legacyRefreshCookie,
  readTokens,
  refreshCookie,
  refreshSeconds,
} from './cookie-tokens'
import { watchElsewhere } from './external-changes'
import { checkTokens, familyOf, signedOut, type TokenStore, type Tokens } from './token-store'

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
  let told: string | null | undefined

  const find = () => readTokens(cookies.get, projectId)

  function get(): Tokens {
    if (isRefused) return last
    const { refreshToken, accessToken } = find()
    const isSame = familyOf(refreshToken) === familyOf(last.refreshToken)
    const found = isInMemory ? null : accessToken
    last = { refreshToken, accessToken: found ?? (isSame ? last.accessToken : null) }
    return last
  }

  const family = () => familyOf(get().refreshToken)

  function writeAccess(): void {
    const { refreshToken, accessToken } = last
    const pair = accessToken && !isInMemory ? JSON.stringify([refreshToken, accessToken]) : null
    cookies.set(accessCookie, pair, accessSeconds)
  }

  const writeRefresh = () =>
    cookies.set(refreshCookie(projectId), last.refreshToken, refreshSeconds)

  const look = () => {
    if (told !== family()) notify()
  }
  const elsewhere = lifetime && watchElsewhere(name, look, lifetime)
  const listeners = createListeners(() => {
    told = family()
    return elsewhere?.watch()
  })

  function notify(): void {
    told = family()
    listeners.notify()
  }

  return {
    sharedAs: lifetime && name,
    get,
    set(tokens) {
      last = checkTokens(tokens)
      // Without an access token to write, the cookie is only deleted if it is this project's.
      if (last.accessToken ?? find().accessToken) writeAccess()
      writeRefresh()
      cookies.set(legacyRefreshCookie, null, 0)
      isRefused = find().refreshToken !== last.refreshToken
      elsewhere?.tell()
      notify()
    },
    renew(refreshToken, renewed) {
      if (get().refreshToken !== refreshToken) return
      last = renewed
      // Only when it is another one: writing the refresh cookie could undo a sign-out of another tab.
      if (last.refreshToken !== refreshToken) writeRefresh()
      if (!isRefused && !isInMemory) writeAccess()
      // Chromium writes in the background. Reading waits for that, so that the next tab, whose turn
      // comes within a millisecond, finds the token.
      find()
    },
    subscribe: listeners.add,
  }
}
