import { UsageError } from '../errors/usage-error'

// A base for pages that have no address of their own: nothing absolute is of this origin.
const nowhere = 'https://relative.invalid'

/**
 * Lets a redirect target pass if it stays on this site or leads to a trusted one. Targets can come
 * from the address bar, so anything that browsers read differently than it looks is refused.
 *
 * @returns Path, query and hash for this site; the whole URL for another one.
 * @throws {UsageError} when it is not trusted.
 */
export function requireTrusted(
  url: string,
  href: string | null,
  trustedOrigins: readonly string[],
): string {
  const refusal = new UsageError(`Redirect URL ${url} is not trusted; should be relative.`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them while parsing.
  if (url === '' || url.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(url)) throw refusal
  const base = href ?? nowhere
  if (!URL.canParse(url, base)) throw refusal
  const { origin, protocol, pathname, search, hash, href: whole } = new URL(url, base)
  if (protocol !== 'https:' && protocol !== 'http:') throw refusal
  // `/.//host` becomes `//host`, another site, once it is written out as a path.
  if (pathname.startsWith('//')) throw refusal
  if (origin === new URL(base).origin) return pathname + search + hash
  if (trustedOrigins.includes(origin)) return whole
  throw refusal
}
