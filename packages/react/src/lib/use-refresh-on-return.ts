import { useEffect } from 'react'

/** Fetches afresh when somebody comes back to the page, say from the link of a mail in another tab. */
export function useRefreshOnReturn(refresh: () => Promise<unknown>): void {
  useEffect(() => {
    function onReturn() {
      // When it fails, what is on screen stays: nobody asked for this.
      if (document.visibilityState === 'visible') refresh().catch(() => {})
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [refresh])
}
