import type { Navigator } from './navigator'
import type { RedirectToOptions } from './redirect-context'
import type { HandlerUrls, PageName } from './urls'

/** Redirects to the pages of an app. Every target must be trusted. */
export interface Navigation extends Pick<Navigator, 'href' | 'canRedirect'> {
  readonly urls: Readonly<HandlerUrls>
  /** Redirects to a page of the app. */
  redirectTo(page: PageName, options?: RedirectToOptions): Promise<void>
  /** Navigates to a URL. */
  go(url: string, replace?: boolean): Promise<void>
  /** Loads a page that need not be trusted, such as one of the service. */
  loadPage(url: string): Promise<void>
  /** The last operation that leaves the page, such as a sign-out. Redirects to the sign-in page wait until it settles. */
  leaving?: Promise<unknown>
}
