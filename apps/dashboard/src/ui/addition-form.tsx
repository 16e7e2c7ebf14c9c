import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { onEscape } from './on-escape'

interface AdditionFormProps {
  title: string
  /** Whether a button opened it: its first field gets the focus. */
  isOpenedByButton: boolean
  onSubmit: () => void
  /** Closes the form, also by Escape; absent if it stays open. */
  onClose: (() => void) | undefined
  className?: string
  children: ReactNode
}

/** Form in a card of its own, or within that of a section. */
export function AdditionForm(props: AdditionFormProps) {
  const { title, isOpenedByButton, onSubmit, onClose, className = 'card form', children } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpenedByButton) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isOpenedByButton])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={form} className={className} onSubmit={submit} onKeyDown={onEscape(onClose)}>
      <h2>{title}</h2>
      {children}
    </form>
  )
}
