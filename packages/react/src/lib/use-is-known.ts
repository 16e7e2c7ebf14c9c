import { createContext, useContext } from 'react'
import { useHydrated } from './use-hydrated'

/** Whether the provider has initial data from a server. */
export const IsHandedOverContext = /* @__PURE__ */ createContext(false)

/**
 * Whether content that depends on user and project can be rendered: on a server only with initial
 * data.
 *
 * @param needsMore The content depends on more than the initial data.
 */
export function useIsKnown(needsMore?: boolean): boolean {
  const isHandedOver = useContext(IsHandedOverContext)
  return useHydrated(isHandedOver && !needsMore)
}
