import { createContext, type ReactNode, useMemo } from 'react'
import { useStable } from '../hooks/use-stable'
import { type Theme, toCustomProperties } from './theme'

/** Custom properties every `Scope` carries; a portal leaves the tree of elements, not this context. */
export const ThemeContext = /* @__PURE__ */ createContext<Record<`--${string}`, string>>({})

/** Props of {@link ThemeProvider}. */
export interface ThemeProviderProps {
  theme?: Theme
  children?: ReactNode
}

/**
 * Changes colours and radius of the pages and components below. Without it they have the defaults
 * of `@app/react/styles.css`, which the host imports once.
 *
 * @example
 * <ThemeProvider theme={{ light: { primary: '#0b57d0' }, radius: '4px' }}>…</ThemeProvider>
 */
export function ThemeProvider({ theme, children }: ThemeProviderProps) {
  const stable = useStable(theme ?? {})
  const properties = useMemo(() => toCustomProperties(stable), [stable])
  return <ThemeContext.Provider value={properties}>{children}</ThemeContext.Provider>
}
