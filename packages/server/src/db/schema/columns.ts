import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Timestamp with millisecond precision, as on the wire. */
export function moment(name: string) {
  return timestamp(name, { precision: 3, withTimezone: true, mode: 'date' })
}

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/**
 * JSON of users, returned exactly as it was received. `json`, because `jsonb` sorts keys and
 * refuses U+0000. A custom type, because drizzle's would parse a string that looks like JSON again.
 */
export const givenJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
