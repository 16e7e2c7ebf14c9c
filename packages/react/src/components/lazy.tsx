import type { ComponentType } from 'react'
import { readPromise, track } from '../hooks/read-promise'
import { setRetry } from '../hooks/retries'

/** Fetches the code of a component: the same promise every time, until it fails. */
export type Code<Props> = () => Promise<ComponentType<Props>>

/**
 * Code that comes later, once. Unlike with `React.lazy`, what could not be loaded can be asked for
 * again.
 */
export function codeOf<Props>(load: Code<Props>): Code<Props> {
  let loading: Promise<ComponentType<Props>> | undefined

  function forgetAfter(error: unknown) {
    setRetry(error, async () => {
      loading = undefined
    })
  }
  return () => {
    if (!loading) {
      loading = load()
      track(loading)
      loading.catch(forgetAfter)
    }
    return loading
  }
}

/** Shows a component once its code is there. */
export function Lazy<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  const Component = readPromise(code())
  return <Component {...props} />
}
