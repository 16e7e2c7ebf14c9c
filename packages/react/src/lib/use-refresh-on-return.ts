import { useEffect } from 'react'

/**
 * Refreshes when the user returns to the page, for example from an email link in another tab or window, and when the
 * device is online again.
 */
export function useRefreshOnReturn(refresh: () => Promise<unknown>): void {
  useEffect(() => {
    const leaving = new AbortController()
    function onReturn() {
      // If it fails, the current value stays on screen: the user did not ask for the refresh.
      if (!document.hidden) refresh().catch(() => {})
    }
    // Another tab hides the page; another window only takes the focus. Both events at once share one request.
    for (const type of ['visibilitychange', 'focus', 'online']) {
      window.addEventListener(type, onReturn, leaving)
    }
    return () => leaving.abort()
  }, [refresh])
}
