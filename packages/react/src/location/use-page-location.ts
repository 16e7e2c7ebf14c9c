import { useSyncExternalStore } from 'react'

/**
 * Path and query of the current page; `null` while unknown, which is on a server.
 *
 * @param onServer Path and query where a server knows them.
 */
export function usePageLocation(onServer?: string): { path: string; query: string } | null {
  const location = useSyncExternalStore(subscribeToLocation, read, readFirst)
  if (location === null) return null
  const [path = '', query = ''] = location.split('?', 2)
  return { path, query }

  function readFirst() {
    // Where a server knew its own address, taking over its markup must not begin with another one.
    return onServer === undefined || typeof window === 'undefined' ? (onServer ?? null) : read()
  }
}

function read(): string {
  return `${window.location.pathname}?${window.location.search.slice(1)}`
}

interface NavigationEvents {
  addEventListener(type: 'currententrychange', listener: () => void): void
  removeEventListener(type: 'currententrychange', listener: () => void): void
}

/**
 * Calls back when the address changes. Routers change it without an event of the window; the
 * Navigation API tells of it. Where that is missing, the router's own re-render makes React read anew.
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
