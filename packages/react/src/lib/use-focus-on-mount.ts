import { type RefObject, useEffect } from 'react'

/** Moves the focus to the one field a step is about; what led here is gone. */
export function useFocusOnMount(field: RefObject<HTMLElement | null>): void {
  useEffect(() => field.current?.focus(), [field])
}
