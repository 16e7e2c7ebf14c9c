import type { Navigator } from './navigator'
import { carryOn, returnTo } from './return-to'
import { requireTrusted } from './trusted-url'
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

/** Applies the rules of contract/sdk.md section 20.2. */
export function createNavigation(
  options: { urls?: Partial<HandlerUrls>; trustedOrigins?: readonly string[] },
  navigator: Navigator,
): Navigation {
  const urls = resolveUrls(options.urls)
  let leaving: Promise<unknown> | undefined

  const go = async (url: string, replace = false) =>
    navigator.navigate(requireTrusted(url, navigator.href, options.trustedOrigins), replace)

  return {
    urls,
    get href() {
      return navigator.href
    },
    go,
    canRedirect: navigator.canRedirect,
    goToService: (url) => navigator.navigate(url, false),
    rewrite: navigator.rewrite,

    async redirectTo(name, { replace, noRedirectBack } = {}) {
      const { href } = navigator
      const url = urls[name]
      const isSignIn = /^sign(In|Up)$/.test(name)
      if (isSignIn) await leaving
      // The sign-out went elsewhere, and who wanted a sign-in went with it.
      if (navigator.href !== href) return
      if (!href || noRedirectBack) return go(url, replace)
      const page = new URL(href)
      if (isSignIn) {
        // From here there is nothing to come back to, and another site would not find its way back.
        const isOutside =
          [urls.signIn, urls.signUp, urls.signOut].includes(page.pathname) ||
          new URL(url, page).origin !== page.origin
        const here = isOutside ? '' : page.pathname + page.search + page.hash
        return go(carryOn(url, page, here).href, replace)
      }
      if (name === 'forgotPassword') return go(carryOn(url, page).href, replace)
      const back = /^afterSign(In|Up)$/.test(name) && page.searchParams.get(returnTo)
      return go(back || url, replace)
    },

    leave(signOut) {
      leaving = Promise.allSettled([signOut])
    },
  }
}
