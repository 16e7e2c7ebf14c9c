import type { HandlerUrls } from '@app/core'
import { isHandlerPage } from './handler-url'
import { findPage, type HandlerPage } from './pages'

/** Path and query of the current address, the query without `?`. */
export interface HandlerLocation {
  /** Path of the URL. */
  path: string
  /** Query of the URL without `?`. */
  query: string
}

/**
 * Returns the location of the router, else of the window. If the router omits the query, that of
 * the window is used.
 */
export function readLocation(
  given: string | undefined,
  window: HandlerLocation | null,
): HandlerLocation | null {
  if (given === undefined) return window
  const [path = '', query] = given.replace(/#.*/s, '').split(/\?(.*)/s)
  return { path, query: query ?? window?.query ?? '' }
}

/** Finds the page for a location (`null` if there is none), or the URL to redirect to. */
export function findHandlerPage(
  urls: Readonly<HandlerUrls>,
  { path, query }: HandlerLocation,
): { page: HandlerPage | null; moveTo: string | null } {
  const base = toPath(urls.handler).replace(/\/$/, '')
  const isBelow = path === base || path.startsWith(`${base}/`)
  const name = trimSlashes(isBelow ? path.slice(base.length) : path)
  // Visitors are redirected from there to sign in and back. A router may leave for another path while
  // this one is still shown, so only for the path of `Handler` itself.
  const found = findPage(name || (isBelow ? 'accountSettings' : name))
  if (!found) return { page: null, moveTo: null }
  const { page, isExact } = found
  const { url } = page
  if (url && !isHandlerPage(urls, url)) {
    return { page, moveTo: toPath(urls[url], query) }
  }
  const moveTo = isExact ? null : toPath(`${base}/${page.path}`, query)
  return { page, moveTo }
}

// Without a regular expression, which takes quadratic time for slashes in the middle.
function trimSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return path.slice(start, end)
}

/** Returns path, query and fragment of a URL, with more parameters. A configured URL counts only if it points to this site. */
function toPath(url: string, query = ''): string {
  const target = new URL(url, 'http://site.invalid')
  for (const [name, value] of new URLSearchParams(query)) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}
