import { useSyncExternalStore } from 'react'

/** Whether the page runs inside another one; `null` while unknown, which is on a server. */
export function useFramed(): boolean | null {
  return useSyncExternalStore(
    () => () => {},
    () => window.self !== window.top,
    () => null,
  )
}
