import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../../hooks/use-app'
import { useHydrated } from '../../lib/use-hydrated'

/**
 * Keeps the step of a page in the state of an entry of the browser's history: a reload shows the step
 * again, Back the page before it, and Forward the step. A sign-in or sign-out forgets it.
 *
 * @param name Distinguishes the parts of a page that have steps of their own.
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
    const stop = app.onAuthChange(() => read(key) && write(key, null, true))
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
  return history.state?.[key] ?? null
}

function write(key: string, step: unknown, replaces: boolean): void {
  // A router keeps its own properties in the state.
  history[replaces ? 'replaceState' : 'pushState']({ ...history.state, [key]: step }, '')
}
