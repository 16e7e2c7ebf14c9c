import { useSyncExternalStore } from 'react'
import { subscribeToLocation } from './use-page-location'

/** Returns the fragment of the URL without `#`, as it changes; `null` on a server. */
export function useHash(): string | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

function subscribe(listener: () => void): () => void {
  const stop = subscribeToLocation(listener)
  window.addEventListener('hashchange', listener)
  return () => {
    stop()
    window.removeEventListener('hashchange', listener)
  }
}

function read(): string {
  const hash = window.location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    // Not percent-encoded, such as `#%`.
    return hash
  }
}
