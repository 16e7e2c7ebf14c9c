import { useSyncExternalStore } from 'react'

/** Whether the page runs inside a frame; `false` on a server. */
export function useFramed(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => window.self !== window.top,
    () => false,
  )
}
