import { useCallback, useSyncExternalStore } from 'react'

/** A promise that {@link track} has given a status. */
export type TrackedPromise<T> = Promise<T> & { status?: string }

/** Returns the status of a promise of `loadOnce`, and renders again when it changes. */
export function usePromiseStatus(promise: TrackedPromise<unknown> | null): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (promise) void Promise.allSettled([promise]).then(listener)
      return () => {}
    },
    [promise],
  )
  const readStatus = () => promise?.status
  return useSyncExternalStore(subscribe, readStatus, readStatus)
}
