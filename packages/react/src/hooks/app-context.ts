import type { ClientApp } from '@app/core'
import { createContext } from 'react'

/** App of the nearest provider. */
export const AppContext = /* @__PURE__ */ createContext<ClientApp<true> | null>(null)
