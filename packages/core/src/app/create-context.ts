import type { AccessType } from '@app/contract/known-errors'
import type { AppContext, UserReads } from '../context/context'
import type { ClientAppOptions } from '../context/options'
import { type OpenedBy, toSettings } from '../context/settings'
import { UsageError } from '../errors/usage-error'
import { createHttp, type Http } from '../http/http'
import { createPendingRetries } from '../http/pending-retries'
import { pipeline, type Step } from '../http/pipeline'
import { createTransport } from '../http/transport'
import { withHeaders } from '../http/with-headers'
import { withRetry } from '../http/with-retry'
import { createLifetime } from '../lib/lifetime'
import { createNavigator } from '../redirects/navigator'
import { createServerClock } from '../session/server-clock'
import { createFindSession } from '../session/sessions'
import { withSession } from '../session/with-session'
import { createFindStore } from '../token-store/create'
import { createMemoryStore } from '../token-store/memory'
import { loadUser } from './chunks'
import { createNavigation } from './create-navigation'
import { signOut } from './sign-out'

/** Creates the context of an app from its options. */
export function createContext(options: ClientAppOptions & OpenedBy): AppContext {
  const settings = toSettings(options)
  const life = createLifetime()
  const transport = createTransport(settings)
  const pendingRetries = createPendingRetries()
  const retry = withRetry({ ...settings, pendingRetries })

  const open = <Access extends AccessType>(...steps: Step[]): Http<Access> =>
    createHttp(pipeline(transport, ...steps, retry), settings.now, life)

  const httpWith: AppContext['httpWith'] = (access, session, keys) => {
    const steps = [withHeaders(settings, access, keys)]
    if (settings.openedBy) steps.push(settings.openedBy)
    if (session) steps.push(withSession(session))
    return open(...steps)
  }

  const findStore = createFindStore(settings, life.signal)
  const clock = createServerClock(settings.now)
  const findSession = createFindSession({
    clock,
    async refresh(...wanted) {
      const { createRefresh } = await loadUser()
      return createRefresh({ ...settings, pendingRetries, clock }, life)(...wanted)
    },
  })

  const userReads: UserReads<unknown, unknown>[] = []

  const context: AppContext = {
    settings,
    http: httpWith('client'),
    bareHttp: open(),
    httpWith,
    httpOf: (session) => httpWith('client', session),
    pendingRetries,
    navigation: createNavigation(settings, createNavigator(options.redirectMethod)),
    findSession,
    hasOwnStore: options.tokenStore !== null,
    findStore: (init = options.tokenStore) => findStore(init),
    sessionOf: (tokens, sharedAs) => findSession(createMemoryStore(tokens, sharedAs)),
    userReads,
    clock,
    disposeSignal: life.signal,
    // Without a token store of its own, the app has no user to invalidate.
    invalidateUser: (...names) =>
      Promise.allSettled(userReads.map(async ({ invalidate }) => invalidate(...names))),
    signOut: (session, options) => signOut(context, session, options),
    dispose: () => life.end(new UsageError('The app was disposed of.')),
  }
  return context
}
