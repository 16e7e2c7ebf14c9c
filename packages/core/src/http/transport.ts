import { NetworkError } from '../errors/network-error'
import type { Send } from './pipeline'

/** What the transport needs of the outside world. */
export interface TransportOptions {
  fetch: (request: Request) => Promise<Response>
  /** API root, without a slash at its end. */
  apiUrl: string
  timeoutMs: number
  isOffline: () => boolean
}

// Some worker runtimes throw on these fields; there, requests carry no cookies and meet no cache.
const init: RequestInit =
  'credentials' in Request.prototype && 'cache' in Request.prototype
    ? { credentials: 'omit', cache: 'no-store' }
    : {}

/** The end of the pipeline: one `fetch`, its answer read to the end, within the time limit. */
export function createTransport({ fetch, apiUrl, timeoutMs, isOffline }: TransportOptions): Send {
  return async ({ method, path, headers, body, signal }) => {
    const controller = new AbortController()
    const forward = () => controller.abort(signal?.reason)
    signal?.throwIfAborted()
    signal?.addEventListener('abort', forward)
    const timer = setTimeout(
      () => controller.abort(new DOMException(`No answer in ${timeoutMs} ms`, 'TimeoutError')),
      timeoutMs,
    )
    try {
      const response = await fetch(
        new Request(apiUrl + path, { ...init, method, headers, body, signal: controller.signal }),
      )
      const status = Number(response.headers.get('x-stack-actual-status') ?? response.status)
      return { status, headers: response.headers, body: await response.text() }
    } catch (cause) {
      signal?.throwIfAborted()
      const offline = isOffline()
      throw new NetworkError(offline ? 'You seem to be offline.' : `Cannot reach ${apiUrl}.`, {
        cause,
        isOffline: offline,
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', forward)
    }
  }
}
