import { useEffect, useState } from 'react'

/**
 * Counts down in seconds. Returns the remaining seconds and a function that restarts the countdown.
 */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  // Uses the clock instead of counting ticks: browsers throttle timers of background tabs.
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isOver = left === 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])

  function restart() {
    setNow(Date.now())
    setEndsAt(Date.now() + seconds * 1000)
  }
  return { left, restart }
}
