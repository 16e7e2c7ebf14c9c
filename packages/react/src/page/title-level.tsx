import { createContext, type ReactNode, useContext } from 'react'

/** Level of a heading. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Level of the next title: 1 for a whole page, 2 inside a page of the app. */
export const TitleLevelContext = /* @__PURE__ */ createContext<HeadingLevel>(2)

/** Returns the heading element for the current level. */
export function useTitleTag(): `h${HeadingLevel}` {
  return `h${useContext(TitleLevelContext)}`
}

/** Content below a title; titles in it are one level lower. */
export function BelowTitle({ children }: { children: ReactNode }) {
  const level = useContext(TitleLevelContext)
  const next = Math.min(level + 1, 6) as HeadingLevel
  return <TitleLevelContext.Provider value={next}>{children}</TitleLevelContext.Provider>
}
