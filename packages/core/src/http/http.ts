import type { EndpointKey, ErrorCodeOf, RequestOf, ResponseOf } from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import {
  isCommonError,
  isKnownError,
  type KnownError,
  type KnownErrorOf,
} from '../errors/known-error'
import { abortable } from '../lib/abortable'
import type { Lifetime } from '../lib/lifetime'
import { failed, ok, type Result } from '../lib/result'
import { withController } from '../lib/with-controller'
import { parseResponse } from './parse-response'
import type { Send } from './pipeline'

/** What a call may add to what its endpoint asks for. */
interface CallOptions {
  signal?: AbortSignal
  /** Sends the body as a form, which needs no preflight. */
  asForm?: boolean
  /** Sending it twice does no more than sending it once. @default by its method */
  isIdempotent?: boolean
}

// The headers an endpoint names are put there by the session step.
type Parts<Key extends EndpointKey, Access extends AccessType> = CallOptions &
  Omit<RequestOf<Key, Access>, 'headers'>

/** Arguments of a call: they may be left out where the endpoint needs none. */
type CallOf<Key extends EndpointKey, Access extends AccessType> =
  Record<never, never> extends Parts<Key, Access>
    ? [parts?: Parts<Key, Access>]
    : [parts: Parts<Key, Access>]

/** Calls of the API by endpoint name, on behalf of one session or of nobody. */
export interface Http<Access extends AccessType = 'client'> {
  /** Answers the body of a success and throws everything else. */
  send<Key extends EndpointKey>(
    key: Key,
    ...call: CallOf<Key, Access>
  ): Promise<ResponseOf<Key, Access>>
  /** Answers a success, or an error its endpoint declares; throws everything else. */
  try<Key extends EndpointKey>(
    key: Key,
    ...call: CallOf<Key, Access>
  ): Promise<Result<ResponseOf<Key, Access>, KnownErrorOf<ErrorCodeOf<Key>>>>
}

const json: Record<string, string> = { 'content-type': 'application/json' }

type Fields = Record<string, unknown>

interface AnyParts extends CallOptions {
  path?: Fields
  query?: Fields
  body?: unknown
}

/**
 * Gives a pipeline the endpoints of the contract.
 *
 * @param lifetime Its end ends all calls under way.
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
        // A form names its own type.
        headers: body === undefined || asForm ? {} : json,
        body: asForm ? toFields(body as Fields) : JSON.stringify(body),
        isIdempotent: parts.isIdempotent ?? !/^P[OA]/.test(method),
        signal: controller.signal,
      }
      try {
        // Whatever a step is waiting for, it may be shared with others and go on for them.
        const answer = await abortable(pipe(request), controller.signal)
        return await parseResponse({ method, path: pattern }, answer, now())
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

  // The contract says what comes back for a key, and the service's own tests hold it to that.
  return { send, try: attempt } as unknown as Http<Access>
}

function toFields(fields: Fields): URLSearchParams {
  // JSON leaves out what is undefined.
  return new URLSearchParams(JSON.parse(JSON.stringify(fields)))
}
