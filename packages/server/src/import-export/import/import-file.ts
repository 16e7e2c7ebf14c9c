import { type Numbered, toBatches } from './batches'
import { permissionImporter } from './permissions'
import type { ImportedProject, ImportRecord } from './record'
import { type BatchResult, type ImportTarget, importBatch } from './target'
import { teamImporter } from './teams'
import { userImporter } from './users'

/** Result of a batch. */
export interface ImportStep extends BatchResult {
  type: ImportRecord['type']
}

type BatchType = Exclude<ImportRecord['type'], 'project'>

type ImportRecords = (
  target: ImportTarget,
  records: Numbered<ImportRecord>[],
) => Promise<BatchResult>

const importers: Record<BatchType, ImportRecords> = {
  permission: (target, records) =>
    importBatch(
      target,
      permissionImporter,
      select(records, (item) => item.type === 'permission'),
    ),
  team: (target, records) =>
    importBatch(
      target,
      teamImporter,
      select(records, (item) => item.type === 'team'),
    ),
  user: (target, records) =>
    importBatch(
      target,
      userImporter,
      select(records, (item) => item.type === 'user'),
    ),
}

/** Returns the records of one type. */
function select<Item extends ImportRecord>(
  records: Numbered<ImportRecord>[],
  isOfType: (item: ImportRecord) => item is Item,
): Numbered<Item>[] {
  return records.flatMap(({ line, item }) => (isOfType(item) ? [{ line, item }] : []))
}

/**
 * Imports a file into a project, batch by batch. Each batch is committed. After an interruption the
 * same file can be imported again; existing objects are not changed.
 *
 * @param importSettings Applies the settings of the project, after everything else; in a dry run it only
 *   checks them. Absent: they are ignored.
 */
export async function* importFile(
  target: ImportTarget,
  lines: AsyncIterable<string>,
  importSettings?: (project: ImportedProject) => Promise<void>,
): AsyncGenerator<ImportStep> {
  const projects: ImportedProject[] = []
  for await (const { type, records, refusals } of toBatches(lines)) {
    if (type === 'project') {
      projects.push(...records.flatMap(({ item }) => (item.type === 'project' ? [item] : [])))
      yield { type, added: 0, present: 0, refusals }
      continue
    }
    const result = await importers[type](target, records)
    yield { type, ...result, refusals: [...refusals, ...result.refusals] }
  }
  if (!importSettings) return
  for (const project of projects) {
    await importSettings(project)
    yield { type: 'project', added: 1, present: 0, refusals: [] }
  }
}
