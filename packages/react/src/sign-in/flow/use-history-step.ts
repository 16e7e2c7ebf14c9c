import { useCallback, useEffect, useState } from 'react'
import { rememberTypedEmail } from '../../forms/typed-email'
import { useApp } from '../../hooks/use-app'
import { ifAllowed } from '../../lib/if-allowed'
import { useHydrated } from '../../lib/use-hydrated'

/** `sessionStorage` key of the time of the last sign-in or sign-out. Earlier steps are ignored. */
const endKey = '_STACK_AUTH.end'

/**
 * Stores the current step in `history.state`: Reload and Forward show it again, Back leaves it. Cleared on
 * sign-in and sign-out.
 *
 * @param name Distinguishes parts of a page with their own steps.
 * @param replaces Shows the first step in place of the page, for pages that can be used once.
 * @returns The step, `null` at first, a function that shows another one in its place, and a function
 * that goes back to the page.
 */
export function useHistoryStep<Step>(
  name: string,
  replaces = false,
): [Step | null, (next: Step) => void, () => void] {
  const app = useApp()
  const isHydrated = useHydrated()
  const key = `_STACK_AUTH.${name}`
  const [step, setStep] = useState<Step | null>(() => (isHydrated ? read(key) : null))

  useEffect(() => {
    const update = () => setStep(read(key))
    update()
    addEventListener('popstate', update)
    // The step stays on the screen until the redirect.
    const stop = app.onAuthChange(() => {
      if (read(key)) write(key, null, true)
      rememberTypedEmail('')
      // Also steps in other entries, which another user of the device may reach.
      ifAllowed(() => sessionStorage.setItem(endKey, `${Date.now()}`))
    })
    return () => {
      removeEventListener('popstate', update)
      stop()
    }
  }, [app, key])

  function goBack() {
    history.back()
    setStep(null)
  }

  const show = useCallback(
    (next: Step) => {
      write(key, next, replaces || !!read(key))
      setStep(next)
    },
    [key, replaces],
  )
  return [step, show, goBack]
}

function read<Step>(key: string): Step | null {
  const { step, at } = { ...history.state?.[key] }
  return at >= (ifAllowed(() => sessionStorage.getItem(endKey)) ?? '') ? step : null
}

function write(key: string, step: unknown, replaces: boolean): void {
  const value = step && { step, at: `${Date.now()}` }
  // A router keeps its own properties in the state.
  history[replaces ? 'replaceState' : 'pushState']({ ...history.state, [key]: value }, '')
}
