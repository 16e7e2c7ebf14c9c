import { UsageError } from '../errors/usage-error'

// Base for code without a page. No absolute URL has this origin.
const placeholderBase = 'https://relative.invalid'

// Empty, another host, or characters that browsers normalize.
const ambiguous = /^$|^\/\/|[\\\p{Cc}]/u

// Parsing a host of combining marks takes quadratic time (NFC), and browsers do not send URLs
// longer than this.
const maxLength = 8192

/**
 * Validates a redirect target, which may come from the address bar: it must be on this site or a
 * trusted origin.
 *
 * @returns path, query and fragment for this site; the complete URL for another one.
 * @throws {UsageError} if the target is not trusted.
 */
export function requireTrusted(
  url: string,
  href: string | null,
  trustedOrigins: readonly string[] = [],
): string {
  const base = href ?? placeholderBase
  const { origin } = new URL(base)
  const isReadable = url.length <= maxLength && !ambiguous.test(url)
  const target = isReadable ? toHref(url, base) : ''
  // `/.//host` would serialize to the path `//host`, another site.
  if (isBelow(origin, target) && target[origin.length + 1] !== '/') {
    return target.slice(origin.length)
  }
  if (trustedOrigins.some((trusted) => isBelow(trusted, target))) return target
  throw new UsageError(`Redirect URL ${url} is not trusted; should be relative.`)
}

/** Returns a complete URL; `''` for text that is not one. Polyfills of `URL` have no `canParse`. */
function toHref(url: string, base: string): string {
  try {
    return new URL(url, base).href
  } catch {
    return ''
  }
}

// Compares text, since `blob:` URLs have the origin of the site that created them.
function isBelow(origin: string, url: string): boolean {
  return url.startsWith(origin.replace(/\/*$/, '/'))
}
