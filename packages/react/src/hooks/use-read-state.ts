import type { Resource } from '@app/core'
import { useSyncExternalStore } from 'react'
import { neverChanges } from '../lib/use-hydrated'
import { useIsKnown } from '../lib/use-is-known'

/** State of a read: loading, loaded or failed. */
export type ReadState<T> = {
  /** Fetches again and keeps the current data in the meantime. Rejects on failure. */
  refresh: () => Promise<T>
} & (
  | { isLoading: true; data: undefined; error: undefined }
  | { isLoading: false; data: T; error: undefined }
  | { isLoading: false; data: undefined; error: Error }
)

type Outcome<T> =
  | { status?: 'pending' }
  | { status: 'fulfilled'; value: T }
  | { status: 'rejected'; reason: unknown }

const never = new Promise<never>(() => {})

// On a server and during hydration: no request, no data.
const unknown: Pick<Resource<never>, 'load' | 'refresh' | 'subscribe'> = {
  load: () => never,
  refresh: () => never,
  subscribe: neverChanges,
}

/** Returns the state of a resource, for components that do not suspend. */
export function useReadState<T>(find: () => Resource<T>): ReadState<T> {
  const isKnown = useIsKnown()
  const { load, refresh, subscribe } = isKnown ? find() : unknown
  const read = (): Promise<T> & Outcome<T> => load()
  const promise = useSyncExternalStore(subscribe, read, read)
  // The promise stays the same when it settles, which must re-render as well.
  const readStatus = () => read().status
  useSyncExternalStore(subscribe, readStatus, readStatus)

  if (promise.status === 'fulfilled') {
    return { isLoading: false, data: promise.value, error: undefined, refresh }
  }
  if (promise.status === 'rejected') {
    // The service and the SDK only throw errors.
    return { isLoading: false, data: undefined, error: promise.reason as Error, refresh }
  }
  return { isLoading: true, data: undefined, error: undefined, refresh }
}
