import type { Json } from './json'

/** Metadata of users and teams, by who may read and write it. */
export type MetadataName =
  | 'userClient'
  | 'userClientReadOnly'
  | 'userServer'
  | 'teamClient'
  | 'teamClientReadOnly'
  | 'teamServer'

/**
 * Types of the metadata of users and teams. Merge types in by the names of `MetadataName`, and
 * every object and option has them. The service does not check them: metadata that was never
 * written is `null`, and browsers may write anything to `userClient` and `teamClient`.
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

/** The type that an app merged in for a name, or another one. */
type Merged<Name extends MetadataName, Otherwise> = MetadataTypes extends {
  [Key in Name]: infer Metadata
}
  ? Metadata
  : Otherwise

/** Type of read metadata with a name: the merged type, otherwise `Json`. */
export type MetadataOf<Name extends MetadataName> = Merged<Name, Json>

/**
 * Type of written metadata with a name: the merged type, otherwise `unknown`, because values of an
 * interface are not assignable to `Json`.
 */
export type MetadataInputOf<Name extends MetadataName> = Merged<Name, unknown>
