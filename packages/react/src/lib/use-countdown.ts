import { useEffect, useState } from 'react'

/** Seconds that are left, told anew every second, and a way to begin again. */
export function useCountdown(seconds: number): { left: number; restart: () => void } {
  // By the clock and not by counting ticks: browsers slow the timers of tabs nobody looks at.
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
