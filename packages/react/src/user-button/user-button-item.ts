import type { ReactNode } from 'react'

/** An additional entry of the menu. */
export interface UserButtonItem {
  /** Label of the entry. */
  text: string
  /** Icon before the label. */
  icon?: ReactNode
  /** Called on press; the entry shows a pending promise. */
  onClick: () => void | Promise<void>
}
