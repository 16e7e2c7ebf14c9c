import { parseUrl } from '@app/contract/parse-url'
import { UsageError } from '../errors/usage-error'
import { findMisspelledOptions } from './option-names'
import { readEnvironment } from './options'

interface ServerOptions {
  tokenStore?: unknown
  projectId?: string | undefined
  csrfTrustedOrigins?: readonly string[] | undefined
}

/**
 * Checks options that only servers check, where the size of the code does not matter. Returns them with
 * `csrfTrustedOrigins` in the form of the header `Origin`: in lowercase, without the default port and without a slash at
 * the end (RFC 6454 section 6.2).
 *
 * @throws {UsageError} that names a missing variable, a misspelled option, an unknown token store, or an entry that is
 * not an http or https origin.
 */
export function toServerOptions<Options extends ServerOptions>(options: Options): Options {
  const [misspelled] = findMisspelledOptions(options)
  if (misspelled) {
    throw new UsageError(`${misspelled.given} is not an option; use ${misspelled.meant}.`)
  }
  requireVariables(options)
  requireTokenStore(options)
  const { csrfTrustedOrigins } = options
  if (!csrfTrustedOrigins) return options
  return { ...options, csrfTrustedOrigins: [csrfTrustedOrigins].flat().map(toOrigin) }
}

/**
 * Requires a project id if the program passes the option: when its value is missing, the
 * environment variable it comes from is not set.
 */
function requireVariables(options: ServerOptions): void {
  if (!('projectId' in options) || options.projectId || readEnvironment().projectId) return
  throw new UsageError(
    'projectId is missing: the environment variable it is read from is not set. Node reads .env with --env-file=.env.',
  )
}

const namedStores = ['cookie', 'nextjs-cookie', 'memory']

/** Requires a known token store, which the type already does for programs in TypeScript. */
function requireTokenStore({ tokenStore }: ServerOptions): void {
  if (typeof tokenStore !== 'string' || namedStores.includes(tokenStore)) return
  throw new UsageError(
    `tokenStore: ${JSON.stringify(tokenStore)} is not a token store; expected ${namedStores.map((name) => `"${name}"`).join(', ')}, a request, tokens, or null.`,
  )
}

/** A name whose characters URL parsers leave unchanged, or an IPv6 address in brackets. */
const hostName = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])$/

function toOrigin(entry: unknown): string {
  // No credentials and no backslashes: parsers read a different host after either.
  const isShaped = typeof entry === 'string' && /^https?:\/\/[^/\\@?#\s]+\/*$/i.test(entry)
  const url = isShaped ? parseUrl(entry) : null
  if (url && hostName.test(url.hostname)) return url.origin
  throw new UsageError(
    `csrfTrustedOrigins: ${JSON.stringify(entry)} is not an http or https origin; expected one such as "https://admin.example.com".`,
  )
}
