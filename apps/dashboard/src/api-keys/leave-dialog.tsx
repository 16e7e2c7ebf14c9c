import { useEffect, useId, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

/** Asks before the owner leaves the page with keys that were not copied. */
export function LeaveDialog({ isCopied }: { isCopied: boolean }) {
  const blocker = useBlocker(!isCopied)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useBeforeUnload((event) => {
    if (!isCopied) event.preventDefault()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') dialog.current?.showModal()
  }, [blocker.state])

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onClose={() => blocker.reset?.()}
    >
      <h2 id={titleId}>Leave without the new keys?</h2>
      <p className="lead">You haven’t copied them, and they are not shown again.</p>
      <div className="actions end">
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          Stay
        </button>
        <button className="button danger filled" type="button" onClick={() => blocker.proceed?.()}>
          Leave
        </button>
      </div>
    </dialog>
  )
}
