import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { listSealedPlaces, readSealed, replaceSealed, type SealedPlace } from './encrypted-columns'

/** What became of the sealed texts of a place. */
export interface Resealed {
  place: string
  /** Sealed under the present secret already. */
  unchanged: number
  resealed: number
  /** Sealed under a secret that is not known. */
  unreadable: number
}

/** The boxes of a server whose secret was replaced. */
export interface Boxes {
  /** Opens and seals by the present secret only. */
  present: SecretBox
  /** Opens by all secrets that are known. */
  all: SecretBox
}

/**
 * Seals everything under the present secret that is sealed under an older one. Each batch is kept, so
 * it may be interrupted, and done again.
 */
export async function* resealAll(db: Database, boxes: Boxes): AsyncGenerator<Resealed> {
  for (const place of listSealedPlaces()) yield await reseal(db, boxes, place)
}

async function reseal(db: Database, boxes: Boxes, place: SealedPlace): Promise<Resealed> {
  const result = { place: place.name, unchanged: 0, resealed: 0, unreadable: 0 }
  for await (const rows of readSealed(db, place)) {
    const outdated = rows.filter(({ sealed }) => !boxes.present.canOpen(sealed))
    const readable = outdated.filter(({ sealed }) => boxes.all.canOpen(sealed))
    await db.transaction(async (tx) => {
      for (const row of readable) {
        const by = boxes.present.seal(boxes.all.open(row.sealed))
        await replaceSealed(tx, place, { row, by })
      }
    })
    result.unchanged += rows.length - outdated.length
    result.resealed += readable.length
    result.unreadable += outdated.length - readable.length
  }
  return result
}
