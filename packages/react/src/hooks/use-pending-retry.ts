import { type PendingRetry, pendingRetriesOf } from '@app/core/bindings'
import { useContext, useSyncExternalStore } from 'react'
import { neverChanges } from '../lib/use-hydrated'
import { AppContext } from './app-context'

/** Returns the request of the app that is being retried; `null` if there is none, or no app. */
export function usePendingRetry(): PendingRetry | null {
  const app = useContext(AppContext)
  const retries = app && pendingRetriesOf(app)
  return useSyncExternalStore(
    retries?.subscribe ?? neverChanges,
    () => retries?.findLatest() ?? null,
    () => null,
  )
}
