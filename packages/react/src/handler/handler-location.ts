import type { HandlerUrls } from '@app/core'
import { isHandlerPage } from './handler-url'
import { findPage, type PageEntry, type PagePath, pages } from './page-table'

/** Path and query of the current address, the query without `?`. */
export interface HandlerLocation {
  path: string
  query: string
}

/** The router's location where there is one; a query it leaves out is the window's. */
export function readLocation(
  given: string | undefined,
  window: HandlerLocation | null,
): HandlerLocation | null {
  if (given === undefined) return window
  const [path = '', query] = given.replace(/#.*/s, '').split('?', 2)
  return { path, query: query ?? window?.query ?? '' }
}

/** Which page an address shows (`null`: none), or where it moves on to. */
export function findHandlerPage(
  urls: Readonly<HandlerUrls>,
  { path, query }: HandlerLocation,
): { path: PagePath | null; moveTo: string | null } {
  const base = toPath(urls.handler).replace(/\/$/, '')
  const isBelow = path === base || path.startsWith(`${base}/`)
  const page = findPage(trimSlashes(isBelow ? path.slice(base.length) : path))
  if (!page) return { path: null, moveTo: null }
  const { url }: PageEntry = pages[page.path]
  if (url && !isHandlerPage(urls, url)) {
    return { path: page.path, moveTo: withQuery(toPath(urls[url]), query) }
  }
  const moveTo = page.isExact ? null : withQuery(`${base}/${page.path}`, query)
  return { path: page.path, moveTo }
}

// By index: a pattern for the slashes at the end takes quadratic time for slashes in the middle.
function trimSlashes(path: string): string {
  let start = 0
  let end = path.length
  while (path[start] === '/') start += 1
  while (end > start && path[end - 1] === '/') end -= 1
  return path.slice(start, end)
}

// Of a configured address only what leads to a page of this site counts.
function toPath(url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://site.invalid')
  return pathname + search + hash
}

function withQuery(url: string, query: string): string {
  const target = new URL(url, 'http://site.invalid')
  for (const [name, value] of new URLSearchParams(query)) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}
