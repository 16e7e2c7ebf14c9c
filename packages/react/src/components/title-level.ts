import { createContext } from 'react'

/** Level of a page's title: 1 when it is the whole page, 2 inside a host's page. */
export const TitleLevelContext = /* @__PURE__ */ createContext<1 | 2>(2)
