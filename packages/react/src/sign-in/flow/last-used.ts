import { useMemo } from 'react'
import { useHydrated } from '../../lib/use-hydrated'

const key = '_STACK_AUTH.lastUsed'

/**
 * Returns the last sign-in method on this device: id of a provider or name of another method. Stays
 * the same while mounted; `null` in server-rendered markup.
 */
export function useLastUsed(): string | null {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? findLastUsed() : null), [isHydrated])
}

function findLastUsed(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Some browsers refuse storage.
    return null
  }
}

/** Stores the sign-in method for the next visit on this device. */
export function rememberLastUsed(method: string): void {
  try {
    localStorage.setItem(key, method)
  } catch {
    // Only a hint: works without it.
  }
}
