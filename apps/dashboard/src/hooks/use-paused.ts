import { startTransition, useEffect, useState } from 'react'

/** Time without typing after which a search starts. */
const pauseMs = 300

/** Returns a typed text after a pause. The earlier results stay until there are new ones. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPaused(text)), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
