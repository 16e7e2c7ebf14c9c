import { useEffect, useRef, useState } from 'react'

/** One call: not running, running, or failed. */
type ActionState = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; error: unknown }

/** An {@link ActionState} and what changes it. */
export type Action<Args extends unknown[]> = ActionState & {
  /** Starts the call. While it runs, a second start does nothing. */
  run: (...args: Args) => Promise<void>
}

/** Pending and error of one call, such as what a button starts. */
export function useAction<Args extends unknown[]>(
  action: (...args: Args) => Promise<void>,
): Action<Args> {
  const [state, setState] = useState<ActionState>({ status: 'idle' })
  // State comes too late for the second of two clicks in one frame.
  const isRunning = useRef(false)

  useEffect(() => {
    // Back from another page out of the browser's cache: the redirect it waited for has happened.
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
    try {
      await action(...args)
      setState({ status: 'idle' })
    } catch (error) {
      setState({ status: 'failed', error })
    } finally {
      isRunning.current = false
    }
  }

  return { ...state, run }
}
