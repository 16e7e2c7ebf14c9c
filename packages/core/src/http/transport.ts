import { NetworkError } from '../errors/network-error'
import { abortable, throwIfAborted } from '../lib/abortable'
import { isOffline } from '../lib/is-offline'
import { withController } from '../lib/with-controller'
import type { Send } from './pipeline'

/** Options of the transport. */
export interface TransportOptions {
  fetch?: (request: Request) => Promise<Response>
  /** API root, without a trailing slash. */
  apiUrl: string
  timeoutMs?: number
}

// Some worker runtimes throw on these two options; requests there have no cookies and no cache
// anyway.
const bare: RequestInit =
  'cache' in Request.prototype ? { credentials: 'omit', cache: 'no-store' } : {}

// A timer with a longer delay fires at once.
const maxDelayMs = 2_147_483_647

/** Creates the end of the pipeline: one `fetch` with a complete response, within the timeout. */
export function createTransport({
  fetch = (request) => globalThis.fetch(request),
  apiUrl,
  timeoutMs = 30_000,
}: TransportOptions): Send {
  return ({ method, path, headers, body, signal: given, isCacheable }) =>
    withController(given, async (controller) => {
      const { signal } = controller
      // Not a DOMException, which React Native lacks.
      const abort = () =>
        controller.abort(Object.assign(new Error('No response in time'), { name: 'TimeoutError' }))
      const timer = setTimeout(abort, Math.min(timeoutMs, maxDelayMs))
      try {
        throwIfAborted(signal)
        const init: RequestInit = { ...bare, method, headers, body, signal }
        if (isCacheable) init.cache = 'no-cache'
        const request = new Request(apiUrl + path, init)
        const response = await abortable(fetch(request), signal)
        const status = Number(response.headers.get('x-stack-actual-status') ?? response.status)
        return { status, headers: response.headers, body: await abortable(response.text(), signal) }
      } catch (cause) {
        throwIfAborted(given)
        throw new NetworkError(`Cannot reach ${apiUrl}.`, isOffline(), cause)
      } finally {
        clearTimeout(timer)
      }
    })
}
