import type { HandlerUrls } from '@app/core'

/** Whether `Handler` serves this page, rather than the app. */
export function isHandlerPage(urls: Readonly<HandlerUrls>, page: keyof HandlerUrls): boolean {
  return urls[page].startsWith(`${urls.handler.replace(/\/$/, '')}/`)
}
