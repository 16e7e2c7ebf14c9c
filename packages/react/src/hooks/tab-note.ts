import { useEffect, useState } from 'react'
import { ifAllowed } from '../lib/if-allowed'

/**
 * What a page tells the next one in the tab: `deleted` (the account was deleted), `connecting` (id of the user
 * and the provider of the account).
 */
type TabNote = 'deleted' | 'connecting'

/** Notes in the tab what the next page tells the user. */
export function leaveNote(name: TabNote, text: string): void {
  ifAllowed(() => sessionStorage.setItem(`_STACK_AUTH.${name}`, text))
}

/** Returns a note of the previous page, once: it is removed. `null` without one, and before hydration. */
export function useTabNote(name: TabNote): string | null {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    const key = `_STACK_AUTH.${name}`
    ifAllowed(() => {
      const left = sessionStorage.getItem(key)
      if (left) setNote(left)
      sessionStorage.removeItem(key)
    })
  }, [name])
  return note
}
