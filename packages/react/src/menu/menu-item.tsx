import type { ReactNode } from 'react'
import { useParts } from '../theme/parts'
import { CheckIcon } from '../ui/check-icon'

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  icon?: ReactNode
  text: string
  /** Whether the entry is selected, for a choice among several. */
  isChecked?: boolean
  isBusy: boolean
  onClick: () => void
}

/** An entry of a menu: a button that the menu focuses. */
export function MenuItem({ icon, text, isChecked, isBusy, onClick }: MenuItemProps) {
  const { classOf } = useParts()
  const isChoice = isChecked !== undefined
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: `menuitemradio` supports it
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={isChecked}
      aria-busy={isBusy || undefined}
      tabIndex={-1}
      className={classOf('menuItem', 'stack-menu__item')}
      onClick={onClick}
    >
      {icon}
      <span className="stack-menu__text">{text}</span>
      {isChecked && <CheckIcon />}
    </button>
  )
}
