/** Whose metadata, and who may read and write them. */
export type MetadataName =
  | 'userClient'
  | 'userClientReadOnly'
  | 'userServer'
  | 'teamClient'
  | 'teamClientReadOnly'
  | 'teamServer'

/**
 * What an app keeps as metadata of its users and teams. Merge the types in, by the names of
 * `MetadataName`, and every object and option has them. They are a promise the service does not
 * check: `null` is what nobody wrote anything to, and browsers may write what they like to
 * `userClient` and `teamClient`.
 *
 * @example
 * declare module '@app/core' {
 *   interface MetadataTypes {
 *     userClient: { theme: 'light' | 'dark' } | null
 *   }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: only an interface can be merged into
export interface MetadataTypes {}

/** The metadata of a name: of the type an app merged in, else unknown. */
export type MetadataOf<Name extends MetadataName> = MetadataTypes extends {
  [Merged in Name]: infer Metadata
}
  ? Metadata
  : unknown
