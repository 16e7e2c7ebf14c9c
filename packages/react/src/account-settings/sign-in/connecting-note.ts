import { useEffect, useState } from 'react'
import { ifAllowed } from '../../lib/if-allowed'

const key = '_STACK_AUTH.connecting'

/** Notes in the tab which provider's account a user is about to connect, for the page that is loaded afterwards. */
export function noteConnecting(userId: string, provider: string): void {
  ifAllowed(() => sessionStorage.setItem(key, `${userId} ${provider}`))
}

/**
 * Returns the provider whose account the user left the page to connect, once: the note is removed. `null` without
 * one, for another user, and before hydration.
 */
export function useConnectingNote(userId: string): string | null {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    ifAllowed(() => {
      const left = sessionStorage.getItem(key)
      if (left) setNote(left)
      sessionStorage.removeItem(key)
    })
  }, [])
  const [id, provider] = note?.split(' ') ?? []
  return id === userId && provider ? provider : null
}
