import { createHttp } from '../http/http'
import { pipeline } from '../http/pipeline'
import { createTransport, type TransportOptions } from '../http/transport'
import { type RetryEnvironment, withRetry } from '../http/with-retry'
import type { Lifetime } from '../lib/lifetime'
import { type Refresh, type RefreshContext, refresh } from './refresh'

// Milliseconds for one attempt: a token exchange is a small request, so a slow one is repeated.
const maxAttemptMs = 10_000

type RefreshSettings = TransportOptions &
  RetryEnvironment &
  Omit<RefreshContext, 'openHttp' | 'attemptMs'>

/** Creates the function that refreshes the access tokens of an app. */
export function createRefresh(settings: RefreshSettings, lifetime: Lifetime): Refresh {
  // Limited, because other tabs wait during an attempt.
  const attemptMs = Math.min(settings.timeoutMs ?? maxAttemptMs, maxAttemptMs)
  const transport = createTransport({ ...settings, timeoutMs: attemptMs })
  const retry = withRetry(settings)
  const context: RefreshContext = {
    ...settings,
    attemptMs,
    openHttp: (step) => createHttp(pipeline(transport, step, retry), settings.now, lifetime),
  }
  return (...wanted) => refresh(context, ...wanted)
}
