import { UsageError } from '../errors/usage-error'

// A base for pages that have no address of their own: nothing absolute is of this origin.
const nowhere = 'https://relative.invalid'

// Empty, another host, or what browsers read differently than it looks.
const treacherous = /^$|^\/\/|[\\\p{Cc}]/u

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
  trustedOrigins: readonly string[],
): string {
  const base = new URL(href ?? nowhere)
  if (!treacherous.test(url) && URL.canParse(url, base)) {
    const target = new URL(url, base)
    const path = target.href.slice(target.origin.length)
    // `/.//host` becomes `//host`, another site, once it is written out as a path.
    if (target.origin === base.origin && !path.startsWith('//')) return path
    if (trustedOrigins.includes(target.origin)) return target.href
  }
  throw new UsageError(`Redirect URL ${url} is not trusted; should be relative.`)
}
