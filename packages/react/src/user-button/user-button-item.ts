import type { ReactNode } from 'react'

/** An additional entry of the menu. */
export interface UserButtonItem {
  text: string
  icon?: ReactNode
  onClick: () => void | Promise<void>
}
