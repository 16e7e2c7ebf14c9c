import type { MetadataInputOf } from '../lib/metadata'

/** Values of the user that a sign-up creates. A user who exists keeps theirs. */
export interface NewUserOptions {
  /** Name that other users see; at most 256 characters. */
  displayName?: string | null
  /** Metadata that the user can change; at most 64 Ki characters of JSON. */
  clientMetadata?: MetadataInputOf<'userClient'>
}
