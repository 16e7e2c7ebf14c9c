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
  const fail = (reason: string) =>
    new HttpError(reason, {
      method,
      path: path.replace(/\?.*/, ''),
      status,
      requestId: headers.get('x-stack-request-id') ?? undefined,
      retryAfterMs: toRetryAfterMs(headers.get('retry-after'), now),
    })
  const json = toJson(body)
  const code = headers.get('x-stack-known-error')
  if (code) {
    const { code: said, error, message, details } = Object(json) as Record<string, unknown>
    if (said !== code) throw fail(`header says error ${code}, body says ${String(said)}`)
    throw toKnownError(code, status, String(error ?? message ?? code), details)
  }
  if (status >= 200 && status < 300 && json !== undefined) return json
  throw fail(status < 300 ? 'the body is not JSON' : toReason(json, body))
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

// Errors of RFC 6749 section 5.2 explain themselves; other answers are quoted, but not at length.
function toReason(json: unknown, body: string): string {
  const { error_description: description, error } = Object(json) as Record<string, unknown>
  return String(description ?? error ?? body).slice(0, 200)
}
