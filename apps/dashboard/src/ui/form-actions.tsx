import type { MouseEvent, ReactNode } from 'react'
import { ActionError } from './action-error'
import type { Action } from './use-action'

interface FormActionsProps {
  /** Action of the form. */
  action: Action
  /** Text of the submit button. */
  label: string
  /** Closes the form without the action. */
  onCancel?: (() => void) | undefined
  /** Text of the button that closes the form. @default Cancel */
  cancelLabel?: string
  /** Whether everything is saved, which a status says. */
  isSaved?: boolean
  /**
   * Whether there is something to save. Without it, the button is not the primary one: of several forms on a page, only
   * those with changes stand out. @default true
   */
  isChanged?: boolean
  /** Placed after the buttons. */
  children?: ReactNode
}

/** End of a form: the error of its action and the buttons. */
export function FormActions(props: FormActionsProps) {
  const { action, label, onCancel, cancelLabel = 'Cancel', isSaved, children } = props
  const isIdle = props.isChanged === false && !action.isPending

  // Also prevents the submission by the key Enter. A disabled button would lose the focus after each save.
  function ignoreIfIdle(event: MouseEvent) {
    if (isIdle) event.preventDefault()
  }

  return (
    <>
      <ActionError action={action} />
      <p className="actions">
        <button
          className={isIdle ? 'button idle' : 'button primary'}
          type="submit"
          aria-disabled={isIdle || action.isPending}
          onClick={ignoreIfIdle}
        >
          {label}
        </button>
        {onCancel && (
          <button className="button" type="button" onClick={onCancel}>
            {cancelLabel}
          </button>
        )}
        {children}
        {isSaved !== undefined && (
          <span role="status" className="hint">
            {isSaved && 'Saved.'}
          </span>
        )}
      </p>
    </>
  )
}
