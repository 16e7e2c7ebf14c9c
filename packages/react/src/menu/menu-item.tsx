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
  /** Whether the entry destroys something: it has the color of such buttons. @default false */
  isDestructive?: boolean
  onClick: () => void
}

/** An entry of a menu: a button that the menu focuses. */
export function MenuItem(props: MenuItemProps) {
  const { icon, text, isChecked, isBusy, isDestructive, onClick } = props
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
      className={classOf(
        'menuItem',
        'stack-menu__item',
        isDestructive && 'stack-menu__item--danger',
      )}
      onClick={onClick}
    >
      {icon}
      <span className="stack-menu__text">{text}</span>
      {isChecked && <CheckIcon />}
    </button>
  )
}
