import type { ClientApp } from '@app/core'

/**
 * Receives the language of the provider. While the provider waits for its own code, starts loading the page at the
 * current URL if it belongs to `Handler`.
 */
type PagePreload = (app: ClientApp<true>, lang: string, isWaiting: boolean) => void

/**
 * Called by `AppProvider` when it is rendered. `Handler` adds its own: apps without it do not load the list of its
 * pages.
 */
export const pagePreloads: PagePreload[] = []
