import type { ResponseOf } from '@app/contract'

/** A key set with the last characters of each key. */
export type WireKeySet = ResponseOf<'GET /internal/api-keys/:api_key_id', 'admin'>

/** New keys in clear text. */
type WireNewKeySet = ResponseOf<'POST /internal/api-keys', 'admin'>

/** Values of new keys. */
interface NewKeys {
  description: string
  expiresAt: Date
  isForPages?: boolean
}

/** Key sets of a project: in the database, or of a running service, which requires an admin key. */
export interface KeySets {
  /** Lists key sets, newest first, including expired and revoked ones. */
  list(): Promise<WireKeySet[]>
  /** @param values.isForPages Whether to create only the publishable client key. */
  create(values: NewKeys): Promise<WireNewKeySet>
  /**
   * Revokes a key set for good.
   *
   * @throws {CommandError} if it does not exist.
   */
  revoke(id: string): Promise<{ keySet: WireKeySet; wasRevoked: boolean }>
}
