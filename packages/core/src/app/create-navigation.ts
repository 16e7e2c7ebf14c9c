import type { Optional } from '../lib/optional'
import type { Navigation } from '../redirects/navigation'
import type { Navigator } from '../redirects/navigator'
import type { RedirectContext } from '../redirects/redirect-context'
import { type HandlerUrls, resolveUrls } from '../redirects/urls'
import { loadSignIn } from './chunks'

/** Creates the navigation of an app. */
export function createNavigation(
  options: { urls?: Optional<HandlerUrls>; trustedOrigins?: readonly string[] },
  navigator: Navigator,
): Navigation {
  const urls = resolveUrls(options.urls)
  const navigation: Navigation & RedirectContext = {
    urls,
    trustedOrigins: options.trustedOrigins,
    navigator,
    get href() {
      return navigator.href
    },
    canRedirect: navigator.canRedirect,
    go: async (url, replace) => (await loadSignIn()).go(navigation, url, replace),
    loadPage: async (url) => (await loadSignIn()).loadPage(url),
    async redirectTo(name, options) {
      // The redirect is dropped if the visitor leaves this page in the meantime.
      const { href } = navigator
      return (await loadSignIn()).redirectTo(navigation, href, name, options)
    },
  }
  return navigation
}
