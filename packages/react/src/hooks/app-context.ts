import type { ClientApp } from '@app/core'
import { createContext } from 'react'

/** The app all hooks below the provider use. */
export const AppContext = /* @__PURE__ */ createContext<ClientApp<true> | null>(null)
