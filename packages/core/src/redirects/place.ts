import type { Navigator } from './navigator'
import type { HandlerUrls } from './urls'

/** How to go to a page. */
export interface RedirectToOptions {
  /** Takes the place of the current page in the history. @default false */
  replace?: boolean
  /** Does not remember the current page to come back to. @default false */
  noRedirectBack?: boolean
}

/** What redirects depend on. */
export interface Place {
  readonly urls: Readonly<HandlerUrls>
  readonly trustedOrigins?: readonly string[]
  readonly navigator: Navigator
  /** A sign-out that has not gone yet where it wants to go. */
  leaving?: Promise<unknown>
}
