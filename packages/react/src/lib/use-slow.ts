import { useEffect, useState } from 'react'

/** Returns `true` once a time has passed since mount. */
export function useSlow(afterMs: number): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isSlow
}
