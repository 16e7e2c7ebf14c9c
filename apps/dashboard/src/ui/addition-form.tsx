import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

interface AdditionFormProps {
  title: string
  /** Whether a button opened it: its first field gets the focus. */
  isOpenedByButton: boolean
  onSubmit: () => void
  className?: string
  children: ReactNode
}

/** Form in a card of its own, or within that of a section. */
export function AdditionForm(props: AdditionFormProps) {
  const { title, isOpenedByButton, onSubmit, className = 'card form', children } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpenedByButton) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isOpenedByButton])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form ref={form} className={className} onSubmit={submit}>
      <h2>{title}</h2>
      {children}
    </form>
  )
}
