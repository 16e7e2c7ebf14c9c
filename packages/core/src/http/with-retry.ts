import { NetworkError } from '../errors/network-error'
import { delay } from '../lib/delay'
import { isOffline } from '../lib/is-offline'
import type { Answer, Step } from './pipeline'
import { toRetryAfterMs } from './retry-after'

/** How calls are repeated when the network or the service fails them. */
export interface RetryOptions {
  /** Attempts in all, the first included. @default 5 */
  attempts?: number
  /** Wait after the first attempt, in milliseconds; doubles each time, ±50 %. @default 1000 */
  baseDelayMs?: number
  /** Told before each wait: which attempt failed, how long the wait is, and why. */
  onRetry?: (retry: { attempt: number; delayMs: number; error?: unknown; status?: number }) => void
}

/** What retrying is told, and needs of the outside world. */
export interface RetryEnvironment {
  retry?: RetryOptions
  now: () => number
  random: () => number
}

// Somebody may be waiting in front of a form: rather say "try later" than wait any longer.
const maxRetryAfterMs = 30_000

/** Tries again when nothing was done: idempotent requests that got lost, and refused ones (429). */
export function withRetry({ retry = {}, now, random }: RetryEnvironment): Step {
  const { attempts = 5, baseDelayMs = 1000, onRetry } = retry
  return (next) => async (request) => {
    for (let attempt = 1; ; attempt++) {
      // What is sent while offline never leaves the device, so even a POST may be sent again.
      const mayRepeat = request.isIdempotent || isOffline()
      let answer: Answer | undefined
      let error: unknown
      try {
        answer = await next(request)
        if (!isRefused(answer)) return answer
      } catch (thrown) {
        if (!(thrown instanceof NetworkError) || !mayRepeat) throw thrown
        error = thrown
      }
      const askedMs = answer ? toRetryAfterMs(answer.headers, now()) : 0
      if (attempt >= attempts || askedMs > maxRetryAfterMs) {
        if (answer) return answer
        throw error
      }
      const delayMs = Math.max(askedMs, (random() + 0.5) * baseDelayMs * 2 ** (attempt - 1))
      onRetry?.({ attempt, delayMs, error, status: answer?.status })
      await delay(delayMs, request.signal)
    }
  }
}

// 508 with this mark: a platform that mistook parallel calls of one function for a loop.
function isRefused({ status, body }: Answer): boolean {
  return status === 429 || (status === 508 && body.includes('INFINITE_LOOP_DETECTED'))
}
