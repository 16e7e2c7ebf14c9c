import { toConfig } from '../config/config'
import { demoProject } from '../projects/demo-project'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { CommandError } from './lib/terminal'
import { requireProject, withStore } from './lib/with-store'

/** Removes the demo project from a database that was used in development. */
export const deleteDemoProjectCommand: Command = {
  usage: 'delete-demo-project',
  about:
    'Delete the development demo project, with its users and keys, from a production database.',
  options: [jsonOption],
  isDatabaseOnly: true,
  async run(input) {
    if (!toConfig(input.config).production) {
      throw new CommandError(
        'Set NODE_ENV=production: in development every start creates it again.',
      )
    }
    const { disableAnonymousOwners } = await import('../project-settings/creation')
    const { deleteProject } = await import('../project-settings/project-settings')
    await withStore(input, async (store) => {
      const { id } = await requireProject(store, demoProject.id)
      await deleteProject(store.database.db, id)
      await disableAnonymousOwners(store.database.db)
    })
    print(input, {
      json: { project_id: demoProject.id },
      text: `Deleted: ${demoProject.id}, with its users and keys.\n`,
    })
    return 0
  },
}
