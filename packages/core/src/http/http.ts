import type { EndpointKey, ErrorCodeOf, RequestOf, ResponseOf } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import {
  isCommonError,
  isKnownError,
  type KnownError,
  type KnownErrorOf,
} from '../errors/known-error'
import { abortable } from '../lib/abortable'
import type { CallOptions } from '../lib/call-options'
import type { Lifetime } from '../lib/lifetime'
import { failed, ok, type Result } from '../lib/result'
import type { Complete } from '../lib/total'
import { withController } from '../lib/with-controller'
import { parseResponse } from './parse-response'
import type { Send } from './pipeline'

/** Options of a request, in addition to those of its endpoint. */
interface SendOptions extends CallOptions {
  /** Sends the body as a form, which needs no CORS preflight. */
  asForm?: boolean
  /** Whether the request may be repeated. @default by its method */
  isIdempotent?: boolean
  /** Whether the browser may store the response, and revalidate it. @default false */
  isCacheable?: boolean
  /** Called with the headers of the response. */
  onHeaders?: (headers: Headers) => void
}

// The session step sets the headers that endpoints declare.
type Parts<Key extends EndpointKey, Access extends AccessType> = SendOptions &
  WithCompleteBody<Omit<RequestOf<Key, Access>, 'headers'>>

/** A request whose body lists all of its fields: omitting one is a compile error. */
type WithCompleteBody<Request> = {
  [Part in keyof Request]: Part extends 'body' ? CompleteBody<Request[Part]> : Request[Part]
}

// Fields of an open body, such as an OAuth form, cannot be listed.
type CompleteBody<Body> = Body extends object
  ? string extends keyof Body
    ? Body
    : Complete<Body>
  : Body

/** Arguments of a request; optional if the endpoint needs none. */
type CallOf<Key extends EndpointKey, Access extends AccessType> =
  Record<never, never> extends Parts<Key, Access>
    ? [parts?: Parts<Key, Access>]
    : [parts: Parts<Key, Access>]

/** Requests by endpoint name, on behalf of one session or without one. */
export interface Http<Access extends AccessType = 'client'> {
  /** Returns the body of a success; throws on any error. */
  send<Key extends EndpointKey>(
    key: Key,
    ...call: CallOf<Key, Access>
  ): Promise<ResponseOf<Key, Access>>
  /** Returns a success or an error that the endpoint declares; throws any other error. */
  try<Key extends EndpointKey>(
    key: Key,
    ...call: CallOf<Key, Access>
  ): Promise<Result<ResponseOf<Key, Access>, KnownErrorOf<ErrorCodeOf<Key>>>>
}

const json: Record<string, string> = { 'content-type': 'application/json' }

type Fields = Record<string, unknown>

interface AnyParts extends SendOptions {
  path?: Fields
  query?: Fields
  body?: unknown
}

/**
 * Creates typed requests on top of a pipeline.
 *
 * @param lifetime Aborts all pending requests when it ends.
 */
export function createHttp<Access extends AccessType = 'client'>(
  pipe: Send,
  now: () => number,
  lifetime: Pick<Lifetime, 'signal' | 'onEnd'>,
): Http<Access> {
  async function send(key: string, parts: AnyParts = {}): Promise<unknown> {
    const { path = {}, query, body, asForm, signal } = parts
    const [method = '', pattern = ''] = key.split(' ')
    return withController(signal, async (controller) => {
      const end = () => controller.abort(lifetime.signal.reason)
      const forget = lifetime.onEnd(end)
      if (lifetime.signal.aborted) end()
      const request = {
        method,
        path:
          pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(path[name]))) +
          (query ? `?${toFields(query)}` : ''),
        // The content type of a form is set by `fetch`.
        headers: body === undefined || asForm ? {} : json,
        body: asForm ? toFields(body as Fields) : JSON.stringify(body),
        isIdempotent: parts.isIdempotent ?? isIdempotent(method),
        isCacheable: parts.isCacheable,
        signal: controller.signal,
      }
      try {
        // A step may be waiting for work shared with other callers, which continues for them.
        const response = await abortable(pipe(request), controller.signal)
        parts.onHeaders?.(response.headers)
        return await parseResponse({ method, path: pattern }, response, now())
      } finally {
        forget()
      }
    })
  }

  async function attempt(key: string, parts?: AnyParts): Promise<Result<unknown, KnownError>> {
    try {
      return ok(await send(key, parts))
    } catch (error) {
      if (!isKnownError(error) || isCommonError(error)) throw error
      return failed(error)
    }
  }

  // The contract defines the response of each key; the tests of the service enforce it.
  return { send, try: attempt } as unknown as Http<Access>
}

/** @see RFC 9110 section 9.2.2. PATCH is not idempotent, and the contract has no PUT. */
function isIdempotent(method: string): boolean {
  return method === 'GET' || method === 'DELETE'
}

function toFields(fields: Fields): URLSearchParams {
  // JSON omits undefined values.
  return new URLSearchParams(JSON.parse(JSON.stringify(fields)))
}
