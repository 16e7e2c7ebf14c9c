import { UsageError } from '../errors/usage-error'
import { findCookie } from './cookie-jar'
import { readTokens } from './cookie-tokens'
import { checkTokens, signedOut, type Tokens } from './token-store'

/** A request whose headers can be read: Fetch API, Hono, Express, plain Node and the like. */
export interface RequestLike {
  readonly headers:
    | { get(name: string): string | null | undefined }
    | { readonly [name: string]: string | readonly string[] | undefined }
}

/**
 * Reads the tokens a browser sent along: the header `x-stack-auth`, else the cookies of a project.
 *
 * @throws {UsageError} when the header is not what `getAuthHeaders()` makes. Answer 400 then.
 */
export function readRequestTokens(request: RequestLike, projectId: string): Tokens {
  const header = readHeader(request, 'x-stack-auth')
  if (header !== null) return parseAuthHeader(header)
  const cookies = readHeader(request, 'cookie') ?? ''
  return readTokens((name) => findCookie(cookies, name), projectId)
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
