import { UsageError } from '../errors/usage-error'
import type { Navigation } from './navigation'
import { addReturnTo, returnTo } from './return-to'
import type { PageName } from './urls'

/**
 * Returns the absolute URL of a page, for an email or a provider.
 *
 * @param options.back Path to return to from there, if it is not the one of the current page.
 * @param options.option Option of the calling method that sets the URL.
 * @throws {UsageError} if the URL is a path, and there is no current page to resolve it against.
 */
export function toAbsolute(
  { href, urls }: Pick<Navigation, 'href' | 'urls'>,
  page: PageName,
  { back, option = 'callbackUrl' }: { back?: string; option?: string } = {},
): string {
  let target: URL
  try {
    target = addReturnTo(urls[page], new URL(href ?? urls[page]))
  } catch {
    throw new UsageError(`Pass ${option}, or set urls.${page} to 'https://…'.`)
  }
  if (back) target.searchParams.set(returnTo, back)
  target.hash = ''
  return target.href
}
