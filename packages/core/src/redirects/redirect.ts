import type { Place, RedirectToOptions } from './place'
import { carryOn, returnTo } from './return-to'
import { requireTrusted } from './trusted-url'
import type { PageName } from './urls'

/**
 * Goes to an address that passes the trust rule. Resolves once the page is left; a page that is
 * loaded anew never sees that.
 */
export async function go(
  { navigator, trustedOrigins }: Place,
  url: string,
  replace = false,
): Promise<void> {
  const { href, navigate } = navigator
  const to = requireTrusted(url, href, trustedOrigins)
  if (navigate && to.startsWith('/')) await navigate(to, { replace })
  else if (href) await loadPage(to, replace)
}

/**
 * Goes to a page of the app by the rules of contract/sdk.md section 20.2.
 *
 * @param href Address of the page that asks, `null` where there is none.
 */
export async function redirectTo(
  place: Place,
  href: string | null,
  name: PageName,
  { replace, noRedirectBack }: RedirectToOptions = {},
): Promise<void> {
  const { urls, navigator } = place
  const url = urls[name]
  const isSignIn = /^sign(In|Up)$/.test(name)
  if (isSignIn) await place.leaving
  // The sign-out went elsewhere, and who wanted a sign-in went with it.
  if (navigator.href !== href) return
  if (!href || noRedirectBack) return go(place, url, replace)
  const page = new URL(href)
  if (isSignIn) {
    // From here there is nothing to come back to, and another site would not find its way back.
    const isOutside =
      [urls.signIn, urls.signUp, urls.signOut].includes(page.pathname) ||
      new URL(url, page).origin !== page.origin
    const here = isOutside ? '' : page.pathname + page.search + page.hash
    return go(place, carryOn(url, page, here).href, replace)
  }
  if (name === 'forgotPassword') return go(place, carryOn(url, page).href, replace)
  const back = /^afterSign(In|Up)$/.test(name) && page.searchParams.get(returnTo)
  return go(place, back || url, replace)
}

/** Loads another page, wherever it is. Resolves when this one is shown again. */
export function loadPage(to: string, replace = false): Promise<void> {
  location[replace ? 'replace' : 'assign'](to)
  // Nothing after this should run; but browsers keep a left page asleep and may show it again.
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve())
    // Only the part after `#` differs: the browser stays on this page.
    addEventListener('hashchange', () => resolve())
  })
}
