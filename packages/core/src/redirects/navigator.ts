import { isBrowser } from '../lib/is-browser'

/** How the SDK goes to another page. */
export type RedirectMethod = 'window' | 'none' | CustomNavigator

/** A router's own way to go to another page. */
export interface CustomNavigator {
  /** Goes to a page of this site without loading it anew. */
  navigate?: (to: string, options: { replace: boolean }) => unknown
  /** For view libraries whose navigation is a hook. */
  useNavigate?: () => (to: string) => void
}

/** What is known of the current page, and of how to leave it. */
export interface Navigator {
  /** Address of the current page, `null` where there is none or it must not be left. */
  readonly href: string | null
  /** Whether redirects lead anywhere. */
  readonly canRedirect: boolean
  /** The app's own way to the pages of this site. */
  readonly navigate?: CustomNavigator['navigate']
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
    navigate,
  }
}
