import { useEffect, useState } from 'react'
import { addDays } from './dates'

/** Returns a time of the current day, and renders again when the next day begins. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const delay = addDays(today, 1).getTime() - Date.now()
    const timer = setTimeout(() => setToday(new Date()), delay)
    return () => clearTimeout(timer)
  }, [today])
  return today
}
