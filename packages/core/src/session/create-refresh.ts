import { createHttp } from '../http/http'
import { pipeline } from '../http/pipeline'
import { createTransport, type TransportOptions } from '../http/transport'
import { type RetryEnvironment, withRetry } from '../http/with-retry'
import type { Lifetime } from '../lib/lifetime'
import { type Refresh, type RefreshContext, refresh } from './refresh'

// An exchange of tokens is one small question; whoever cannot answer it by then is asked again.
const maxRenewalMs = 10_000

type RefreshSettings = TransportOptions &
  RetryEnvironment &
  Omit<RefreshContext, 'openRenewal' | 'renewalMs'>

/** Makes what renews the access tokens of an app. */
export function createRefresh(settings: RefreshSettings, lifetime: Lifetime): Refresh {
  // Other tabs wait meanwhile.
  const renewalMs = Math.min(settings.timeoutMs ?? maxRenewalMs, maxRenewalMs)
  const transport = createTransport({ ...settings, timeoutMs: renewalMs })
  const retry = withRetry(settings)
  const context: RefreshContext = {
    ...settings,
    renewalMs,
    openRenewal: (step) => createHttp(pipeline(transport, step, retry), settings.now, lifetime),
  }
  return (...wanted) => refresh(context, ...wanted)
}
