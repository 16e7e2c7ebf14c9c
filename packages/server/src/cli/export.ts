import { open, rename, rm } from 'node:fs/promises'
import type { Store } from '../db/store'
import { exportContents, exportSettings } from '../import-export/export-project'
import type { Command } from './command'
import { projectOption, readProjectId } from './project-option'
import { requireProject, withStore } from './with-store'

/** Exports a project to a file. */
export const exportCommand: Command = {
  usage: 'export <file>',
  about: 'Export a project to a file for import-users. It contains secrets.',
  options: [projectOption],
  async run({ options, args, ...input }) {
    const [path = ''] = args
    const lines = await withStore(input, (store) =>
      writeFile(store, { path, projectId: readProjectId(options.project) }),
    )
    input.terminal.out(`Exported: ${lines} lines. The file contains password hashes and secrets.\n`)
    return 0
  },
}

/** Writes atomically, readable only by the current OS user. */
async function writeFile(
  store: Store,
  { path, projectId }: { path: string; projectId: string },
): Promise<number> {
  const project = await requireProject(store, projectId)
  const draft = `${path}.part`
  const file = await open(draft, 'w', 0o600)
  let lines = 0
  const write = async (record: object) => {
    await file.write(`${JSON.stringify(record)}\n`)
    lines += 1
  }
  try {
    await write(await exportSettings({ ...store, db: store.database.db }, project))
    // One snapshot of the database, regardless of how long the export takes.
    const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
    await store.database.db.transaction(async (db) => {
      for await (const record of exportContents({ ...store, db }, project.id)) await write(record)
    }, snapshot)
    await file.close()
    await rename(draft, path)
    return lines
  } catch (error) {
    await file.close().catch(() => {
      // Already closed; the original error is reported.
    })
    await rm(draft, { force: true })
    throw error
  }
}
