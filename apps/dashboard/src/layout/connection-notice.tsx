import type { ClientApp } from '@app/core'
import { pendingRetriesOf } from '@app/core/bindings'
import { useSyncExternalStore } from 'react'
import { auth } from '../auth'

/**
 * Notice while a request is retried because the service cannot be reached.
 *
 * @param app App of the project, if the page belongs to one.
 */
export function ConnectionNotice({ app = auth }: { app?: ClientApp }) {
  const ownerError = useRetriedError(auth)
  const error = useRetriedError(app) ?? ownerError
  return (
    <p role="status" className="connection">
      {error && (error.isOffline ? 'You seem to be offline.' : 'We can’t reach the service.')}
      {error && ' We keep trying.'}
    </p>
  )
}

function useRetriedError(app: ClientApp) {
  const { subscribe, findLatest } = pendingRetriesOf(app)
  return useSyncExternalStore(subscribe, findLatest)?.error
}
