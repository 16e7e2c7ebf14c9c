import { useMemo } from 'react'

/** Returns the same object while plain data is equal, for inline props. */
export function useStable<T>(value: T): T {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as T, [text])
}
