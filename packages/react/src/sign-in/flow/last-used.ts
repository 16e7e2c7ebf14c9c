import { useMemo } from 'react'
import { ifAllowed } from '../../lib/if-allowed'
import { useHydrated } from '../../lib/use-hydrated'

const key = '_STACK_AUTH.lastUsed'
/** Key in `sessionStorage` of the method of a sign-in that continues at a provider. */
const startedKey = '_STACK_AUTH.startedWith'

// The method is only a hint.

/**
 * Returns the last sign-in method on this device: id of a provider or name of another method. Stays
 * the same while mounted; `null` in server-rendered markup.
 */
export function useLastUsed(): string | null {
  const isHydrated = useHydrated()
  return useMemo(
    () => (isHydrated ? ifAllowed(() => localStorage.getItem(key)) : null),
    [isHydrated],
  )
}

/** Stores the sign-in method for the next visit on this device, once it has signed in. */
export function rememberLastUsed(method: string): void {
  ifAllowed(() => {
    localStorage.setItem(key, method)
    sessionStorage.removeItem(startedKey)
  })
}

/** Notes the provider at which a sign-in continues: only its callback page learns whether it succeeded. */
export function noteStarted(provider: string): void {
  ifAllowed(() => sessionStorage.setItem(startedKey, provider))
}

/** Returns the provider of a sign-in that the callback page has not completed; `null` if none is known. */
export function findStarted(): string | null {
  return ifAllowed(() => sessionStorage.getItem(startedKey))
}

/** Stores the provider of the sign-in that the callback page has completed. */
export function rememberStarted(): void {
  const provider = findStarted()
  if (provider) rememberLastUsed(provider)
}
