import { createContext } from 'react'

/** Custom properties that every `Scope` sets, so that portals have them too. */
export const ThemeContext = /* @__PURE__ */ createContext<Record<`--${string}`, string>>({})
