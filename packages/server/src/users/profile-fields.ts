import type { RequestOf, ResponseOf } from '@app/contract'
import type { users } from '../db/schema/index'

type Row = typeof users.$inferSelect

/**
 * Fields of users that the API, exports and imports copy to a column and back as they are. To add
 * such a field, add it here, to the table and to the contract.
 */
export const profileFields = {
  display_name: 'displayName',
  profile_image_url: 'profileImageUrl',
  client_metadata: 'clientMetadata',
  client_read_only_metadata: 'clientReadOnlyMetadata',
  server_metadata: 'serverMetadata',
} as const satisfies Record<string, keyof Row>

type Fields = typeof profileFields
type Field = keyof Fields

/** The columns of the fields. */
export type ProfileColumns = { [Name in Field as Fields[Name]]: Row[Fields[Name]] }

type WireProfile = Pick<ResponseOf<'GET /users/me', 'server'>, Field>
type WireChanges = Pick<RequestOf<'POST /users', 'server'>['body'], Field>

/** Splits an object in wire form into the columns of the fields and its other properties. */
export function takeProfile<Wire extends WireChanges>(
  wire: Wire,
): { profile: Partial<ProfileColumns>; rest: Omit<Wire, Field> } {
  return split(wire, Object.entries(profileFields))
}

/** Splits an object with columns into those of the fields and its other properties. */
export function takeColumns<Columns extends Partial<ProfileColumns>>(
  columns: Columns,
): {
  profile: Pick<Columns, Extract<keyof Columns, keyof ProfileColumns>>
  rest: Omit<Columns, keyof ProfileColumns>
} {
  return split(
    columns,
    Object.values(profileFields).map((column) => [column, column]),
  )
}

/** Converts columns of a row to the fields. Metadata is JSON that was validated when it was written. */
export function toWireProfile(row: ProfileColumns): WireProfile {
  const entries = Object.entries(profileFields) as [Field, Fields[Field]][]
  return Object.fromEntries(entries.map(([field, column]) => [field, row[column]])) as WireProfile
}

// The table ties the names to their types; here they are dynamic.
// biome-ignore lint/suspicious/noExplicitAny: see above
function split(from: object, names: [string, string][]): any {
  const rest: Record<string, unknown> = { ...from }
  const profile: Record<string, unknown> = {}
  for (const [name, column] of names) {
    profile[column] = rest[name]
    delete rest[name]
  }
  return { profile, rest }
}
