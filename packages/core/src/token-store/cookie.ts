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
import { watchExternalChanges } from './external-changes'
import { checkTokens, familyOf, signedOut, type TokenStore, type Tokens } from './token-store'

/**
 * Stores tokens in cookies, which all tabs of a site and its server can read.
 *
 * @param lifetime Removes all listeners when it aborts. Absent if the cookies are not shared with
 * tabs.
 */
export function createCookieStore(
  cookies: Cookies,
  { projectId, cookieOptions }: { projectId: string; cookieOptions?: CookieOptions },
  lifetime?: AbortSignal,
): TokenStore {
  const name = `app-tokens-${projectId}`
  const isInMemory = cookieOptions?.accessToken === 'memory'
  // Last tokens read or written. The access token is used if another project of the site has
  // overwritten the access cookie, and both if the browser refuses cookies.
  let last = signedOut
  let isRefused = false

  const readStored = () => readTokens(cookies.read(), projectId)

  function get(): Tokens {
    if (isRefused) return last
    const { refreshToken, accessToken } = readStored()
    const isSame = familyOf(refreshToken) === familyOf(last.refreshToken)
    const found = isInMemory ? null : accessToken
    last = { refreshToken, accessToken: found ?? (isSame ? last.accessToken : null) }
    return last
  }

  function writeAccess(): void {
    const { refreshToken, accessToken } = last
    const pair = accessToken && !isInMemory ? JSON.stringify([refreshToken, accessToken]) : null
    cookies.set(accessCookie, pair, accessSeconds)
  }

  const writeRefresh = () =>
    cookies.set(refreshCookie(projectId), last.refreshToken, refreshSeconds)

  const changes = createChanges(name, () => familyOf(get().refreshToken), lifetime)

  return {
    sharedAs: lifetime && name,
    get,
    set(tokens) {
      last = checkTokens(tokens)
      // Without an access token to write, delete the cookie only if it belongs to this project.
      if (last.accessToken ?? readStored().accessToken) writeAccess()
      writeRefresh()
      cookies.set(legacyRefreshCookie, null, 0)
      isRefused = readStored().refreshToken !== last.refreshToken
      changes.notify()
    },
    replace(refreshToken, refreshed) {
      if (get().refreshToken !== refreshToken) return
      last = refreshed
      // Only if rotated: writing the same refresh cookie could undo a sign-out in another tab.
      if (last.refreshToken !== refreshToken) writeRefresh()
      if (!isRefused && !isInMemory) writeAccess()
      // Chromium writes cookies in the background. Reading waits for it, so that the next tab,
      // which gets the lock within a millisecond, finds the token.
      readStored()
      changes.notifyHere()
    },
    subscribe: changes.subscribe,
  }
}

/**
 * Notifies listeners when the sign-in changes, in this tab or another.
 *
 * @param family Returns the family of the stored refresh token.
 */
function createChanges(
  name: string,
  family: () => string | null | undefined,
  lifetime: AbortSignal | undefined,
) {
  // The sign-in that listeners were last notified of. Newer tokens may have been read before the
  // event that reports their change.
  let notified: string | null | undefined

  function notifyHere(): void {
    notified = family()
    listeners.notify()
  }

  const checkForChange = () => {
    if (notified !== family()) notifyHere()
  }
  const external = lifetime && watchExternalChanges(name, checkForChange, lifetime)
  const listeners = createListeners(() => {
    notified = family()
    return external?.watch()
  })
  return {
    subscribe: listeners.add,
    notifyHere,
    notify() {
      external?.notify()
      notifyHere()
    },
  }
}
