import { useEffect, useState } from 'react'

/** A promise that {@link track} has given a status. */
export type TrackedPromise<T> = Promise<T> & { status?: string }

/** Returns the status of a promise of `loadOnce`, and renders again when it changes. */
export function usePromiseStatus(promise: TrackedPromise<unknown> | null): string | undefined {
  const status = promise?.status
  // State instead of an external store: React would not subscribe to a retry whose status equals that of the load it replaces.
  const [, setSettled] = useState<unknown>()
  useEffect(() => {
    if (status === 'pending') void Promise.allSettled([promise]).then(() => setSettled(promise))
  }, [promise, status])
  return status
}
