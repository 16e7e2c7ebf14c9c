import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ActionError } from './action-error'
import { Field } from './field'
import { useAction } from './use-action'

interface ConfirmedButtonProps {
  /** Text of the button, and of the one that confirms. */
  label: string
  /** Name of the object for screen readers, such as that of a user. */
  object?: string
  question: string
  /** Name to type before the action is possible, for one that destroys much. */
  typedName?: string
  /** Consequences of the action. */
  children: ReactNode
  onConfirm: () => Promise<unknown>
}

/** Button of a destructive action, which a dialog confirms. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, object, question, typedName, children, onConfirm } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const action = useAction()
  const [typed, setTyped] = useState('')
  const titleId = useId()

  // The button may disappear with its object, and would take the focus along.
  useEffect(() => {
    return () => {
      if (document.activeElement !== document.body) return
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [])

  async function confirm() {
    if (await action.run(onConfirm)) dialog.current?.close()
  }

  return (
    <>
      <button
        className="button danger"
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {label}
        {object && <span className="visually-hidden"> {object}</span>}
      </button>
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby={titleId}
        onClose={() => setTyped('')}
      >
        <h2 id={titleId}>{question}</h2>
        <p className="lead">{children}</p>
        {typedName !== undefined && (
          <Field label={`Type “${typedName}” to confirm`} value={typed} onChange={setTyped} />
        )}
        <ActionError action={action} />
        <div className="actions end">
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button
            className="button danger filled"
            type="button"
            disabled={typedName !== undefined && typed.trim() !== typedName.trim()}
            aria-disabled={action.isPending}
            onClick={confirm}
          >
            {label}
          </button>
        </div>
      </dialog>
    </>
  )
}
