import type { HeaderName } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import { UsageError } from '../errors/usage-error'
import { createHttp } from '../http/http'
import { pipeline, type Send, type Step } from '../http/pipeline'
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
import type { CookieJar } from '../token-store/cookie-jar'
import { createFindStore } from '../token-store/create'
import { createMemoryStore } from '../token-store/memory'
import type { TokenStore } from '../token-store/token-store'
import type { Context } from './context'
import type { ClientAppOptions } from './options'
import { type Settings, toSettings } from './settings'

/** The context of an app, and what only the app itself needs. */
export interface AppContext extends Context {
  readonly settings: Settings
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => number
  /** The way of calls with another access than a browser's. */
  pipeOf(access: AccessType, keys: Partial<Record<HeaderName, string>>, session?: Session): Send
  /** Ends what is under way and all listening. */
  dispose(): void
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

function requireJar(given: CookieJar | undefined): CookieJar {
  const jar = given ?? (isBrowser() ? document : undefined)
  if (jar) return jar
  throw new UsageError(
    "The token store 'cookie' needs a browser. On a server pass the request: getUser({ tokenStore: request }), or give the app a cookieJar.",
  )
}

/** Turns the options of an app into what its flows and entities work with. */
export function createContext(options: ClientAppOptions): AppContext {
  const {
    fetch = (request) => globalThis.fetch(request),
    now = Date.now,
    random = Math.random,
    timeoutMs = 30_000,
    retry = {},
    locks = globalThis.navigator?.locks,
  } = options
  const settings = toSettings(options)
  const { projectId, publishableClientKey, apiUrl } = settings
  const disposal = new AbortController()
  let cookies: TokenStore | undefined

  const untilDisposed: Step = (next) => (request) => {
    const { signal } = request
    return next({
      ...request,
      signal: signal ? AbortSignal.any([signal, disposal.signal]) : disposal.signal,
    })
  }
  const transport = createTransport({ fetch, apiUrl, timeoutMs, isOffline })
  const pipe = (...steps: Step[]) =>
    pipeline(transport, ...steps, withRetry(retry, { now, random, isOffline }), untilDisposed)

  const findSession = createFindSession({
    bareHttp: createHttp(pipe(), now),
    projectId,
    publishableClientKey,
    clock: createServerClock(now),
    locks,
  })
  const findStore = createFindStore(projectId, () => {
    cookies = createCookieStore({
      jar: requireJar(options.cookieJar),
      projectId,
      isSecure: globalThis.location?.protocol === 'https:',
      now,
    })
    return cookies
  })

  const pipeOf: AppContext['pipeOf'] = (access, keys, session) =>
    pipe(
      withHeaders({ ...settings, random }, access, keys),
      ...(session ? [withSession(session)] : []),
    )

  return {
    settings,
    fetch,
    now,
    projectId,
    http: createHttp(pipeOf('client', {}), now),
    navigation: createNavigation(
      resolveUrls(options.urls),
      createNavigator(options.redirectMethod),
      settings.trustedOrigins,
    ),
    findSession,
    findStore: (init = options.tokenStore) => findStore(init),
    httpOf: (session) => createHttp(pipeOf('client', {}, session), now),
    sessionOf: (tokens) => findSession(createMemoryStore(tokens)),
    pipeOf,
    dispose() {
      disposal.abort(new UsageError('This app was disposed. Make a new one.'))
      cookies?.dispose?.()
    },
  }
}
