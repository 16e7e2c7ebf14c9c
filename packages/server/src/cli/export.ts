import type { Store } from '../db/store'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { projectOption, readProjectId } from './lib/project-option'
import { writeSecretFile } from './lib/secret-file'
import { requireProject, withStore } from './lib/with-store'

/** Exports a project to a file. */
export const exportCommand: Command = {
  usage: 'export <file>',
  about: 'Export a project to a file for import-users. It contains secrets.',
  options: [projectOption, jsonOption],
  isDatabaseOnly: true,
  async run(input) {
    const [path = ''] = input.args
    const projectId = readProjectId(input.options.project)
    const lines = await withStore(input, (store) => writeFile(store, { path, projectId }))
    print(input, {
      json: { project_id: projectId, file: path, lines },
      text: `Exported: ${lines} lines. The file contains password hashes and secrets.\n`,
    })
    return 0
  },
}

async function writeFile(
  store: Store,
  { path, projectId }: { path: string; projectId: string },
): Promise<number> {
  const { readSnapshot } = await import('../db/snapshot')
  const { exportContents } = await import('../import-export/export-project')
  const { exportSettings } = await import('../import-export/export-settings')
  // Check before the file is created.
  await requireProject(store, projectId)
  return writeSecretFile(path, async (writeText) => {
    let lines = 0
    const write = async (record: object) => {
      await writeText(`${JSON.stringify(record)}\n`)
      lines += 1
    }
    // One snapshot of the database, regardless of how long the export takes.
    await readSnapshot(store.database.db, async (db) => {
      const source = { ...store, db }
      const project = await requireProject({ database: source }, projectId)
      await write(await exportSettings(source, project))
      for await (const record of exportContents(source, projectId)) await write(record)
    })
    return lines
  })
}
