import { createContext, type ReactNode } from 'react'

/** Renders content at the end of the provider; `null` removes it. */
export type ShowInOutlet = (content: ReactNode) => void

/** @see ShowInOutlet */
export const OutletContext = /* @__PURE__ */ createContext<ShowInOutlet>(() => {})
