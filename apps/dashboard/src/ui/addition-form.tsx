import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { onEscape } from '../keyboard/on-escape'
import { useFirstFocus } from '../keyboard/use-first-focus'
import { BreakableText } from './breakable-text'

interface AdditionFormProps {
  title: string
  onSubmit: () => void
  /** Closes the form, also by Escape; absent if it stays open. A form that a button opened has the focus at first. */
  onClose: (() => void) | undefined
  className?: string
  children: ReactNode
}

/** Form in a card of its own, or within that of a section. */
export function AdditionForm(props: AdditionFormProps) {
  const { title, onSubmit, onClose, className = 'card form', children } = props
  const form = useRef<HTMLFormElement>(null)
  const [isOpenedByButton] = useState(onClose !== undefined)
  useFirstFocus(form, isOpenedByButton ? 'input, select' : null)

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={form} className={className} onSubmit={submit} onKeyDown={onEscape(onClose)}>
      <h2>
        <BreakableText text={title} />
      </h2>
      {children}
    </form>
  )
}
