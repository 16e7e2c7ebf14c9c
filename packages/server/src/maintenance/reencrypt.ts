import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import {
  type EncryptedColumn,
  listEncryptedColumns,
  readEncrypted,
  replaceEncrypted,
} from './encrypted-columns'

/** Result of re-encrypting a column. */
export interface Reencrypted {
  place: string
  /** Already encrypted with the current secret. */
  unchanged: number
  reencrypted: number
  /** Encrypted with an unknown secret. */
  unreadable: number
}

/** Keys of a server whose secret was replaced. */
export interface Keyring {
  /** Encrypts and decrypts with the current secret only. */
  current: SecretBox
  /** Decrypts with all known secrets. */
  all: SecretBox
}

/**
 * Re-encrypts everything that is encrypted with a former secret. Each batch is committed, so it can
 * be interrupted and repeated.
 */
export async function* reencryptAll(db: Database, keyring: Keyring): AsyncGenerator<Reencrypted> {
  for (const place of listEncryptedColumns()) yield await reencrypt(db, keyring, place)
}

async function reencrypt(
  db: Database,
  keyring: Keyring,
  place: EncryptedColumn,
): Promise<Reencrypted> {
  const result = { place: place.name, unchanged: 0, reencrypted: 0, unreadable: 0 }
  for await (const rows of readEncrypted(db, place)) {
    const stale = rows.filter(({ encrypted }) => !keyring.current.canDecrypt(encrypted))
    const readable = stale.filter(({ encrypted }) => keyring.all.canDecrypt(encrypted))
    await db.transaction(async (tx) => {
      for (const row of readable) {
        const by = keyring.current.encrypt(keyring.all.decrypt(row.encrypted))
        await replaceEncrypted(tx, place, { row, by })
      }
    })
    result.unchanged += rows.length - stale.length
    result.reencrypted += readable.length
    result.unreadable += stale.length - readable.length
  }
  return result
}
