import { Icon } from './icon'
import type { Addition } from './use-addition'

interface AddButtonProps {
  addition: Addition
  label: string
  /** Whether it belongs to a section, instead of being the main action of the page. */
  isSmall?: boolean
}

/** Button that opens the form of an addition, and disappears while it is open. */
export function AddButton({ addition, label, isSmall }: AddButtonProps) {
  if (addition.isOpen) return null
  return (
    <button
      ref={addition.button}
      className={isSmall ? 'button small' : 'button primary'}
      type="button"
      onClick={addition.open}
    >
      <Icon name="plus" />
      {label}
    </button>
  )
}
