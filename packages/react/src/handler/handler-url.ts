import type { HandlerUrls } from '@app/core'

/** Whether the app leaves this page to `Handler`, or has one of its own. */
export function isHandlerPage(urls: Readonly<HandlerUrls>, page: keyof HandlerUrls): boolean {
  return urls[page].startsWith(`${urls.handler.replace(/\/$/, '')}/`)
}
