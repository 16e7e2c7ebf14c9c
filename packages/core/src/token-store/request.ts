import { UsageError } from '../errors/usage-error'
import { type CookieOptions, findCookie, toCookieName } from './cookie-jar'
import { readTokens } from './cookie-tokens'
import { isCrossOrigin, type RequestLine } from './is-cross-origin'
import { checkTokens, signedOut, type Tokens } from './token-store'

/** A request with readable headers: Fetch API, Hono, Express, plain Node and similar. */
export interface RequestLike extends RequestLine {
  /** Headers, as a `Headers` object or a record with lower-case names. */
  readonly headers:
    | { get(name: string): string | null | undefined }
    | { readonly [name: string]: string | readonly string[] | undefined }
}

/** Settings that decide whether cookies of a request are accepted. */
export interface RequestSettings {
  /** Id of the project. */
  projectId: string
  /** As in `ClientAppOptions`. */
  cookieOptions?: CookieOptions | undefined
  /** As in `ClientAppOptions`. */
  csrfTrustedOrigins?: readonly string[] | undefined
}

/**
 * Reads the tokens of a request: the header `x-stack-auth`, otherwise the cookies of the project.
 * Cookies of an unsafe request that may come from another origin are ignored.
 *
 * @param onIgnored Called with the reason if cookies of a signed-in user are ignored.
 * @throws {UsageError} if the header is not the one of `getAuthHeaders()`. Respond with 400.
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
  // Another origin cannot send the header, but browsers add cookies automatically.
  if (!tokens.refreshToken || !isCrossOrigin(request, header, csrfTrustedOrigins)) return tokens
  onIgnored(
    `Ignored cookies from another origin (${header('origin')}): send x-stack-auth, or set csrfTrustedOrigins.`,
  )
  return signedOut
}

/** Returns a header of any type of request; `null` if absent. */
export function readHeader({ headers }: RequestLike, name: string): string | null {
  const value = typeof headers.get === 'function' ? headers.get(name) : Reflect.get(headers, name)
  return Array.isArray(value) ? value.join('; ') : (value ?? null)
}

function parseAuthHeader(header: string): Tokens {
  try {
    // JSON that starts with a brace is an object.
    if (header.trim()[0] === '{') return checkTokens({ ...signedOut, ...JSON.parse(header) })
  } catch {
    // The parser's message quotes the text, which contains a secret.
  }
  throw new UsageError('x-stack-auth must be a JSON object.')
}
