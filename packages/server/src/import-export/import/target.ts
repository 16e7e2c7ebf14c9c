import type { SecretBox } from '../../crypto/secret-box'
import { isTooLong, violatedUniqueIndex } from '../../db/client'
import type { Database } from '../../db/database'
import { DomainError, ServiceError } from '../../lib/errors'
import type { Numbered, Refusal } from './batches'

/** Destination of an import. */
export interface ImportTarget {
  db: Database
  secretBox: SecretBox
  projectId: string
  /** Validates everything without writing. */
  isDryRun: boolean
  /** Unique names used by previous lines, such as addresses and ids. */
  taken: Set<string>
}

/** Result of a batch. */
export interface BatchResult {
  added: number
  /** Number of objects that existed already. */
  present: number
  refusals: Refusal[]
}

/** Validates and writes lines of one type. */
export interface Importer<Item> {
  /** Determines which lines to write, which are invalid, and which exist already. */
  plan(
    target: ImportTarget,
    items: Numbered<Item>[],
  ): Promise<{ fresh: Numbered<Item>[]; present: number; refusals: Refusal[] }>
  /** Writes several items, all or nothing. */
  write(tx: Database, target: ImportTarget, items: Item[]): Promise<void>
}

/** Validates a batch and writes the valid lines, each completely or not at all. */
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
  // One line caused the conflict; write the others one by one.
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

/** Returns why a line cannot be written; `null` if the line is not the cause. */
function toReason(error: unknown): string | null {
  const index = violatedUniqueIndex(error)
  if (index !== null) return `already taken (${index})`
  if (isTooLong(error)) return 'an address, id or name is too long'
  return error instanceof DomainError || error instanceof ServiceError ? error.message : null
}
