import type { RedirectContext, RedirectToOptions } from './redirect-context'
import { addReturnTo, returnTo } from './return-to'
import { requireTrusted } from './trusted-url'
import type { PageName } from './urls'

/**
 * Navigates to a trusted URL. Resolves once the page has been left; never resolves after a full
 * page load.
 */
export async function go(
  { navigator, trustedOrigins }: RedirectContext,
  url: string,
  replace = false,
): Promise<void> {
  const { href, navigate } = navigator
  const to = requireTrusted(url, href, trustedOrigins)
  if (navigate && to.startsWith('/')) await navigate(to, { replace })
  else if (href) await loadPage(to, replace)
}

/**
 * Redirects to a page of the app, adding the URL to return to for pages that use one.
 *
 * @param href URL of the current page, `null` if there is none.
 */
export async function redirectTo(
  context: RedirectContext,
  href: string | null,
  name: PageName,
  { replace, noRedirectBack }: RedirectToOptions = {},
): Promise<void> {
  const { urls, navigator } = context
  const url = urls[name]
  const isSignIn = name === 'signIn' || name === 'signUp'
  if (isSignIn) await Promise.allSettled([context.leaving])
  // The sign-out redirected to another page, so this redirect is obsolete.
  if (navigator.href !== href) return
  if (!href || noRedirectBack) return go(context, url, replace)
  const page = new URL(href)
  if (isSignIn || name === 'emailVerification') {
    // The steps of a sign-in carry its target, and are of no use after it. A page on another site cannot return here by a path.
    const isOutside =
      [
        urls.signIn,
        urls.signUp,
        urls.signOut,
        urls.forgotPassword,
        urls.passwordReset,
        urls.error,
        urls.emailVerification,
        urls.oauthCallback,
        urls.magicLinkCallback,
      ].includes(page.pathname) || new URL(url, page).origin !== page.origin
    // Services accept URLs of up to 2,048 characters. The path becomes part of those in emails and of providers, where its
    // characters are encoded, which at most doubles common queries.
    const query = page.search + page.hash
    const path = page.pathname + (query.length < 900 ? query : '')
    return go(context, addReturnTo(url, page, isOutside ? '' : path).href, replace)
  }
  if (name === 'forgotPassword') return go(context, addReturnTo(url, page).href, replace)
  const isAfterSignIn = name === 'afterSignIn' || name === 'afterSignUp'
  const back = isAfterSignIn && page.searchParams.get(returnTo)
  return go(context, back || url, replace)
}

/** Loads another page. Resolves if this page is shown again. */
export function loadPage(to: string, replace = false): Promise<void> {
  if (replace) location.replace(to)
  else location.assign(to)
  // Browsers may restore this page from the back/forward cache.
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve())
    // If only the fragment differs, the browser stays on this page.
    addEventListener('hashchange', () => resolve())
  })
}
