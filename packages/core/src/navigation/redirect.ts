import { UsageError } from '../errors/usage-error'
import type { Navigator } from './navigator'
import { requireTrusted } from './trusted-url'
import type { HandlerUrls, PageName } from './urls'

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
  /** Whether redirects lead anywhere. */
  readonly canRedirect: boolean
  /** Goes to a page of the app. */
  redirectTo(page: PageName, options?: RedirectToOptions): Promise<void>
  /** Goes to an address, replacing the current page. */
  replaceBy(url: string): Promise<void>
  /**
   * Address of a page for a mail.
   *
   * @throws {UsageError} where there is no current page to resolve it against.
   */
  toAbsolute(page: PageName): string
  /** Holds redirects to the sign-in page back until a sign-out has gone where it wants to go. */
  leave(signOut: Promise<void>): void
}

const returnTo = 'after_auth_return_to'

/** Applies the rules of contract/sdk.md section 20.2. */
export function createNavigation(
  urls: Readonly<HandlerUrls>,
  navigator: Navigator,
  trustedOrigins: readonly string[],
): Navigation {
  let leaving: Promise<unknown> = Promise.resolve()

  // From a page of the sign-in itself there is nothing to come back to.
  function isSignInPage({ origin, pathname }: URL): boolean {
    return [urls.signIn, urls.signUp, urls.signOut].some((url) => {
      const page = new URL(url, origin)
      return page.origin === origin && page.pathname === pathname
    })
  }

  function rememberPage(url: string, page: URL): string {
    const target = new URL(url, page)
    const given = page.searchParams.get(returnTo)
    if (given !== null) target.searchParams.set(returnTo, given)
    else if (target.origin === page.origin && !isSignInPage(page)) {
      target.searchParams.set(returnTo, page.pathname + page.search + page.hash)
    }
    return target.href
  }

  async function go(url: string, replace: boolean): Promise<void> {
    await navigator.navigate(requireTrusted(url, navigator.href, trustedOrigins), replace)
  }

  return {
    urls,
    canRedirect: navigator.canNavigate,

    async redirectTo(name, { replace = false, noRedirectBack = false } = {}) {
      const from = navigator.href
      const url = urls[name]
      if (!url) throw new UsageError(`The URL of the page ${name} is empty. Set urls.${name}.`)
      // Refused before anything is put into it, so that the message shows what was configured.
      requireTrusted(url, from, trustedOrigins)
      const page = from === null || noRedirectBack ? undefined : new URL(from)
      if (page && (name === 'afterSignIn' || name === 'afterSignUp')) {
        return go(page.searchParams.get(returnTo) ?? url, replace)
      }
      if (name !== 'signIn' && name !== 'signUp') return go(url, replace)
      await leaving
      if (navigator.href !== from) return
      return go(page ? rememberPage(url, page) : url, replace)
    },

    replaceBy: (url) => go(url, true),

    toAbsolute(name) {
      if (navigator.href === null) {
        throw new UsageError(
          `There is no current page to make urls.${name} absolute. Pass a callback URL.`,
        )
      }
      const page = new URL(navigator.href)
      const target = new URL(urls[name], page)
      const given = page.searchParams.get(returnTo)
      if (given !== null) target.searchParams.set(returnTo, given)
      target.hash = ''
      return target.href
    },

    leave(signOut) {
      leaving = Promise.allSettled([signOut])
    },
  }
}
