import { loadRedirect } from './load-redirect'
import type { Navigator } from './navigator'
import type { Place, RedirectToOptions } from './place'
import { type HandlerUrls, type PageName, resolveUrls } from './urls'

/** Goes to the pages of an app. Every target passes one trust rule. */
export interface Navigation extends Pick<Navigator, 'href' | 'canRedirect'> {
  readonly urls: Readonly<HandlerUrls>
  /** Goes to a page of the app. */
  redirectTo(page: PageName, options?: RedirectToOptions): Promise<void>
  /** Goes to an address. */
  go(url: string, replace?: boolean): Promise<void>
  /** Holds redirects to the sign-in page back until a sign-out has gone where it wants to go. */
  leave(signOut: Promise<void>): void
}

/** Makes the navigation of an app. */
export function createNavigation(
  options: { urls?: Partial<HandlerUrls>; trustedOrigins?: readonly string[] },
  navigator: Navigator,
): Navigation {
  const urls = resolveUrls(options.urls)
  const place: Place = { urls, trustedOrigins: options.trustedOrigins, navigator }
  return {
    urls,
    get href() {
      return navigator.href
    },
    canRedirect: navigator.canRedirect,
    go: async (url, replace) => (await loadRedirect()).go(place, url, replace),
    async redirectTo(name, options) {
      // The page that asks: when it is left meanwhile, nobody wants to go any more.
      const { href } = navigator
      return (await loadRedirect()).redirectTo(place, href, name, options)
    },
    leave(signOut) {
      place.leaving = Promise.allSettled([signOut])
    },
  }
}
