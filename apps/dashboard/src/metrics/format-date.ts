const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats a day of the metrics, `2026-11-21`, such as "Nov 21". */
export function formatDate(date: string): string {
  return format.format(new Date(date))
}
