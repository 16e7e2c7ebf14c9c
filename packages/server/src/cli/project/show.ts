import { exportProjectFile } from '../../import-export/export-project-file'
import { maskSecrets, toLines } from '../../import-export/project-changes'
import { listOwners } from '../../projects/owners'
import type { Command } from '../lib/command'
import { jsonOption, print, toCell } from '../lib/output'
import { requireProject, withStore } from '../lib/with-store'

/** Shows the settings of a project, without its secrets. */
export const showProjectCommand: Command = {
  usage: 'show <id>',
  about: 'Show the settings of a project. Secrets are masked.',
  summary: 'Show the settings of a project.',
  options: [jsonOption],
  async run(input) {
    const [id = ''] = input.args
    const { owners, file } = await withStore(input, async (store) => {
      const { db } = store.database
      const project = await requireProject(store, id)
      const file = await exportProjectFile({ ...store, db }, project)
      return { file, owners: (await listOwners(db, id)).map(({ email }) => email) }
    })
    const json = { ...maskSecrets(file), owners }
    print(input, {
      json,
      text: toLines(json)
        .map((line) => `${toCell(line)}\n`)
        .join(''),
    })
    return 0
  },
}
