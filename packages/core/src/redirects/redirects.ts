import type { Navigation } from './navigation'
import type { RedirectToOptions } from './redirect-context'
import type { PageName } from './urls'

/** Redirects to a page of the app. Never resolves if that page is loaded. */
export type Redirect = (options?: RedirectToOptions) => Promise<void>

type MethodOf<Page extends PageName> = Page extends 'oauthCallback'
  ? 'redirectToOAuthCallback'
  : `redirectTo${Capitalize<Page>}`

/** One redirect method for each page. */
export type Redirects = { readonly [Page in PageName as MethodOf<Page>]: Redirect }

/** Creates the redirect methods: `redirectToSignIn` for `urls.signIn`, and so on. */
export function createRedirects(navigation: Navigation): Redirects {
  const { handler: _, ...pages } = navigation.urls
  const methods = Object.keys(pages).map((page) => [
    `redirectTo${page.replace(/^(oa|.)/, (start) => start.toUpperCase())}`,
    (options?: RedirectToOptions) => navigation.redirectTo(page as PageName, options),
  ])
  // The names follow the rule of the type.
  return Object.fromEntries(methods) as Redirects
}
