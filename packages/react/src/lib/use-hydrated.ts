import { useSyncExternalStore } from 'react'

/**
 * Returns `false` on a server and during hydration, `true` afterwards.
 *
 * @param isReady Returns `true` from the start, which avoids the second render that makes React 18
 * discard markup it is still hydrating.
 */
export function useHydrated(isReady = false): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => isReady,
  )
}

/** Subscribes to a value that never changes. */
export function neverChanges(): () => void {
  return () => {}
}
