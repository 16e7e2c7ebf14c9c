const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const clockFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const exactFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'long' })
const relativeFormat = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' })
const numberFormat = new Intl.NumberFormat('en-US')

/** Formats a day, such as "Nov 29, 2026". */
export function formatDay(date: Date): string {
  return dayFormat.format(date)
}

/** Formats a time, such as "Nov 29, 2026, 7:20 PM". */
export function formatTime(date: Date): string {
  return timeFormat.format(date)
}

/** Formats the time of a day, such as "7:20 PM". */
export function formatClock(date: Date): string {
  return clockFormat.format(date)
}

/** Formats a time with its seconds and time zone, such as "Nov 29, 2026, 7:20:05 PM GMT+1". */
export function formatExactTime(date: Date): string {
  return exactFormat.format(date)
}

/** Units of at most a week, with their lengths in seconds. */
const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** Formats a time of the last week relative to now, such as "2 hours ago", and an earlier one as a day. */
export function formatRecent(date: Date): string {
  const seconds = (Date.now() - date.getTime()) / 1000
  if (seconds > 7 * 86_400) return formatDay(date)
  const found = units.find((unit) => seconds >= unit.seconds)
  if (!found) return 'just now'
  return relativeFormat.format(-Math.floor(seconds / found.seconds), found.unit)
}

/** Formats a number, such as "1,200". */
export function formatNumber(count: number): string {
  return numberFormat.format(count)
}

/** Formats a number of objects, such as "1 user" and "1,200 users". */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Joins names, such as "editor and admin". */
export function toList(names: readonly string[]): string {
  return listFormat.format(names)
}
