const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const numberFormat = new Intl.NumberFormat('en-US')

/** Formats a day, such as "Nov 29, 2026". */
export function formatDay(date: Date): string {
  return dayFormat.format(date)
}

/** Formats a time, such as "Nov 29, 2026, 7:20 PM". */
export function formatTime(date: Date): string {
  return timeFormat.format(date)
}

/** Formats a number of objects, such as "1 user" and "1,200 users". */
export function formatCount(count: number, noun: string): string {
  return `${numberFormat.format(count)} ${noun}${count === 1 ? '' : 's'}`
}
