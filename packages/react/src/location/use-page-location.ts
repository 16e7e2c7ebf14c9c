import { useSyncExternalStore } from 'react'

/**
 * Returns path and query of the current page; `null` while unknown, as on a server.
 *
 * @param onServer Path and query for a server that knows them.
 */
export function usePageLocation(onServer?: string): { path: string; query: string } | null {
  const location = useSyncExternalStore(subscribeToLocation, read, readFirst)
  if (location === null) return null
  const [path = '', query = ''] = location.split(/\?(.*)/s)
  return { path, query }

  function readFirst() {
    // Hydration must start with the URL that the server rendered.
    return onServer === undefined || typeof window === 'undefined' ? (onServer ?? null) : read()
  }
}

function read(): string {
  return window.location.pathname + window.location.search
}

interface NavigationEvents {
  addEventListener(type: 'currententrychange', listener: () => void): void
  removeEventListener(type: 'currententrychange', listener: () => void): void
}

/**
 * Subscribes to changes of the URL. Routers change it without a window event, but the Navigation
 * API reports it. Without that API, the re-render of the router makes React read it again.
 */
export function subscribeToLocation(listener: () => void): () => void {
  const { navigation } = window as { navigation?: NavigationEvents }
  window.addEventListener('popstate', listener)
  navigation?.addEventListener('currententrychange', listener)
  return () => {
    window.removeEventListener('popstate', listener)
    navigation?.removeEventListener('currententrychange', listener)
  }
}
