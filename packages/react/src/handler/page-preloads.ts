import type { ClientApp } from '@app/core'

/** Starts to load the code of the page that the window shows, if it is one of `Handler`. */
type PagePreload = (app: ClientApp<true>, lang: string) => void

/**
 * Called by `AppProvider` before it waits for code of its own, so that both load in parallel. `Handler`
 * adds its own: apps without it do not load the list of its pages.
 */
export const pagePreloads: PagePreload[] = []
