import { open, rename, rm } from 'node:fs/promises'
import type { Store } from '../db/store'
import { exportContents, exportSettings } from '../import-export/export-project'
import type { Command } from './command'
import { projectOption, readProjectId } from './project-option'
import { requireProject, withStore } from './with-store'

/** Writes a project to a file. */
export const exportCommand: Command = {
  usage: 'export <file>',
  about: 'Write a whole project to a file that import-users reads. It holds secrets.',
  options: [projectOption],
  async run({ options, args, ...input }) {
    const [path = ''] = args
    const lines = await withStore(input, (store) =>
      writeFile(store, { path, projectId: readProjectId(options.project) }),
    )
    input.terminal.out(`Exported: ${lines} lines. The file holds password hashes and secrets.\n`)
    return 0
  },
}

/** The file appears complete or not at all, readable by this user only. */
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
    // One moment of the database, however long it takes.
    const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
    await store.database.db.transaction(async (db) => {
      for await (const record of exportContents({ ...store, db }, project.id)) await write(record)
    }, snapshot)
    await file.close()
    await rename(draft, path)
    return lines
  } catch (error) {
    await file.close().catch(() => {
      // Closed already; what is to be reported is why.
    })
    await rm(draft, { force: true })
    throw error
  }
}
