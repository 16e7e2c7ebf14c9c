import { HttpError } from '../errors/http-error'
import { loadKnownError } from '../errors/load-known-error'
import { type Json, parseJson } from '../lib/json'
import type { ApiResponse } from './pipeline'
import { toRetryAfterMs } from './retry-after'

/** Returns the JSON body of a success, or throws the matching error. */
export async function parseResponse(
  endpoint: { method: string; path: string },
  { status, headers, body }: ApiResponse,
  now: number,
): Promise<unknown> {
  const json = parseJson(body)
  const { code, error, error_description, details } = Object(json) as Record<
    string,
    Json | undefined
  >
  const header = headers.get('x-stack-known-error')
  if (header && header === code) {
    throw await loadKnownError(header, status, String(error ?? code), details)
  }
  if (!header && json !== undefined && status >= 200 && status < 300) return json
  // `error_description` is a message by RFC 6749 section 5.2; bodies without a message are quoted in part.
  throw new HttpError(String(error_description ?? error ?? body.slice(0, 1000)), {
    ...endpoint,
    status,
    requestId: headers.get('x-stack-request-id') ?? undefined,
    retryAfterMs: toRetryAfterMs(headers, now),
  })
}
