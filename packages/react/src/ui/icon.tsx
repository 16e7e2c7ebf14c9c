import type { ReactNode } from 'react'

/**
 * Base of the icons: outlines on a 24 grid in the color of the text. Styled in CSS, as an app's
 * rules for `svg` would override attributes.
 */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="stack-icon" viewBox="0 0 24 24">
      {children}
    </svg>
  )
}
