import { timeUnits } from './time-units'

/** Formats how long ago a time was; `null` if it is too recent. */
export function formatAge(date: Date, now: Date, lang: string): string | null {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000)
  if (seconds < 15) return null
  // After five weeks a date is clearer than a number of weeks.
  if (seconds >= 5 * 604_800) return formatDay(date, lang)
  const [unit, length] = timeUnits.find(([, length]) => seconds >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(
    -Math.floor(seconds / length),
    unit,
  )
}

/** Formats a date in short form, with its time to the minute. */
export function formatDayAndTime(date: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}

/** Formats a date in short form. */
export function formatDay(date: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(date)
}
