import { type ImportRecord, readRecord } from './record'

/** An item with its line number. */
export interface Numbered<Item> {
  line: number
  item: Item
}

/** A line that was not imported, with the reason. */
export interface Refusal {
  line: number
  reason: string
}

/** Consecutive lines of one type, and the invalid lines among them. */
export interface Batch {
  type: ImportRecord['type']
  records: Numbered<ImportRecord>[]
  refusals: Refusal[]
}

/**
 * Maximum number of lines per transaction: few statements, and few lines to repeat after a
 * conflict.
 */
const batchSize = 200

/** Groups the lines of a file into batches. Empty lines are skipped but counted. */
export async function* toBatches(lines: AsyncIterable<string>): AsyncGenerator<Batch> {
  let line = 0
  let batch: Batch = { type: 'user', records: [], refusals: [] }
  for await (const text of lines) {
    line += 1
    if (text.trim() === '') continue
    const record = readRecord(text)
    if (typeof record === 'string') {
      batch.refusals.push({ line, reason: record })
      continue
    }
    if (record.type !== batch.type || batch.records.length === batchSize) {
      yield batch
      batch = { type: record.type, records: [], refusals: [] }
    }
    batch.records.push({ line, item: record })
  }
  yield batch
}
