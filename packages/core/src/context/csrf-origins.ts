import { UsageError } from '../errors/usage-error'

/**
 * Returns options with `csrfTrustedOrigins` in the form of the header `Origin`: in lowercase, without the usual port and a
 * slash at the end (RFC 6454 section 6.2).
 *
 * @throws {UsageError} that names an entry that is not the URL of an http or https origin.
 */
export function withCsrfOrigins<
  Options extends { csrfTrustedOrigins?: readonly string[] | undefined },
>(options: Options): Options {
  const { csrfTrustedOrigins } = options
  if (!csrfTrustedOrigins) return options
  return { ...options, csrfTrustedOrigins: csrfTrustedOrigins.map(toOrigin) }
}

function toOrigin(entry: string): string {
  const isOrigin = /^https?:\/\/[^/?#*\s]+\/*$/i.test(entry) && URL.canParse(entry)
  if (isOrigin) return new URL(entry).origin
  throw new UsageError(
    `csrfTrustedOrigins: ${JSON.stringify(entry)} is not an origin; expected one such as "https://admin.example.com".`,
  )
}
