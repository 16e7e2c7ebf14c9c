import type { Store } from '../db/store'
import { exportContents } from '../import-export/export-project'
import { exportSettings } from '../import-export/export-settings'
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
  const project = await requireProject(store, projectId)
  return writeSecretFile(path, async (writeText) => {
    let lines = 0
    const write = async (record: object) => {
      await writeText(`${JSON.stringify(record)}\n`)
      lines += 1
    }
    await write(await exportSettings({ ...store, db: store.database.db }, project))
    // One snapshot of the database, regardless of how long the export takes.
    const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
    await store.database.db.transaction(async (db) => {
      for await (const record of exportContents({ ...store, db }, project.id)) await write(record)
    }, snapshot)
    return lines
  })
}
