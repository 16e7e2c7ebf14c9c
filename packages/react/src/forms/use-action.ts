import { useEffect, useRef, useState } from 'react'
import { usePendingRetry } from '../hooks/use-pending-retry'
import { useMessages } from '../i18n/use-messages'
import { preloadFailureMessage } from './load-failure-message'

/** State of a call: idle, pending or failed. */
export type ActionState =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; error: unknown }

/** An {@link ActionState} and the functions that change it. */
export type Action<Args extends unknown[]> = ActionState & {
  /** Reason to show: the error, or while pending why the call takes long; `null` without one. */
  failure: unknown
  /** Starts the call. Does nothing while one is pending. */
  run: (...args: Args) => Promise<void>
}

/** Returns the state of a call, such as the one a button starts. */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): Action<Args> {
  const [state, setState] = useState<ActionState>({ status: 'idle' })
  const retry = usePendingRetry()
  const { language } = useMessages()
  // State updates too late for a second click in the same frame.
  const isRunning = useRef(false)

  useEffect(() => {
    // Restored from the back/forward cache: the redirect it waited for has happened.
    function resume(event: PageTransitionEvent) {
      if (!event.persisted) return
      isRunning.current = false
      setState({ status: 'idle' })
    }
    window.addEventListener('pageshow', resume)
    return () => window.removeEventListener('pageshow', resume)
  }, [])

  async function run(...args: Args) {
    if (isRunning.current) return
    isRunning.current = true
    setState({ status: 'pending' })
    void preloadFailureMessage(language)
    try {
      await action(...args)
      setState({ status: 'idle' })
    } catch (error) {
      setState({ status: 'failed', error })
    } finally {
      isRunning.current = false
    }
  }

  const failure =
    state.status === 'failed' ? state.error : state.status === 'pending' ? retry : null
  return { ...state, failure, run }
}
