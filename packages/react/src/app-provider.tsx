import { type ClientApp, readsOf } from '@app/core'
import { type ReactNode, useMemo } from 'react'
import { AppContext } from './hooks/app-context'
import { addTwins, addTwinsToAll } from './hooks/twins'
import { useStable } from './hooks/use-stable'
import type { Language } from './messages/languages'
import { type MessageOverrides, MessagesContext } from './messages/messages-context'

// Here and not in a module of its own, which a bundler would drop: nobody imports a name of it.
addTwinsToAll()

/** Props of {@link AppProvider}. */
export interface AppProviderProps {
  /** The app all hooks and pages below use. */
  app: ClientApp<true>
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

/**
 * Hands the app to all hooks, pages and components below. Costs no request.
 *
 * @example
 * <AppProvider app={app}>…</AppProvider>
 */
export function AppProvider(props: AppProviderProps) {
  const { app, lang = 'en-US', messages = noOverrides, children } = props
  const overrides = useStable(messages)
  const setup = useMemo(() => ({ lang, overrides }), [lang, overrides])
  // Only for an app that is older than this module; adding twice changes nothing.
  useMemo(() => addTwins(app, readsOf(app) ?? {}), [app])
  return (
    <AppContext.Provider value={app}>
      <MessagesContext.Provider value={setup}>{children}</MessagesContext.Provider>
    </AppContext.Provider>
  )
}
