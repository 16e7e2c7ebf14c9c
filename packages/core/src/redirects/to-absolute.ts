import { UsageError } from '../errors/usage-error'
import type { Navigation } from './navigation'
import { carryOn, returnTo } from './return-to'
import type { PageName } from './urls'

/**
 * Address of a page for a mail or a provider.
 *
 * @param back Where to go from there, when it is not where the current page would go.
 * @throws {UsageError} where there is no current page to resolve it against.
 */
export function toAbsolute(
  { href, urls }: Pick<Navigation, 'href' | 'urls'>,
  page: PageName,
  back?: string,
): string {
  if (!href) throw new UsageError(`No page to make urls.${page} absolute. Pass a callback URL.`)
  const target = carryOn(urls[page], new URL(href))
  if (back) target.searchParams.set(returnTo, back)
  target.hash = ''
  return target.href
}
