import { useEffect, useState } from 'react'

/** Whether something takes longer than it should. */
export function useSlow(afterMs: number): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isSlow
}
