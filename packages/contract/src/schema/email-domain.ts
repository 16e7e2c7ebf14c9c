import { z } from 'zod'
import { parseUrl } from '../lib/parse-url'
import { text } from './fields'
import { sizes } from './sizes'

/** Characters that end or change the host of a URL, and those that its parser removes. */
const delimiters = /[\s\p{Cc}/\\?#@:%[\]]/u

/** Labels of letters, digits and hyphens (RFC 1123 section 2.1); the last one is not a number. */
const domainName =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Returns a domain as DNS compares it: in lower case, internationalized names in ASCII, without a dot
 * at the end; `null` for a text that is not a domain, such as an IP address.
 *
 * @see UTS #46 and URL Standard, "domain to ASCII"
 */
export function toAsciiDomain(value: string): string | null {
  if (value.length > sizes.host || delimiters.test(value)) return null
  const domain = parseUrl(`http://${value}`)?.hostname.replace(/\.$/, '') ?? ''
  return domain.length <= sizes.host && domainName.test(domain) ? domain : null
}

const wildcard = '*.'

function toPattern(value: string): string | null {
  if (!value.startsWith(wildcard)) {
    const domain = toAsciiDomain(value)
    return domain?.includes('.') ? domain : null
  }
  const parent = toAsciiDomain(value.slice(wildcard.length))
  return parent && wildcard + parent
}

/**
 * A domain of email addresses, or `*.` before one for all of its subdomains without itself. In lower
 * case, internationalized names in ASCII.
 */
export const emailDomain = text(sizes.host).pipe(
  z
    .string()
    .transform((value, context) => {
      const pattern = toPattern(value)
      if (pattern !== null) return pattern
      const message = 'must be a domain, or *. before a domain for its subdomains'
      context.addIssue({ code: 'custom', message, input: value })
      return z.NEVER
    })
    .pipe(z.string()),
)

/** Returns whether one of the patterns matches a domain in ASCII. */
export function isDomainListed(patterns: readonly string[], domain: string): boolean {
  return patterns.some((pattern) =>
    pattern.startsWith(wildcard) ? domain.endsWith(pattern.slice(1)) : domain === pattern,
  )
}
