import { UsageError } from '../errors/usage-error'

// A base for pages that have no address of their own: nothing absolute is of this origin.
const nowhere = 'https://relative.invalid'

// Empty, another host, or what browsers read differently than it looks.
const treacherous = /^$|^\/\/|[\\\p{Cc}]/u

// Parsing a host of combining marks takes quadratic time (NFC), and no browser sends longer ones.
const maxLength = 8192

/**
 * Lets a redirect target pass if it stays on this site or leads to a trusted one. Targets can come
 * from the address bar.
 *
 * @returns Path, query and hash for this site; the whole URL for another one.
 * @throws {UsageError} when it is not trusted.
 */
export function requireTrusted(
  url: string,
  href: string | null,
  trustedOrigins: readonly string[] = [],
): string {
  const base = href ?? nowhere
  const { origin } = new URL(base)
  if (url.length <= maxLength && !treacherous.test(url) && URL.canParse(url, base)) {
    const target = new URL(url, base).href
    // `/.//host` becomes `//host`, another site, once it is written out as a path.
    if (isBelow(origin, target) && target[origin.length + 1] !== '/') {
      return target.slice(origin.length)
    }
    if (trustedOrigins.some((trusted) => isBelow(trusted, target))) return target
  }
  throw new UsageError(`Redirect URL ${url} is not trusted; should be relative.`)
}

// Compared as text: `blob:` URLs have the origin of the site that made them.
function isBelow(origin: string, url: string): boolean {
  return url.startsWith(`${origin}/`)
}
