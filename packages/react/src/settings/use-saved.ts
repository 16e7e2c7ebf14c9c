import { useEffect, useState } from 'react'

const shownMs = 3000

/** Returns whether a change was saved within the last three seconds, and a setter for it. */
export function useSaved(): [isSaved: boolean, setSaved: (isSaved: boolean) => void] {
  const [isSaved, setSaved] = useState(false)
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), shownMs)
    return () => clearTimeout(timer)
  }, [isSaved])
  return [isSaved, setSaved]
}
