import { UsageError } from '../errors/usage-error'
import type { Navigation } from './navigation'
import { addReturnTo, returnTo } from './return-to'
import type { PageName } from './urls'

/**
 * Returns the absolute URL of a page, for an email or a provider.
 *
 * @param back Path to return to from there, if it is not the one of the current page.
 * @throws {UsageError} if there is no current page to resolve the URL against.
 */
export function toAbsolute(
  { href, urls }: Pick<Navigation, 'href' | 'urls'>,
  page: PageName,
  back?: string,
): string {
  if (!href) {
    throw new UsageError(
      `No page to resolve urls.${page}: pass callbackUrl or verificationCallbackUrl.`,
    )
  }
  const target = addReturnTo(urls[page], new URL(href))
  if (back) target.searchParams.set(returnTo, back)
  target.hash = ''
  return target.href
}
