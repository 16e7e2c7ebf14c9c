import type { ReactNode } from 'react'

/**
 * What icons of this package have in common: outlines on a 24 grid, in the colour of the text. How they
 * are drawn is in the style sheet, as a host's rules for `svg` would beat attributes.
 */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="stack-icon" viewBox="0 0 24 24">
      {children}
    </svg>
  )
}
