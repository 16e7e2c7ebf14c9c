/** Days for which events are kept. */
const keptDays = 90

/** Converts the days of the URL, such as `from=2026-11-29`, to the times between which events are shown. */
export function toPeriod(params: URLSearchParams): { since?: Date; until?: Date } {
  const since = toStart(params.get('from'))
  const until = toStart(params.get('to'))
  until?.setDate(until.getDate() + 1)
  return { ...(since && { since }), ...(until && { until }) }
}

/** Returns when a day starts in the time zone of the browser. */
export function toStart(day: string | null): Date | null {
  if (day === null || !/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const start = new Date(`${day}T00:00`)
  return Number.isNaN(start.getTime()) ? null : start
}

/** Returns the first and the last day that have events, as in a field for dates. */
export function listedDays(): { min: string; max: string } {
  const now = new Date()
  return { min: toDay(addDays(now, -keptDays)), max: toDay(now) }
}

/** Formats the day of a time in the time zone of the browser, such as "2026-11-29". */
export function toDay(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => `${part}`.padStart(2, '0'))
  return [date.getFullYear(), ...parts].join('-')
}

/** Returns the start of a later or earlier day. Days have 23 or 25 hours when the clocks change. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}
