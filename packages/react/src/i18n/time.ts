/** Largest first. */
const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** Formats how long ago a time was; `null` if it is too recent. */
export function formatAge(date: Date, now: Date, lang: string): string | null {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000)
  if (seconds < 15) return null
  // After five weeks a date is clearer than a number of weeks.
  if (seconds >= 5 * 604_800) return formatDay(date, lang)
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(
    -Math.floor(seconds / length),
    unit,
  )
}

/** Formats a wait, such as "in 8 seconds", in the largest unit of which it has more than one. */
export function formatWait(seconds: number, lang: string): string {
  const [unit, length] = units.find(([, length]) => seconds > length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(lang).format(Math.ceil(seconds / length), unit)
}

/** Formats a date in short form. */
export function formatDay(date: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(date)
}

/** Formats a time to the minute, with its date. */
export function formatMinute(date: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(date)
}
