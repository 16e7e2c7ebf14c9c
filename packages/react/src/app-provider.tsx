import { type ClientApp, type InitialData, readsOf, UsageError } from '@app/core'
import { loadInitialDataCode } from '@app/core/bindings'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { pagePreloads } from './handler/page-preloads'
import { AppContext } from './hooks/app-context'
import { attachHooks, attachHooksToAll } from './hooks/attach-hooks'
import { ServerBailout } from './hooks/server-bailout'
import type { Language } from './i18n/languages'
import { type MessageOverrides, MessagesContext } from './i18n/messages-context'
import { loadOnce } from './lib/load-once'
import { readPromise } from './lib/read-promise'
import { IsHandedOverContext } from './lib/use-is-known'
import { useStable } from './lib/use-stable'
import { AppBoundary } from './page/app-boundary'
import { Boundary } from './page/boundary'
import { OutletContext } from './reauthentication/outlet'
import { useImpersonationBar } from './sign-in/impersonation/use-impersonation-bar'

// Not in a module of its own: nothing imports from it, so a bundler would drop it.
attachHooksToAll()

// An app with a wrong option throws before there is a provider that could check it.
if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  const explain = (error: unknown) =>
    void import('./hints/hints').then((hints) => hints.explain(error))
  addEventListener('error', ({ error }) => explain(error))
  // Frameworks import the modules of a page, and the import is what fails.
  addEventListener('unhandledrejection', ({ reason }) => explain(reason))
}

/** Props of {@link AppProvider}. */
export interface AppProviderProps {
  /** App for all hooks and pages below the provider. */
  app: ClientApp<true>
  /**
   * Data from `getInitialData` of the server that rendered this page. User and project are then
   * part of the first HTML, and the browser does not request them.
   */
  initialData?: InitialData | undefined
  /**
   * Language of the pages as a BCP 47 tag. `de` and `de-AT` both mean German; an unknown language
   * falls back to English.
   *
   * @default 'en-US'
   */
  lang?: Language | (string & {}) | undefined
  /** Overrides of built-in messages by id: `{ 'action.signIn': 'Log in' }`. */
  messages?: MessageOverrides | undefined
  /** Content of the app. */
  children?: ReactNode
}

/** Loads the code that reads server-rendered data. */
const openingCode = /* @__PURE__ */ loadOnce(loadInitialDataCode)

/**
 * Provides the app to all hooks, pages and components below. Makes no request, except for one in development that
 * checks the key of the app. While the session is an impersonation, it shows a bar with the user's name
 * and a button to end the session.
 *
 * @example
 * const app = new ClientApp({ tokenStore: 'cookie' })
 * const page = <AppProvider app={app}>…</AppProvider>
 */
export function AppProvider(props: AppProviderProps) {
  const provider = <Provider {...props} />
  return (
    <Boundary
      renderFailed={({ error }) => {
        // A component suspended in an urgent update, and React 18 found no Suspense boundary above it. Without this one, it
        // would unmount the page; one from the start would not match the page of a server. See decision 301.
        // In production, the error has only a number.
        const expected = process.env.NODE_ENV === 'production' ? '#426' : 'synchronous input'
        if (!String(error).includes(expected)) throw error
        if (process.env.NODE_ENV === 'development') {
          void import('./hints/hints').then(({ explain }) => explain(error))
        }
        return <Suspense>{provider}</Suspense>
      }}
    >
      {provider}
    </Boundary>
  )
}

function Provider(props: AppProviderProps) {
  const { app: given, initialData, lang = 'en-US', messages = {}, children } = props
  if (process.env.NODE_ENV === 'development') requireUsable(given)
  const [outlet, setOutlet] = useState<ReactNode>(null)
  const bar = useImpersonationBar(given)
  const setup = useStable({ lang, overrides: messages })
  // Use the first data only: later data must not suspend a visible page, and data is applied once anyway.
  const [hasUser] = useState(!!initialData?.user)
  for (const preload of pagePreloads) preload(given, lang, !!initialData)
  // The data is complete: components below neither suspend nor show placeholders.
  const code = initialData && readPromise(openingCode(hasUser))
  const app = useMemo(() => {
    // For apps created before this module was loaded; attaching hooks twice has no effect.
    attachHooks(given, readsOf(given) ?? {})
    if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
      void import('./hints/hints').then(({ checkApp }) => checkApp(given, initialData))
    }
    return code ? code.openInitialData(given, initialData, ServerBailout) : given
  }, [given, code, initialData])
  return (
    <AppContext.Provider value={app}>
      <IsHandedOverContext.Provider value={!!code}>
        <MessagesContext.Provider value={setup}>
          <OutletContext.Provider value={setOutlet}>
            <AppBoundary>{children}</AppBoundary>
          </OutletContext.Provider>
          {outlet}
          {bar}
        </MessagesContext.Provider>
      </IsHandedOverContext.Provider>
    </AppContext.Provider>
  )
}

/** Explains an app that no hook could use. */
function requireUsable(app: ClientApp<true> | null | undefined): void {
  if (!app) {
    throw new UsageError(
      `AppProvider needs an app, but app is ${app}: pass app={new ClientApp({ … })}. If a module exports it, look for a circular import.`,
    )
  }
  if (readsOf(app)) return
  throw new UsageError(
    'The app passed to AppProvider comes from a different copy of @app/core than the one @app/react uses. Make both use the same version: npm ls @app/core lists the copies.',
  )
}
