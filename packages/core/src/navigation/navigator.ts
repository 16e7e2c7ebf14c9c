import { isBrowser } from '../lib/is-browser'
import { loadRedirect } from './load-redirect'

/** How the SDK goes to another page. */
export type RedirectMethod = 'window' | 'none' | CustomNavigator

/** A router's own way to go to another page. */
export interface CustomNavigator {
  /** Goes to a page of this site without loading it anew. */
  navigate?: (to: string, options: { replace: boolean }) => unknown
  /** For view libraries whose navigation is a hook. */
  useNavigate?: () => (to: string) => void
}

/** One way to know and change the current page. */
export interface Navigator {
  /** Address of the current page, `null` where there is none or it must not be left. */
  readonly href: string | null
  readonly canRedirect: boolean
  /** Changes the address of the current page, which stays as it is. */
  rewrite(href: string): void
  /** Resolves once the page is left; a page that is loaded anew never sees that. */
  navigate(to: string, replace: boolean): Promise<void>
}

/** Chooses the way to navigate; by default the window's, where there is one. */
export function createNavigator(method?: RedirectMethod): Navigator {
  const hasPage = isBrowser() && method !== 'none'
  const navigate = typeof method === 'object' ? method.navigate : undefined
  return {
    canRedirect: hasPage || !!navigate,
    get href() {
      return hasPage ? location.href : null
    },
    rewrite(href) {
      if (hasPage) history.replaceState(history.state, '', href)
    },
    async navigate(to, replace) {
      if (navigate && to.startsWith('/')) await navigate(to, { replace })
      else if (hasPage) await (await loadRedirect()).loadPage(to, replace)
    },
  }
}
