import { useSyncExternalStore } from 'react'

/** Whether the page runs inside another one. A server cannot tell, and takes it that it does not. */
export function useFramed(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => window.self !== window.top,
    () => false,
  )
}
