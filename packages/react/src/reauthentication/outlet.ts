import { createContext, type ReactNode } from 'react'

/** Shows something of ours at the end of what is below the provider; `null` takes it away. */
export type ShowInOutlet = (content: ReactNode) => void

/** @see ShowInOutlet */
export const OutletContext = /* @__PURE__ */ createContext<ShowInOutlet>(() => {})
