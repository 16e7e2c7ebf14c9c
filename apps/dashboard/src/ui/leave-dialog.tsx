import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { BreakableText } from './breakable-text'

interface LeaveDialogProps {
  /** Whether something would be lost. */
  isOn: boolean
  question: string
  /** Consequence of leaving. */
  children: ReactNode
}

/** Asks before the owner leaves a page with something that would be lost. */
export function LeaveDialog({ isOn, question, children }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && currentLocation.pathname !== nextLocation.pathname,
  )
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useBeforeUnload((event) => {
    if (isOn) event.preventDefault()
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
      <h2 id={titleId}>
        <BreakableText text={question} />
      </h2>
      <p className="lead">{children}</p>
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
