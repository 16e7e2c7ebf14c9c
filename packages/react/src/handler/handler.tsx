import type { ClientApp } from '@app/core'
import { type ReactNode, useEffect } from 'react'
import { AppContext } from '../hooks/app-context'
import { useApp } from '../hooks/use-app'
import { findPageLocale } from '../i18n/languages'
import { useMessages } from '../i18n/use-messages'
import { useIsKnown } from '../lib/use-is-known'
import { useFramed } from '../location/use-framed'
import { usePageLocation } from '../location/use-page-location'
import { CardSkeleton } from '../page/card-skeleton'
import type { PageDefinition } from '../page/define-page'
import { LazyPage } from '../page/lazy-page'
import { Page } from '../page/page'
import type { QueryPageProps } from '../page/page-props'
import { framedPage } from './framed.page'
import { findHandlerPage, type HandlerLocation, readLocation } from './handler-location'
import { notFoundPage } from './not-found.page'
import { pagePreloads } from './page-preloads'
import { findPage, type HandlerPage } from './pages'
import { guessLanguage, rememberLanguage } from './remembered-language'

pagePreloads.push((app, lang, isWaiting) => {
  if (typeof window === 'undefined') return
  const { language } = findPageLocale(lang, false)
  rememberLanguage(language)
  if (!isWaiting) return
  const { page, moveTo } = findHandlerPage(app.urls, { path: window.location.pathname, query: '' })
  if (!moveTo) void page?.component(language)
})

// At the default path, a page starts to load with this module: before the app exists, and before React has rendered
// anything. Only the provider knows the language of its messages; if it is another one, those load as well.
if (typeof document !== 'undefined') {
  const [, name = ''] = document.location.pathname.split('/handler/')
  // The page loads again itself, and reports errors then.
  void findPage(name)
    ?.page.component(guessLanguage())
    .catch(() => {})
}

/** Additional props of single pages, by the name of the page. */
export type HandlerComponentProps = {
  [Page in HandlerPage as Page['name']]?: Page extends PageDefinition<infer Props>
    ? { [Name in keyof Props]?: Props[Name] | undefined } | undefined
    : never
}

/** Props of {@link Handler}. */
export interface HandlerProps {
  /** @default the app of `AppProvider` */
  app?: ClientApp<true> | undefined
  /** Renders whole pages; `false` inside a page of the app. @default true */
  fullPage?: boolean | undefined
  /** Additional props of single pages, by the name of the page. */
  componentProps?: HandlerComponentProps | undefined
  /** Current path of the app's router, with or without query. @default the window's */
  location?: string | undefined
  /**
   * Replaces the current URL by another one of this site without loading the page.
   *
   * @default loads the page
   */
  navigate?: ((to: string) => void) | undefined
}

/**
 * All pages for signing in and out, by the path below `urls.handler`. Mount it at `/handler/*`.
 *
 * @example
 * <Route path="/handler/*" element={<Handler />} />
 */
export function Handler({ app, ...props }: HandlerProps) {
  const content = <HandlerContent {...props} />
  return app ? <AppContext.Provider value={app}>{content}</AppContext.Provider> : content
}

function HandlerContent(props: Omit<HandlerProps, 'app'>) {
  const { fullPage = true, componentProps = {}, location, navigate = replacePage } = props
  const app = useApp()
  const isKnown = useIsKnown()
  const isFramed = useFramed()
  const here = readLocation(location, usePageLocation(location))
  const { language } = useMessages()
  useEffect(() => rememberLanguage(language), [language])

  if (here === null || !isKnown) return <Loading fullPage={fullPage} />
  if (isFramed) return <LazyPage page={framedPage} props={{ fullPage }} />

  const { page, moveTo } = findHandlerPage(app.urls, here)
  if (process.env.NODE_ENV === 'development' && !page) {
    void import('../hints/hints').then(({ checkHandlerPath }) =>
      checkHandlerPath(app.urls, here.path, (name) => findPage(name) !== null),
    )
  }
  if (moveTo) {
    return (
      <Redirect to={moveTo} navigate={navigate}>
        <Loading fullPage={fullPage} />
      </Redirect>
    )
  }
  return (
    <HandlerPageFrame
      page={page ?? notFoundPage}
      location={here}
      fullPage={fullPage}
      componentProps={componentProps}
    />
  )
}

interface HandlerPageFrameProps {
  page: HandlerPage | typeof notFoundPage
  location: HandlerLocation
  fullPage: boolean
  componentProps: HandlerComponentProps
}

/** Shows a page with the props of its URL and of `componentProps`. */
function HandlerPageFrame({ page, location, fullPage, componentProps }: HandlerPageFrameProps) {
  const extra = withoutUndefined((componentProps as Record<string, object>)[page.name])
  return (
    <LazyPage
      key={page.path}
      page={page as PageDefinition<QueryPageProps & { automaticRedirect?: boolean }>}
      props={{
        fullPage,
        automaticRedirect: true,
        searchParams: toSearchParams(location),
        ...extra,
      }}
    />
  )
}

function Loading({ fullPage }: { fullPage: boolean }) {
  return (
    <Page fullPage={fullPage}>
      <CardSkeleton />
    </Page>
  )
}

interface RedirectProps {
  to: string
  navigate: (to: string) => void
  children: ReactNode
}

function Redirect({ to, navigate, children }: RedirectProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: apps pass `navigate` as an inline function
  useEffect(() => void navigate(to), [to])
  return children
}

function replacePage(to: string): void {
  window.location.replace(to)
}

function toSearchParams({ query }: HandlerLocation): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

function withoutUndefined(props: { fullPage?: boolean } = {}): { fullPage?: boolean } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}
