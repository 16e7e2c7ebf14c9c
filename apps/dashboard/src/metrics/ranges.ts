import type { DailyActivity } from '@app/core/admin'

/** Numbers of days of the charts. */
export const ranges = [7, 30, 90] as const

/** Days whose figures are fetched: the longest range with the one before it. */
export const fetchedDays = 180

/** Returns the number of days that a parameter of the URL names; 30 by default. */
export function toRange(text: string | null): number {
  return ranges.find((range) => String(range) === text) ?? 30
}

/** Returns the days of a range, today last. */
export function lastDays(days: readonly DailyActivity[], range: number): readonly DailyActivity[] {
  return days.slice(-range)
}

/** Returns the sum of days. */
export function sum(days: readonly DailyActivity[]): number {
  return days.reduce((total, { activity }) => total + activity, 0)
}

/**
 * Compares the last days with as many before them, such as "12% more than in the 30 days before". `null` if there was
 * nothing before, as in a new project.
 */
export function toChange(days: readonly DailyActivity[], range: number): string | null {
  const before = sum(days.slice(-2 * range, -range))
  if (before === 0) return null
  const percent = Math.round((100 * (sum(lastDays(days, range)) - before)) / before)
  const period = `the ${range} days before`
  if (percent === 0) return `As many as in ${period}`
  return `${Math.abs(percent).toLocaleString('en-US')}% ${percent > 0 ? 'more' : 'fewer'} than in ${period}`
}
