import type { ReactNode } from 'react'

/** A further entry of the menu. */
export interface UserButtonItem {
  text: string
  icon?: ReactNode
  onClick: () => void | Promise<void>
}
