import { HttpError } from '../errors/http-error'
import { toKnownError } from '../errors/known-error'
import type { Answer, OutgoingRequest } from './pipeline'
import { toRetryAfterMs } from './retry-after'

/** Reads an answer: the JSON of a success, or throws the right error. */
export function parseResponse(
  { method, path }: OutgoingRequest,
  { status, headers, body }: Answer,
  now: number,
): unknown {
  const json = toJson(body)
  const { code, error, error_description, details } = Object(json) as Record<string, unknown>
  const header = headers.get('x-stack-known-error')
  if (header && header === code) throw toKnownError(code, status, String(error ?? code), details)
  if (!header && json !== undefined && status >= 200 && status < 300) return json
  // Errors of RFC 6749 section 5.2 explain themselves; other answers are quoted, not at length.
  throw new HttpError(String(error_description ?? error ?? body).slice(0, 200), {
    method,
    path: path.replace(/\?.*/, ''),
    status,
    requestId: headers.get('x-stack-request-id') ?? undefined,
    retryAfterMs: toRetryAfterMs(headers, now),
  })
}

// `undefined` is no JSON value, so it can stand for text that is not JSON.
function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
