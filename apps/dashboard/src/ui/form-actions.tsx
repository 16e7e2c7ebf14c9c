import type { ReactNode } from 'react'
import { ActionError } from './action-error'
import type { Action } from './use-action'

interface FormActionsProps {
  /** Action of the form. */
  action: Action
  /** Text of the submit button. */
  label: string
  /** Placed after the submit button. */
  children?: ReactNode
}

/** End of a form: the error of its action and the submit button. */
export function FormActions({ action, label, children }: FormActionsProps) {
  return (
    <>
      <ActionError action={action} />
      <p className="actions">
        <button className="button primary" type="submit" aria-disabled={action.isPending}>
          {label}
        </button>
        {children}
      </p>
    </>
  )
}
