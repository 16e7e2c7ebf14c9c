import { CommandError } from './terminal'

const dayMs = 24 * 60 * 60 * 1000

/** One year, the default of the dashboard. */
const defaultKeyDays = '365'

/** Sets when new keys expire. */
export const daysOption = {
  flags: '--days <number>',
  about: `Days until the keys expire. Default: ${defaultKeyDays}.`,
}

/** Returns the expiry of new keys. Limited to the year 9999, the maximum of RFC 3339. */
export function toKeyExpiry(given: string | boolean = defaultKeyDays): Date {
  const days = String(given)
  const expiresAt = new Date(Date.now() + Number(days) * dayMs)
  if (/^[1-9]\d*$/.test(days) && expiresAt.getFullYear() <= 9999) return expiresAt
  throw new CommandError(
    `--days: ${JSON.stringify(days)} is not valid; expected a whole number from 1, with an end before the year 10000.`,
  )
}
