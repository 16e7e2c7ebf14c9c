import { type ImportRecord, readRecord } from './record'

/** A line of a file, and which one it is. */
export interface Numbered<Item> {
  line: number
  item: Item
}

/** A line that was not taken over, and why. */
export interface Refusal {
  line: number
  reason: string
}

/** Lines of one type that follow each other, and those between them that cannot be read. */
export interface Batch {
  type: ImportRecord['type']
  records: Numbered<ImportRecord>[]
  refusals: Refusal[]
}

/** Lines written in one transaction: few statements, and few lines to do again after a conflict. */
const batchSize = 200

/** Puts the lines of a file together to batches. Empty lines count, and are nothing. */
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
