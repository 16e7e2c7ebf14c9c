import { CommandError } from './terminal'

/** A day, which begins in UTC, or a time with its offset. */
const format = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/

/** Examples of times for texts about options. */
export const timeExamples = '2027-01-31 or 2027-01-31T18:00Z'

/**
 * Reads the time that an option was given.
 *
 * @param options.isFuture Whether only times in the future are valid. Default: any time.
 * @throws {CommandError} if it is not valid.
 */
export function readTime(
  option: string,
  given: string | boolean,
  { isFuture = false }: { isFuture?: boolean } = {},
): Date {
  const time = new Date(String(given))
  const isValid = isCalendarDate(String(given)) && !Number.isNaN(time.getTime())
  if (isValid && (!isFuture || time.getTime() > Date.now())) return time
  const expected = isFuture ? 'a time in the future' : 'a time'
  throw new CommandError(
    `${option}: ${JSON.stringify(given)} is not valid; expected ${expected}, such as ${timeExamples}.`,
  )
}

/** Whether a text has the format and its date exists: `Date` would read February 30 as March 2. */
function isCalendarDate(text: string): boolean {
  const [, day] = format.exec(text) ?? []
  const start = new Date(`${day}T00:00Z`)
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(`${day}T`)
}
