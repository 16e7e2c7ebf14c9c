import { isBrowser } from '../lib/is-browser'

/** Method of navigating to another page. */
export type RedirectMethod = 'window' | 'none' | CustomNavigator

/** Navigation functions of a router. */
export interface CustomNavigator {
  /** Navigates within this site without loading the page. */
  navigate?: ((to: string, options: { replace: boolean }) => unknown) | undefined
  /** Hook for view libraries, for routers whose navigation is a hook. */
  useNavigate?: (() => (to: string) => void) | undefined
}

/** The current page, and how to leave it. */
export interface Navigator {
  /** URL of the current page; `null` if there is none or navigation is off. */
  readonly href: string | null
  /** Whether redirects work. */
  readonly canRedirect: boolean
  /** The app's navigation within this site. */
  readonly navigate?: CustomNavigator['navigate']
}

/** Creates a navigator; by default that of the window, if there is one. */
export function createNavigator(method?: RedirectMethod): Navigator {
  const hasPage = isBrowser() && method !== 'none'
  const navigate = typeof method === 'object' ? method.navigate : undefined
  return {
    canRedirect: hasPage || !!navigate,
    get href() {
      return hasPage ? location.href : null
    },
    navigate,
  }
}
