import { loadRedirect } from './load-redirect'
import type { Navigator } from './navigator'
import { type HandlerUrls, type PageName, resolveUrls } from './urls'

/** How to go to a page. */
export interface RedirectToOptions {
  /** Takes the place of the current page in the history. @default false */
  replace?: boolean
  /** Does not remember the current page to come back to. @default false */
  noRedirectBack?: boolean
}

/** Goes to the pages of an app. Every target passes one trust rule. */
export interface Navigation {
  readonly urls: Readonly<HandlerUrls>
  /** Address of the current page, `null` where there is none. */
  readonly href: string | null
  /** Whether redirects lead anywhere. */
  readonly canRedirect: boolean
  /** Goes to a page of the app. */
  redirectTo(page: PageName, options?: RedirectToOptions): Promise<void>
  /** Goes to an address. */
  go(url: string, replace?: boolean): Promise<void>
  /** Goes to a page of the service, which is on no list of trusted sites. */
  goToService(url: string): Promise<void>
  /** Changes the address of the current page, which stays as it is. */
  rewrite(href: string): void
  /** Holds redirects to the sign-in page back until a sign-out has gone where it wants to go. */
  leave(signOut: Promise<void>): void
}

/** What redirects depend on. */
export interface Place {
  readonly urls: Readonly<HandlerUrls>
  readonly trustedOrigins?: readonly string[]
  readonly navigator: Navigator
  /** A sign-out that has not gone yet where it wants to go. */
  leaving?: Promise<unknown>
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
    goToService: (url) => navigator.navigate(url, false),
    rewrite: navigator.rewrite,
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
