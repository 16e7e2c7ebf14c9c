import { useCallback, useState } from 'react'

/** Returns a function that throws an error of an event or a promise to the error boundary. */
export function useThrow(): (error: unknown) => void {
  const [, setState] = useState<null>(null)
  return useCallback(
    (error) =>
      setState(() => {
        throw error
      }),
    [],
  )
}
