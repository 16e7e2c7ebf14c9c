import type { SecretBox } from '../../crypto/secret-box'
import { isTooLong, violatedUniqueIndex } from '../../db/client'
import type { Database } from '../../db/database'
import { ServiceError, TextError } from '../../lib/errors'
import type { Numbered, Refusal } from './batches'

/** Where a file goes. */
export interface ImportTarget {
  db: Database
  secretBox: SecretBox
  projectId: string
  /** Everything is checked, nothing written. */
  isDryRun: boolean
  /** Names of what lines before have taken, as far as two may not have the same. */
  taken: Set<string>
}

/** What became of a batch. */
export interface BatchResult {
  added: number
  /** There already: imported before. */
  present: number
  refusals: Refusal[]
}

/** Checks and writes lines of one type. */
export interface Importer<Item> {
  /** The lines to be written; what is wrong with others, or that they are there. */
  plan(
    target: ImportTarget,
    items: Numbered<Item>[],
  ): Promise<{ fresh: Numbered<Item>[]; present: number; refusals: Refusal[] }>
  /** Writes several at once; all or nothing. */
  write(tx: Database, target: ImportTarget, items: Item[]): Promise<void>
}

/** Checks a batch, and writes what can be written: each line whole, or not at all. */
export async function importBatch<Item>(
  target: ImportTarget,
  { plan, write }: Importer<Item>,
  items: Numbered<Item>[],
): Promise<BatchResult> {
  const { fresh, present, refusals } = await plan(target, items)
  if (target.isDryRun || fresh.length === 0) return { added: fresh.length, present, refusals }
  const writeAll = (numbered: Numbered<Item>[]) =>
    target.db.transaction((tx) =>
      write(
        tx,
        target,
        numbered.map(({ item }) => item),
      ),
    )
  try {
    await writeAll(fresh)
    return { added: fresh.length, present, refusals }
  } catch (error) {
    if (toReason(error) === null) throw error
  }
  // One of them is to blame, and the others are not to suffer for it.
  const late: Refusal[] = []
  for (const numbered of fresh) {
    try {
      await writeAll([numbered])
    } catch (error) {
      const reason = toReason(error)
      if (reason === null) throw error
      late.push({ line: numbered.line, reason })
    }
  }
  return { added: fresh.length - late.length, present, refusals: [...refusals, ...late] }
}

/** Why a line cannot be written; `null` when it is not the line's fault. */
function toReason(error: unknown): string | null {
  const index = violatedUniqueIndex(error)
  if (index !== null) return `somebody else has it already (${index})`
  if (isTooLong(error)) return 'an address, id or name is too long'
  return error instanceof TextError || error instanceof ServiceError ? error.message : null
}
