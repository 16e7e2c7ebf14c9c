import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to an element within another one when that appears, but not when its tab is shown again.
 *
 * @param selector Such as `input`; `null` if the focus stays where it is.
 */
export function useFirstFocus(parent: RefObject<HTMLElement | null>, selector: string | null) {
  const isDone = useRef(false)
  useEffect(() => {
    if (selector === null || isDone.current) return
    parent.current?.querySelector<HTMLElement>(selector)?.focus()
    isDone.current = true
  }, [parent, selector])
}
