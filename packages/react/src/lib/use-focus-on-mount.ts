import { type RefObject, useEffect } from 'react'

/** Focuses the field of a step on mount. */
export function useFocusOnMount(field: RefObject<HTMLElement | null>): void {
  useEffect(() => field.current?.focus(), [field])
}
