import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond, as everywhere on the wire. */
export function moment(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' })
}
