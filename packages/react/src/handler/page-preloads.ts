import type { ClientApp } from '@app/core'

/**
 * Learns the language of the provider, and starts to load the page that the window shows, if it is one of `Handler` and
 * the provider waits for code of its own.
 */
type PagePreload = (app: ClientApp<true>, lang: string, isWaiting: boolean) => void

/**
 * Called by `AppProvider` when it is rendered. `Handler` adds its own: apps without it do not load the list of its
 * pages.
 */
export const pagePreloads: PagePreload[] = []
