import { loadRedirect } from './load-redirect'
import type { Navigator } from './navigator'
import type { RedirectContext, RedirectToOptions } from './redirect-context'
import { type HandlerUrls, type PageName, resolveUrls } from './urls'

/** Redirects to the pages of an app. Every target must be trusted. */
export interface Navigation extends Pick<Navigator, 'href' | 'canRedirect'> {
  readonly urls: Readonly<HandlerUrls>
  /** Redirects to a page of the app. */
  redirectTo(page: PageName, options?: RedirectToOptions): Promise<void>
  /** Navigates to a URL. */
  go(url: string, replace?: boolean): Promise<void>
  /** Delays redirects to the sign-in page until a sign-out has redirected. */
  waitFor(signOut: Promise<void>): void
}

/** Creates the navigation of an app. */
export function createNavigation(
  options: { urls?: Partial<HandlerUrls>; trustedOrigins?: readonly string[] },
  navigator: Navigator,
): Navigation {
  const urls = resolveUrls(options.urls)
  const context: RedirectContext = { urls, trustedOrigins: options.trustedOrigins, navigator }
  return {
    urls,
    get href() {
      return navigator.href
    },
    canRedirect: navigator.canRedirect,
    go: async (url, replace) => (await loadRedirect()).go(context, url, replace),
    async redirectTo(name, options) {
      // The redirect is dropped if the visitor leaves this page in the meantime.
      const { href } = navigator
      return (await loadRedirect()).redirectTo(context, href, name, options)
    },
    waitFor(signOut) {
      context.leaving = Promise.allSettled([signOut])
    },
  }
}
