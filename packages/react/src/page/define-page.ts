import type { HandlerUrls } from '@app/core'
import { preloadEmailLinks } from '@app/core/bindings'
import type { ComponentType } from 'react'
import { loadPageTexts } from '../i18n/load-page-texts'
import type { LoadTexts } from '../i18n/load-texts'
import { type LazyComponent, lazyWithMessages } from './lazy'
import type { PageProps } from './page-props'

/** Everything the package knows about a page before the page is loaded. */
export interface PageDefinition<Props extends PageProps, Name extends string = string> {
  /** Name of the page: its key in `componentProps` of `Handler`. */
  name: Name
  /** Path below `urls.handler`; absent for pages that `Handler` does not serve by path. */
  path?: string
  /** Key in `urls` of an app's own page; absent if the app cannot replace the page. */
  url?: keyof HandlerUrls
  /** Whether the page redirects signed-in users when `Handler` shows it. */
  hasAutomaticRedirect?: boolean
  /** Whether the command `eject` offers it. @default true for pages with a path */
  isEjectable?: boolean
  /** Number of fields of its placeholder. @default 0 */
  countFields?: (props: Partial<Props>) => number
  /** Whether one of them is a new password. @default false */
  hasNewPassword?: boolean
  /** Placeholder that is not a card. */
  Skeleton?: ComponentType
  /** Whether a server can render the page from the user and project alone. */
  isInFirstHtml?: boolean
  /** The page itself, loaded on demand together with its messages. */
  component: LazyComponent<Props>
}

type PageOptions<Props extends PageProps, Name extends string> = Omit<
  PageDefinition<Props, Name>,
  'component'
> & {
  load: () => Promise<ComponentType<Props>>
  /** @default loadPageTexts */
  loadMessages?: LoadTexts
  /** Whether the page calls methods for the codes of emails: their code is loaded in parallel. */
  usesEmailLinks?: boolean
}

/**
 * Defines a page, beside its component. `Handler`, the exported component, the command `eject` and
 * `scripts/check-sizes.ts` derive from the definition; the last two read its source, so `load`
 * imports the component directly: `load: async () => (await import('./sign-in')).SignInPage`.
 */
export function definePage<Props extends PageProps, Name extends string>({
  load,
  loadMessages = loadPageTexts,
  usesEmailLinks = false,
  ...definition
}: PageOptions<Props, Name>): PageDefinition<Props, Name> {
  const loadAll = async () =>
    (await Promise.all([load(), usesEmailLinks && preloadEmailLinks()]))[0]
  return { ...definition, component: lazyWithMessages(loadAll, loadMessages) }
}
