import { useSyncExternalStore } from 'react'
import { neverChanges } from '../lib/use-hydrated'

/** Whether the page runs inside a frame; `false` on a server. */
export function useFramed(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => window.self !== window.top,
    () => false,
  )
}
