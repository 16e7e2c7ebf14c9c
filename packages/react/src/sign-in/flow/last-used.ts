import { useMemo } from 'react'
import { useHydrated } from '../../lib/use-hydrated'

const key = '_STACK_AUTH.lastUsed'

/**
 * How somebody signed in on this device the last time: id of a provider or name of another way. Stays
 * the same for as long as it is shown. Markup of a server does not say it.
 */
export function useLastUsed(): string | null {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? findLastUsed() : null), [isHydrated])
}

function findLastUsed(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Some browsers refuse storage; then nothing is known.
    return null
  }
}

/** Notes how somebody signs in, for their next visit on this device. */
export function rememberLastUsed(way: string): void {
  try {
    localStorage.setItem(key, way)
  } catch {
    // As above: it is only a hint.
  }
}
