import type { PendingRetries } from '../http/pending-retries'
import type { ClientApp } from './client-app'

/** Returns the requests of an app that are being retried, for view libraries. */
export function pendingRetriesOf(app: ClientApp): PendingRetries {
  return app.context.pendingRetries
}
