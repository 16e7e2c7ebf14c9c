import { toBatches } from './batches'
import { permissionImporter } from './permissions'
import type { ImportedProject, ImportRecord } from './record'
import { type BatchResult, type Importer, type ImportTarget, importBatch } from './target'
import { teamImporter } from './teams'
import { userImporter } from './users'

/** Result of a batch. */
export interface ImportStep extends BatchResult {
  type: ImportRecord['type']
}

type BatchType = Exclude<ImportRecord['type'], 'project'>

const importers: Record<BatchType, Importer<never>> = {
  permission: permissionImporter as Importer<never>,
  team: teamImporter as Importer<never>,
  user: userImporter as Importer<never>,
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
    // A batch contains records of its type only.
    const result = await importBatch(target, importers[type], records as never)
    yield { type, ...result, refusals: [...refusals, ...result.refusals] }
  }
  if (!importSettings) return
  for (const project of projects) {
    await importSettings(project)
    yield { type: 'project', added: 1, present: 0, refusals: [] }
  }
}
