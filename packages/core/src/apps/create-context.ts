import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import { UsageError } from '../errors/usage-error'
import { createHttp, type Http } from '../http/http'
import { pipeline, type Step } from '../http/pipeline'
import { createTransport } from '../http/transport'
import { withHeaders } from '../http/with-headers'
import { withRetry } from '../http/with-retry'
import { createNavigator, isBrowser } from '../navigation/navigator'
import { createNavigation } from '../navigation/redirect'
import { resolveUrls } from '../navigation/urls'
import { createServerClock } from '../session/server-clock'
import type { Session } from '../session/session'
import { createFindSession } from '../session/sessions'
import { withSession } from '../session/with-session'
import { createCookieStore } from '../token-store/cookie'
import { createFindStore } from '../token-store/create'
import { createMemoryStore } from '../token-store/memory'
import type { TokenStore } from '../token-store/token-store'
import type { Context } from './context'
import type { ClientAppOptions } from './options'
import { type Settings, toSettings } from './settings'

/** The context of an app, and what only the app itself needs. */
export interface AppContext extends Context, Settings {
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => number
  /** Calls with the access of an app's server. */
  httpWith<Access extends AccessType>(
    access: Access,
    options?: { session?: Session; keys?: Partial<Record<HeaderName, string>> },
  ): Http<Access>
  /** Ends calls under way and all listening. */
  dispose(): void
}

/** Turns the options of an app into what its flows and entities work with. */
export function createContext(options: ClientAppOptions): AppContext {
  const {
    fetch = (request) => globalThis.fetch(request),
    now = Date.now,
    random = Math.random,
    timeoutMs = 30_000,
    retry = {},
    cookieJar: jar = isBrowser() ? document : undefined,
    locks = globalThis.navigator?.locks,
  } = options
  const settings = toSettings(options)
  const { projectId } = settings
  const isOffline = () => globalThis.navigator?.onLine === false
  const life = new AbortController()
  let cookies: TokenStore | undefined

  function openHttp<Access extends AccessType>(...steps: Step[]): Http<Access> {
    const transport = createTransport({ fetch, apiUrl: settings.apiUrl, timeoutMs, isOffline })
    const repeating = withRetry(retry, { now, random, isOffline })
    return createHttp(pipeline(transport, ...steps, repeating), { now, lifetime: life.signal })
  }

  const httpWith: AppContext['httpWith'] = (access, { session, keys } = {}) =>
    openHttp(
      withHeaders({ ...settings, random }, access, keys),
      ...(session ? [withSession(session)] : []),
    )

  const findSession = createFindSession({
    ...settings,
    bareHttp: openHttp(),
    clock: createServerClock(now),
    locks,
  })

  const findStore = createFindStore(projectId, () => {
    if (!jar) {
      throw new UsageError(
        "The token store 'cookie' needs a browser. Pass the request: getUser({ tokenStore: request }).",
      )
    }
    const isSecure = globalThis.location?.protocol === 'https:'
    cookies = createCookieStore({ jar, projectId, isSecure })
    return cookies
  })

  return {
    ...settings,
    fetch,
    now,
    http: httpWith('client'),
    httpWith,
    httpOf: (session) => httpWith('client', { session }),
    navigation: createNavigation(
      resolveUrls(options.urls),
      createNavigator(options.redirectMethod),
      options.trustedOrigins ?? [],
    ),
    findSession,
    findStore: (init = options.tokenStore) => findStore(init),
    sessionOf: (tokens) => findSession(createMemoryStore(tokens)),
    dispose() {
      life.abort(new UsageError('The app was disposed.'))
      cookies?.dispose?.()
    },
  }
}
