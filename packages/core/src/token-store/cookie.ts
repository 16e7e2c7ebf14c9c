import { createListeners } from '../lib/listeners'
import { watchElsewhere } from './changes-elsewhere'
import { type CookieJar, writeCookie } from './cookie-jar'
import {
  accessCookie,
  legacyRefreshCookie,
  refreshCookie,
  tokensFromCookies,
} from './cookie-tokens'
import { checkTokens, signedOut, type TokenStore, type Tokens } from './token-store'

// contract/sdk.md section 28
const refreshSeconds = 31_536_000
const accessSeconds = 86_400

/**
 * Keeps tokens in cookies, which all tabs of a site and its own server can read.
 *
 * @param lifetime Ends all listening when it aborts.
 */
export function createCookieStore(
  jar: CookieJar,
  projectId: string,
  lifetime: AbortSignal,
): TokenStore {
  const name = `app-tokens-${projectId}`
  // The last tokens seen or written. Its access token stands in when another project of the site
  // took the one access cookie, and all of it when the browser refuses cookies.
  let last = signedOut
  let isRefused = false
  // What listeners know of; somebody may have read newer tokens before the event of their change.
  let told: string | null = null

  const find = () => tokensFromCookies(jar.cookie, projectId)

  function get(): Tokens {
    if (isRefused) return last
    const { refreshToken, accessToken } = find()
    const isSame = refreshToken === last.refreshToken
    last = { refreshToken, accessToken: accessToken ?? (isSame ? last.accessToken : null) }
    return last
  }

  function writeAccess({ refreshToken, accessToken }: Tokens): void {
    const pair = accessToken && JSON.stringify([refreshToken, accessToken])
    writeCookie(jar, accessCookie, pair, accessSeconds)
  }

  const elsewhere = watchElsewhere(
    name,
    () => {
      if (told !== get().refreshToken) notify()
    },
    lifetime,
  )
  const listeners = createListeners(() => {
    told = get().refreshToken
    return elsewhere.watch()
  })

  function notify(): void {
    told = get().refreshToken
    listeners.notify()
  }

  return {
    sharedAs: name,
    get,
    set(tokens) {
      last = checkTokens(tokens)
      // Without an access token to write, the cookie is only deleted if it is this project's.
      if (last.accessToken ?? find().accessToken) writeAccess(last)
      writeCookie(jar, refreshCookie(projectId), last.refreshToken, refreshSeconds)
      writeCookie(jar, legacyRefreshCookie, null, 0)
      isRefused = find().refreshToken !== last.refreshToken
      elsewhere.tell()
      notify()
    },
    renew(refreshToken, accessToken) {
      if (get().refreshToken !== refreshToken) return
      last = { refreshToken, accessToken }
      // Only the access cookie: writing the refresh cookie could undo a sign-out of another tab.
      if (!isRefused) writeAccess(last)
    },
    subscribe: listeners.add,
  }
}
