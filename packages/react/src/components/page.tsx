import { createContext, type ReactNode, Suspense, useContext } from 'react'
import { useHydrated } from '../hooks/use-hydrated'
import { useMessages } from '../messages/use-messages'
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
  /** Shown until the content has what it needs, and on a server, which does not know the user. */
  skeleton?: ReactNode
  children: ReactNode
}

/** What every page stands in: its landmark, its placeholder while loading, its boundary for errors. */
export function Page({ fullPage, skeleton = <CardSkeleton />, children }: PageProps) {
  const isInPage = useContext(IsInPageContext)
  const isHydrated = useHydrated()
  const content = isHydrated ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton
  return isInPage ? content : <Frame fullPage={fullPage}>{content}</Frame>
}

function Frame({ fullPage, children }: { fullPage: boolean; children: ReactNode }) {
  const { lang, dir } = useMessages()
  return (
    <Scope
      as={fullPage ? 'main' : 'div'}
      lang={lang}
      dir={dir}
      className={fullPage ? 'stack-page' : undefined}
      onAttach={fullPage ? setPageOffset : undefined}
    >
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
