import { useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'

interface ConfirmedButtonProps extends Omit<ConfirmDialogProps, 'onClose'> {
  /** Name of the object for screen readers, such as that of a user. */
  object?: string
}

/** Button of an action that a dialog confirms, usually a destructive one. */
export function ConfirmedButton({ object, ...dialog }: ConfirmedButtonProps) {
  const { label, isHarmless } = dialog
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        className={isHarmless ? 'button' : 'button danger'}
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
