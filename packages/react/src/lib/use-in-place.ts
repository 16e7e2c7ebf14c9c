import { type RefObject, useEffect, useRef, useState } from 'react'

/** Something that opens in the place of the button that opens it. */
export interface InPlace {
  isOpen: boolean
  open: () => void
  close: () => void
  /** For the button, which has the focus again once it is closed. */
  trigger: RefObject<HTMLButtonElement>
  /** For what opens; the first input in it, else the first button, gets the focus. */
  panel: RefObject<HTMLDivElement>
}

/** State of {@link InPlace}; the focus goes along with what opens and closes. */
export function useInPlace(): InPlace {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  useEffect(() => {
    if (isOpen) {
      const inside = panel.current
      const first =
        inside?.querySelector<HTMLElement>('input:not([hidden])') ?? inside?.querySelector('button')
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
    // The types of React 18 and 19 disagree on whether a ref may be empty.
    trigger: trigger as RefObject<HTMLButtonElement>,
    panel: panel as RefObject<HTMLDivElement>,
  }
}
