import { type ClientApp, type InitialData, loadInitialDataCode, readsOf } from '@app/core'
import { type ReactNode, useMemo, useState } from 'react'
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
import { OutletContext } from './reauthentication/outlet'

// Not in a module of its own: nothing imports a name of it, so a bundler would drop it.
attachHooksToAll()

/** Props of {@link AppProvider}. */
export interface AppProviderProps {
  /** The app all hooks and pages below use. */
  app: ClientApp<true>
  /**
   * What the server knew that made this page, from `getInitialData`: what it shows of user and
   * project is in the first HTML then, and the page asks nobody for it.
   */
  initialData?: InitialData
  /**
   * Language of the pages, as a BCP 47 tag. `de` and `de-AT` are German as well, what is not spoken
   * is English.
   *
   * @default 'en-US'
   */
  lang?: Language | (string & {})
  /** Texts that replace the built-in ones, by id: `{ 'action.signIn': 'Log in' }`. */
  messages?: MessageOverrides
  children?: ReactNode
}

const noOverrides: MessageOverrides = {}

/** The code that opens what a server handed over. */
const openingCode = /* @__PURE__ */ loadOnce(() => loadInitialDataCode())

/**
 * Hands the app to all hooks, pages and components below. Costs no request.
 *
 * @example
 * <AppProvider app={app}>…</AppProvider>
 */
export function AppProvider(props: AppProviderProps) {
  const { app: given, initialData, lang = 'en-US', messages = noOverrides, children } = props
  const overrides = useStable(messages)
  const [outlet, setOutlet] = useState<ReactNode>(null)
  const setup = useMemo(() => ({ lang, overrides }), [lang, overrides])
  // Whatever is below finds all it needs: it neither waits nor shows a placeholder.
  const code = initialData && readPromise(openingCode(undefined))
  const app = useMemo(() => {
    // Only for an app that is older than this module; adding twice changes nothing.
    attachHooks(given, readsOf(given) ?? {})
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
        </MessagesContext.Provider>
      </IsHandedOverContext.Provider>
    </AppContext.Provider>
  )
}
