import type { ReactNode } from 'react'

/** Props of every icon: its edge in CSS pixels. */
export interface IconProps {
  /** @default 16 */
  size?: number
}

/** What icons of this package have in common: outlines on a 24 grid, in the colour of the text. */
export function Icon({ size = 16, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
