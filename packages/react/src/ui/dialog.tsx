import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useParts } from '../theme/parts'

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Heading of the dialog. */
  title: ReactNode
  /** Text below the title. */
  text?: ReactNode
  /** Called on Escape; may ignore it. */
  onCancel: () => void
  /** Fields and buttons. The element with `autoFocus` gets the focus. */
  children: ReactNode
}

/** A native modal dialog: the rest of the page is inert, and the focus returns on close. */
export function Dialog({ title, text, onCancel, children }: DialogProps) {
  const id = useId()
  const { classOf } = useParts()
  const ref = useRef<HTMLDialogElement>(null)

  // A browser removes a moved element, such as a sorted row, from the top layer.
  useLayoutEffect(() => {
    if (ref.current && !ref.current.matches(':modal')) bringToFront(ref.current)
  })

  // Close it before it is removed, as only then the focus returns.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onCancel()
  }

  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={classOf('dialog', 'stack-dialog')}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={cancel}
    >
      <div className="stack-dialog__content">
        <div className="stack-card__head">
          <p id={`${id}-title`} className={classOf('title', 'stack-title')}>
            {title}
          </p>
          {text && (
            <div id={`${id}-text`} className="stack-text">
              {text}
            </div>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** Opens the dialog and keeps the focus inside it. */
function bringToFront(dialog: HTMLDialogElement): void {
  const focused = document.activeElement
  dialog.close()
  dialog.showModal()
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
}
