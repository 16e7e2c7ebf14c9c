import { useEffect, useState } from 'react'
import { useThrow } from './use-throw'

/**
 * Calls the service on mount and for each new `key`. Returns the result, `undefined` until it is
 * there. A thrown error reaches the error boundary, whose retry calls again.
 */
export function useCallResult<T>(
  key: string,
  ask: (signal: AbortSignal) => Promise<T>,
): T | undefined {
  const [result, setResult] = useState<{ key: string; value: T }>()
  const throwError = useThrow()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the call
  useEffect(() => {
    const leaving = new AbortController()
    ask(leaving.signal).then(
      (value) => !leaving.signal.aborted && setResult({ key, value }),
      (error) => !leaving.signal.aborted && throwError(error),
    )
    return () => leaving.abort()
  }, [key])

  return result?.key === key ? result.value : undefined
}
