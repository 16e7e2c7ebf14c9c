import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import {
  type EncryptedColumn,
  listEncryptedColumns,
  readEncrypted,
  replaceEncrypted,
} from './encrypted-columns'

/** What became of the sealed texts of a place. */
export interface Reencrypted {
  place: string
  /** Sealed under the present secret already. */
  unchanged: number
  reencrypted: number
  /** Sealed under a secret that is not known. */
  unreadable: number
}

/** The boxes of a server whose secret was replaced. */
export interface Keyring {
  /** Opens and seals by the present secret only. */
  present: SecretBox
  /** Opens by all secrets that are known. */
  all: SecretBox
}

/**
 * Seals everything under the present secret that is sealed under an older one. Each batch is kept, so
 * it may be interrupted, and done again.
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
    const stale = rows.filter(({ encrypted }) => !keyring.present.canDecrypt(encrypted))
    const readable = stale.filter(({ encrypted }) => keyring.all.canDecrypt(encrypted))
    await db.transaction(async (tx) => {
      for (const row of readable) {
        const by = keyring.present.encrypt(keyring.all.decrypt(row.encrypted))
        await replaceEncrypted(tx, place, { row, by })
      }
    })
    result.unchanged += rows.length - stale.length
    result.reencrypted += readable.length
    result.unreadable += stale.length - readable.length
  }
  return result
}
