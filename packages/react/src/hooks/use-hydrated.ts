import { useSyncExternalStore } from 'react'

/** `false` on a server and while hydrating its markup, `true` ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => {}
}
