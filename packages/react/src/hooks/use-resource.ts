import type { Resource } from '@app/core'
import { useSyncExternalStore } from 'react'
import { readPromise } from '../lib/read-promise'
import { setRetry } from '../lib/retries'

/**
 * Returns the value of a resource and re-renders as it changes. Suspends only until the first
 * value; an error of the first load is thrown to the error boundary.
 */
export function useResource<T>(resource: Resource<T>): T {
  const promise: Promise<T> & { status?: string; reason?: unknown } = useSyncExternalStore(
    resource.subscribe,
    resource.load,
    resource.load,
  )
  if (promise.status === 'rejected') setRetry(promise.reason, resource.refresh)
  return readPromise(promise)
}
