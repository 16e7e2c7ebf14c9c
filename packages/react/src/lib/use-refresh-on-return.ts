import { useEffect } from 'react'

/** Refreshes when the user returns to the page, for example from an email link in another tab. */
export function useRefreshOnReturn(refresh: () => Promise<unknown>): void {
  useEffect(() => {
    function onReturn() {
      // If it fails, the current value stays on screen: the user did not ask for the refresh.
      if (document.visibilityState === 'visible') refresh().catch(() => {})
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [refresh])
}
