import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ActionError } from './action-error'
import { BreakableText } from './breakable-text'
import { Field } from './field'
import { useAction } from './use-action'

export interface ConfirmDialogProps {
  /** Text of the button that confirms. */
  label: string
  question: string
  /** Name to type before the action is possible, for one that destroys much. */
  typedName?: string | undefined
  /** Whether the action destroys nothing. */
  isHarmless?: boolean | undefined
  /** Consequences of the action. */
  children: ReactNode
  /** Fields with options of the action. */
  fields?: ReactNode
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Dialog that confirms an action, open as long as it is rendered. It stays open until the action succeeds. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { label, question, typedName, isHarmless, children, fields, onConfirm, onClose } = props
  const dialog = useModal()
  const action = useAction()
  const [typed, setTyped] = useState('')
  const titleId = useId()

  async function confirm() {
    if (await action.run(onConfirm)) dialog.current?.close()
  }

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>
        <BreakableText text={question} />
      </h2>
      <p className="lead">
        {typeof children === 'string' ? <BreakableText text={children} /> : children}
      </p>
      {fields}
      {typedName !== undefined && (
        <Field label={`Type “${typedName}” to confirm`} value={typed} onChange={setTyped} />
      )}
      <ActionError action={action} />
      <div className="actions end">
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
        <button
          className={isHarmless ? 'button primary' : 'button danger filled'}
          type="button"
          disabled={typedName !== undefined && typed.trim() !== typedName.trim()}
          aria-disabled={action.isPending}
          onClick={confirm}
        >
          {label}
        </button>
      </div>
    </dialog>
  )
}

/** Returns the ref of a dialog that opens at once, and gives the focus to the title if it disappears with its object. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    return () => {
      if (document.activeElement !== document.body) return
      document.querySelector('h1')?.focus({ preventScroll: true })
    }
  }, [])
  return dialog
}
