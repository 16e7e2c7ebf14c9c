import { useRef, useState } from 'react'

/** State of a form at the top of a page, which the main action of the page opens. */
export interface Addition {
  isOpen: boolean
  /** Ref of the button that opens the form; it gets the focus back. */
  button: (element: HTMLButtonElement | null) => void
  open: () => void
  close: () => void
}

/**
 * Returns the state of a form that a button opens, and that usually replaces the button.
 *
 * @param isFirst Whether nothing was added yet: the form is open from the start.
 */
export function useAddition(isFirst: boolean): Addition {
  const [isOpen, setIsOpen] = useState(isFirst)
  const wasClosed = useRef(false)
  return {
    isOpen,
    button(element) {
      // A button that stays beside the form is detached and attached again by each rendering.
      if (element === null || !wasClosed.current) return
      element.focus({ preventScroll: true })
      wasClosed.current = false
    },
    open: () => setIsOpen(true),
    close() {
      wasClosed.current = true
      setIsOpen(false)
    },
  }
}
