import { useSyncExternalStore } from 'react'

/**
 * `false` on a server and while hydrating its markup, `true` ever after.
 *
 * @param isReady `true` all the time: without a second render, for which React 18 would make anew
 * what it is still taking over.
 */
export function useHydrated(isReady = false): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => isReady,
  )
}

function neverChanges(): () => void {
  return () => {}
}
