import type { Navigation } from './navigation'
import type { RedirectToOptions } from './place'
import type { PageName } from './urls'

/** Goes to one page of an app. Never resolves when that page is loaded anew. */
export type Redirect = (options?: RedirectToOptions) => Promise<void>

type MethodOf<Page extends PageName> = Page extends 'oauthCallback'
  ? 'redirectToOAuthCallback'
  : `redirectTo${Capitalize<Page>}`

/** A method for every page. */
export type Redirects = { readonly [Page in PageName as MethodOf<Page>]: Redirect }

/** Makes `redirectToSignIn` for `urls.signIn`, and so on for every page but the handler itself. */
export function createRedirects(navigation: Navigation): Redirects {
  const { handler: _, ...pages } = navigation.urls
  const methods = Object.keys(pages).map((page) => [
    `redirectTo${page.replace(/^(oa|.)/, (start) => start.toUpperCase())}`,
    (options?: RedirectToOptions) => navigation.redirectTo(page as PageName, options),
  ])
  // The keys follow the rule of the type.
  return Object.fromEntries(methods) as Redirects
}
