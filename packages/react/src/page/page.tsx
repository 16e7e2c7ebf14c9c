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

// `Handler` draws the frame before the page's code is there; the page then fills it.
const IsInPageContext = /* @__PURE__ */ createContext(false)

/** Props of {@link Page}. */
export interface PageProps {
  /** It is the whole page: a `main` landmark with an `h1`. */
  fullPage: boolean
  /** Shown until the content has what it needs, and on a server unless there is `firstHtml`. */
  skeleton?: ReactNode
  /** Code of a content that needs nothing but user and project, which a server may hand over. */
  firstHtml?: false | ((language: Language) => Promise<unknown>)
  children: ReactNode
}

/** Frame of every page: landmark, placeholder while loading and error boundary. */
export function Page({ fullPage, firstHtml, ...content }: PageProps) {
  const { skeleton = <CardSkeleton />, children } = content
  const { language } = useMessages()
  const isInPage = useContext(IsInPageContext)
  const isKnown = useIsKnown(!firstHtml && !isInPage)
  const waiting = <Suspense fallback={skeleton}>{children}</Suspense>
  if (isInPage) return waiting
  // Outside of the boundary: a server that sends what it has would send the placeholder.
  if (firstHtml && isKnown && typeof window === 'undefined') readPromise(firstHtml(language))
  return <Frame fullPage={fullPage}>{isKnown ? waiting : skeleton}</Frame>
}

function Frame({ fullPage, children }: { fullPage: boolean; children: ReactNode }) {
  const { t, lang, dir } = useMessages()
  const { classOf } = useParts()
  return (
    <Scope
      as={fullPage ? 'main' : 'div'}
      lang={lang}
      dir={dir}
      className={classOf('page', fullPage && 'stack-page')}
      onAttach={fullPage ? setPageOffset : undefined}
    >
      {/* In the markup of a server only: a browser that reads it runs none of this. */}
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

/** A full page fills what the host's header leaves of the window, see `.stack-page`. */
function setPageOffset(element: HTMLElement): void {
  const offset = element.getBoundingClientRect().top + window.scrollY
  element.style.setProperty('--stack-page-offset', `${Math.max(0, Math.round(offset))}px`)
}
