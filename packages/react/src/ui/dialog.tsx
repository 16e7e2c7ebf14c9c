import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useParts } from '../theme/parts'

/** Props of {@link Dialog}. */
export interface DialogProps {
  title: string
  text: ReactNode
  /** Asked to close, by Escape; may be refused. */
  onCancel: () => void
  /** Fields and buttons. The element with `autoFocus` gets the focus. */
  children: ReactNode
}

/**
 * A question that has to be answered before anything else. It is the browser's own modal dialog: the
 * rest of the page is inert, and the focus returns to where it was.
 */
export function Dialog({ title, text, onCancel, children }: DialogProps) {
  const id = useId()
  const { classOf } = useParts()
  const ref = useRef<HTMLDialogElement>(null)

  // A browser takes what is moved, say with its row of a list, from the front of the page.
  useLayoutEffect(() => {
    if (ref.current && !ref.current.matches(':modal')) bringToFront(ref.current)
  })

  // Closed while it still stands in the page: only then does it give the focus back.
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
      aria-describedby={`${id}-text`}
      onCancel={cancel}
    >
      <div className="stack-dialog__content">
        <div className="stack-card__head">
          <p id={`${id}-title`} className={classOf('title', 'stack-title')}>
            {title}
          </p>
          <div id={`${id}-text`} className="stack-text">
            {text}
          </div>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** Makes the rest of the page inert. What has the focus in the dialog keeps it. */
function bringToFront(dialog: HTMLDialogElement): void {
  const focused = document.activeElement
  dialog.close()
  dialog.showModal()
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
}
