import type { Navigator } from './navigator'
import type { HandlerUrls } from './urls'

/** Options of a redirect to a page. */
export interface RedirectToOptions {
  /** Replaces the current history entry. @default false */
  replace?: boolean | undefined
  /** Does not return to the current page afterwards. @default false */
  noRedirectBack?: boolean | undefined
}

/** Dependencies of redirects. */
export interface RedirectContext {
  readonly urls: Readonly<HandlerUrls>
  readonly trustedOrigins?: readonly string[]
  readonly navigator: Navigator
  /** The last operation that leaves the page, such as a sign-out. Redirects to the sign-in page wait until it settles. */
  leaving?: Promise<unknown>
}
