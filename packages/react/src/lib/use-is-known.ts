import { createContext, useContext } from 'react'
import { useHydrated } from './use-hydrated'

/** Whether the provider was given what a server knew: then there is something to show at once. */
export const IsHandedOverContext = /* @__PURE__ */ createContext(false)

/**
 * Whether what depends on user and project can be shown: on a server only what was handed over.
 *
 * @param needsMore It depends on more than that, which no server hands over.
 */
export function useIsKnown(needsMore = false): boolean {
  const isHandedOver = useContext(IsHandedOverContext)
  return useHydrated(isHandedOver && !needsMore)
}
