import type { Resource } from '@app/core'
import { useSyncExternalStore } from 'react'
import { useIsKnown } from '../lib/use-is-known'

/** State of a read: loading, loaded or failed. */
export type ReadState<T> = {
  /** Fetches afresh; what is there stays meanwhile. Rejects when it fails. */
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

// On a server, and while its markup is taken over: nothing is asked, and nothing is known.
const unknown: Pick<Resource<never>, 'load' | 'refresh' | 'subscribe'> = {
  load: () => never,
  refresh: () => never,
  subscribe: () => () => {},
}

/** The state of a resource, for components that do not wait by Suspense. */
export function useReadState<T>(find: () => Resource<T>): ReadState<T> {
  const isKnown = useIsKnown()
  const { load, refresh, subscribe } = isKnown ? find() : unknown
  const read = (): Promise<T> & Outcome<T> => load()
  const promise = useSyncExternalStore(subscribe, read, read)
  // The promise stays the same when it is settled, which is to be seen too.
  const readStatus = () => read().status
  useSyncExternalStore(subscribe, readStatus, readStatus)

  if (promise.status === 'fulfilled') {
    return { isLoading: false, data: promise.value, error: undefined, refresh }
  }
  if (promise.status === 'rejected') {
    // The service and the SDK fail with errors.
    return { isLoading: false, data: undefined, error: promise.reason as Error, refresh }
  }
  return { isLoading: true, data: undefined, error: undefined, refresh }
}
