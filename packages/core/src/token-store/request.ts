import { UsageError } from '../errors/usage-error'
import { type CookieOptions, findCookie, toCookieName } from './cookie-jar'
import { readTokens } from './cookie-tokens'
import { isCrossOrigin, type RequestLine } from './is-cross-origin'
import { checkTokens, signedOut, type Tokens } from './token-store'

/** A request whose headers can be read: Fetch API, Hono, Express, plain Node and the like. */
export interface RequestLike extends RequestLine {
  readonly headers:
    | { get(name: string): string | null | undefined }
    | { readonly [name: string]: string | readonly string[] | undefined }
}

/** Settings of an app that decide what a request's cookies are worth. */
export interface RequestSettings {
  projectId: string
  cookieOptions?: CookieOptions
  csrfTrustedOrigins?: readonly string[]
}

/**
 * Reads the tokens a browser sent along: the header `x-stack-auth`, else the cookies of a project.
 * Cookies count as none in a request that changes something and may come from another origin.
 *
 * @param onIgnored Gets the reason when cookies with a sign-in are ignored.
 * @throws {UsageError} when the header is not what `getAuthHeaders()` makes. Answer 400 then.
 */
export function readRequestTokens(
  request: RequestLike,
  { projectId, cookieOptions, csrfTrustedOrigins }: RequestSettings,
  onIgnored: (reason: string) => void,
): Tokens {
  const header = (name: string) => readHeader(request, name)
  const auth = header('x-stack-auth')
  if (auth !== null) return parseAuthHeader(auth)
  const cookies = header('cookie') ?? ''
  const tokens = readTokens(
    (name) => findCookie(cookies, toCookieName(name, cookieOptions)),
    projectId,
  )
  // A page of another origin cannot send the header, but the browser adds cookies by itself.
  if (!tokens.refreshToken || !isCrossOrigin(request, header, csrfTrustedOrigins)) return tokens
  onIgnored(
    `Ignored the cookies of a request from another origin (${header('origin')}): send the header x-stack-auth, or list the origin in csrfTrustedOrigins.`,
  )
  return signedOut
}

/** A header of a request, whatever made it; `null` when it has none. */
export function readHeader({ headers }: RequestLike, name: string): string | null {
  const value = typeof headers.get === 'function' ? headers.get(name) : Reflect.get(headers, name)
  return Array.isArray(value) ? value.join('; ') : (value ?? null)
}

function parseAuthHeader(header: string): Tokens {
  let cause: unknown
  try {
    // JSON that starts so is an object.
    if (header.trim().startsWith('{')) return checkTokens({ ...signedOut, ...JSON.parse(header) })
  } catch (error) {
    cause = error
  }
  throw new UsageError('Invalid x-stack-auth header: it must be a JSON object.', { cause })
}
