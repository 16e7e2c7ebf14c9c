import { useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'

interface ConfirmedButtonProps extends Omit<ConfirmDialogProps, 'onClose'> {
  /** Name of the object for screen readers, such as that of a user. */
  object?: string
  /** Whether it is one of many, in a list. */
  isSmall?: boolean
}

/** Button of an action that a dialog confirms, usually a destructive one. */
export function ConfirmedButton({ object, isSmall, ...dialog }: ConfirmedButtonProps) {
  const { label, isHarmless } = dialog
  const [isOpen, setIsOpen] = useState(false)
  const classNames = ['button', isSmall && 'small', !isHarmless && 'danger']
  return (
    <>
      <button
        className={classNames.filter(Boolean).join(' ')}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
        {object && <span className="visually-hidden"> {object}</span>}
      </button>
      {isOpen && <ConfirmDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  )
}
