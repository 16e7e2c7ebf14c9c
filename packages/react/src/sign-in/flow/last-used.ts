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

/** Stores the sign-in method for the next visit on this device. */
export function rememberLastUsed(method: string): void {
  try {
    localStorage.setItem(key, method)
  } catch {
    // As above: it is only a hint.
  }
}
