import { UsageError } from '../errors/usage-error'
import type { Navigation } from './navigation'
import { addReturnTo, returnTo } from './return-to'
import type { PageName } from './urls'

/**
 * Returns the absolute URL of a page, for an email or a provider.
 *
 * @param options.back Path to return to from there, if it is not the one of the current page.
 * @param options.option Option of the calling method that sets the URL.
 * @throws {UsageError} if there is no current page to resolve the URL against.
 */
export function toAbsolute(
  { href, urls }: Pick<Navigation, 'href' | 'urls'>,
  page: PageName,
  { back, option = 'callbackUrl' }: { back?: string; option?: string } = {},
): string {
  if (!href) {
    throw new UsageError(`There is no page to resolve urls.${page} against: pass ${option}.`)
  }
  const target = addReturnTo(urls[page], new URL(href))
  if (back) target.searchParams.set(returnTo, back)
  target.hash = ''
  return target.href
}
