import { useMemo } from 'react'

/** Plain data that stays the same object while it says the same, for props written in place. */
export function useStable<T>(value: T): T {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as T, [text])
}
