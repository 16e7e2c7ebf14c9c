import { createContext, type ReactNode, Suspense, useContext } from 'react'
import type { Language } from '../i18n/languages'
import { useMessages } from '../i18n/use-messages'
import { readPromise } from '../lib/read-promise'
import { useIsKnown } from '../lib/use-is-known'
import { useParts } from '../theme/parts'
import { Scope } from '../ui/scope'
import { CardSkeleton } from './card-skeleton'
import { PageBoundary } from './page-boundary'
import { TitleLevelContext } from './title-level'

// `Handler` renders the frame before the page is loaded; the page then fills it.
const IsInPageContext = /* @__PURE__ */ createContext(false)

/** Props of {@link Page}. */
export interface PageFrameProps {
  /** Renders a whole page: a `main` landmark with an `h1`. */
  fullPage: boolean
  /** Placeholder until the content is loaded, and on a server without `firstHtml`. */
  skeleton?: ReactNode
  /** Loads content that needs only user and project, so that a server can render it. */
  firstHtml?: false | ((language: Language) => Promise<unknown>)
  /** Content of the page. */
  children: ReactNode
}

/** Frame of every page: landmark, placeholder while loading and error boundary. */
export function Page({ fullPage, firstHtml, ...content }: PageFrameProps) {
  const { skeleton = <CardSkeleton />, children } = content
  const { language } = useMessages()
  const isInPage = useContext(IsInPageContext)
  const isKnown = useIsKnown(!firstHtml && !isInPage)
  const waiting = <Suspense fallback={skeleton}>{children}</Suspense>
  if (isInPage) return waiting
  // Outside of the boundary: inside, a streaming server would send the placeholder.
  if (firstHtml && isKnown && typeof window === 'undefined') readPromise(firstHtml(language))
  return <PageFrame fullPage={fullPage}>{isKnown ? waiting : skeleton}</PageFrame>
}

function PageFrame({ fullPage, children }: { fullPage: boolean; children: ReactNode }) {
  const { t, lang, dir } = useMessages()
  const { classOf, layout, aside } = useParts()
  return (
    <Scope
      as={fullPage ? 'main' : 'div'}
      lang={lang}
      dir={dir}
      className={classOf('page', fullPage && 'stack-page', layout)}
      onAttach={fullPage ? fitPage : undefined}
    >
      {fullPage && aside}
      {/* Only in server-rendered markup. */}
      <noscript>
        <p className="stack-text">{t('page.noScript')}</p>
      </noscript>
      <IsInPageContext.Provider value={true}>
        <TitleLevelContext.Provider value={fullPage ? 1 : 2}>
          <PageBoundary>{children}</PageBoundary>
        </TitleLevelContext.Provider>
      </IsInPageContext.Provider>
    </Scope>
  )
}

/** Fits a full page below the header of the app, see `.stack-page`, and names the document after it. */
function fitPage(element: HTMLElement): void {
  const offset = Math.round(element.getBoundingClientRect().top + window.scrollY)
  element.style.setProperty('--stack-page-offset', offset > 0 ? `${offset}px` : '')
  void nameDocument(element)
}

/** Loaded after the page, which looks the same without it. */
async function nameDocument(element: HTMLElement): Promise<void> {
  const loaded = await import('./document-title').catch(() => null)
  loaded?.followTitle(element)
}
