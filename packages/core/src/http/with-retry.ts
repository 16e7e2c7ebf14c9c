import { NetworkError } from '../errors/network-error'
import { delay } from '../lib/delay'
import { isOffline } from '../lib/is-offline'
import { type PendingRetries, PendingRetry } from './pending-retries'
import type { ApiResponse, Step } from './pipeline'
import { toRetryAfterMs } from './retry-after'

/** Retries of failed requests. */
export interface RetryOptions {
  /** Maximum number of attempts, including the first. @default 5 */
  attempts?: number | undefined
  /** Wait after the first attempt in milliseconds; doubles each time, ±50 %. @default 1000 */
  baseDelayMs?: number | undefined
  /** Called before each wait, with the number of the failed attempt and the reason. */
  onRetry?:
    | ((retry: {
        /** Number of the failed attempt; the first one is 1. */
        attempt: number
        /** Wait before the next attempt, in milliseconds. */
        delayMs: number
        /** Reason if there was no response. */
        error?: unknown
        /** Status of the response, if there was one. */
        status?: number
      }) => void)
    | undefined
}

/** Dependencies of retries. */
export interface RetryEnvironment {
  retry?: RetryOptions
  /** Requests that are being retried. */
  pendingRetries: PendingRetries
  now: () => number
  random: () => number
}

// A user may be waiting in front of a form: fail rather than wait longer.
const maxRetryAfterMs = 30_000

/** Repeats requests that had no effect: lost idempotent requests, and rate-limited ones (429). */
export function withRetry({ retry = {}, pendingRetries, now, random }: RetryEnvironment): Step {
  const { attempts = 5, baseDelayMs = 1000, onRetry } = retry
  return (send) => async (request) => {
    let pending: PendingRetry | undefined
    try {
      for (let attempt = 1; ; attempt++) {
        // A request sent while offline never leaves the device, so even a POST may be repeated.
        const mayRepeat = request.isIdempotent || isOffline()
        let response: ApiResponse | undefined
        let error: NetworkError | undefined
        try {
          response = await send(request)
          if (!isRefused(response)) return response
        } catch (thrown) {
          if (!(thrown instanceof NetworkError) || !mayRepeat) throw thrown
          error = thrown
        }
        const askedMs = response ? toRetryAfterMs(response.headers, now()) : 0
        if (attempt >= attempts || askedMs > maxRetryAfterMs) {
          if (response) return response
          throw error
        }
        const delayMs = Math.max(askedMs, (random() + 0.5) * baseDelayMs * 2 ** (attempt - 1))
        onRetry?.({ attempt, delayMs, error, status: response?.status })
        const next = new PendingRetry(attempt, delayMs, error)
        pendingRetries.replace(pending, next)
        pending = next
        await delay(delayMs, request.signal, isOffline() ? 'online' : undefined)
      }
    } finally {
      if (pending) pendingRetries.replace(pending)
    }
  }
}

// 508 with this mark: a hosting platform mistook parallel requests for a loop.
function isRefused({ status, body }: ApiResponse): boolean {
  return status === 429 || (status === 508 && body.includes('INFINITE_LOOP_DETECTED'))
}
