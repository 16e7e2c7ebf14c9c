import { useEffect } from 'react'
import { useApp } from '../../hooks/use-app'
import { useUser } from '../../hooks/use-user'
import { whenIdle } from '../../lib/when-idle'
import { rememberLastUsed } from '../flow/last-used'
import { askForSecondFactor, useSignInFlow } from '../flow/use-sign-in-flow'

/** Offers passkeys among the suggestions of the email field. Shows no error if there are none. */
export function usePasskeyAutofill(isWanted: boolean): void {
  const app = useApp()
  const flow = useSignInFlow()
  const hasUser = useUser() !== null

  useEffect(() => {
    if (!isWanted || hasUser) return
    const leaving = new AbortController()

    async function offer() {
      const { signal } = leaving
      const result = await flow.during(() => app.signInWithPasskey({ autofill: true, signal }))
      if (result.status === 'ok' || askForSecondFactor(flow, result.error)) {
        rememberLastUsed('passkey')
      }
    }
    // Wait until the page is idle: it works without passkeys.
    const stop = whenIdle(() => void offer().catch(() => {}))
    return () => {
      stop()
      leaving.abort()
    }
  }, [app, flow, isWanted, hasUser])
}
