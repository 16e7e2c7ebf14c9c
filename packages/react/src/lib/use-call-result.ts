import { useEffect, useState } from 'react'
import { useThrow } from './use-throw'

/**
 * What a page asks the service as soon as it is there; `undefined` until it is answered. Asked anew
 * with another `key`. What it throws reaches the error boundary, whose retry asks again.
 */
export function useCallResult<T>(
  key: string,
  ask: (signal: AbortSignal) => Promise<T>,
): T | undefined {
  const [answer, setAnswer] = useState<{ key: string; value: T }>()
  const throwError = useThrow()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  useEffect(() => {
    const leaving = new AbortController()
    ask(leaving.signal).then(
      (value) => !leaving.signal.aborted && setAnswer({ key, value }),
      (error) => !leaving.signal.aborted && throwError(error),
    )
    return () => leaving.abort()
  }, [key])

  return answer?.key === key ? answer.value : undefined
}
