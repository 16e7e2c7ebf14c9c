import { type RefObject, useEffect, useRef, useState } from 'react'

/** State of content that opens in the place of its button. */
export interface InPlace {
  /** Whether the content is open. */
  isOpen: boolean
  /** Opens the content and moves the focus into it. */
  open: () => void
  /** Closes the content and returns the focus to the button. */
  close: () => void
  /** Ref of the button, which gets the focus back on close. */
  trigger: RefObject<HTMLButtonElement>
  /** Ref of the content; its first input or select, else its first button, gets the focus. */
  panel: RefObject<HTMLDivElement>
}

/** Returns the state of {@link InPlace} and moves the focus on open and close. */
export function useInPlace(): InPlace {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (isOpen) {
      const inside = panel.current
      const first =
        inside?.querySelector<HTMLElement>('input:not([hidden]), select') ??
        inside?.querySelector('button')
      first?.focus()
    } else if (wasOpen.current) {
      trigger.current?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen])

  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    // The types of React 18 and 19 disagree on whether a ref may be `null`.
    trigger: trigger as RefObject<HTMLButtonElement>,
    panel: panel as RefObject<HTMLDivElement>,
  }
}
