import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond, as everywhere on the wire. */
export function moment(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' })
}

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/**
 * JSON of others, given back exactly as it came. `json`, as `jsonb` sorts keys and refuses U+0000.
 * A type of our own, as drizzle's would parse a text that looks like JSON a second time.
 */
export const givenJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
