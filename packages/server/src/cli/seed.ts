import { toConfig } from '../config/config'
import { demoProject } from '../projects/demo-project'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { withStore } from './lib/with-store'
import { seedStore } from './project/seed-store'

/** Creates the built-in projects without starting the server. */
export const seedCommand: Command = {
  usage: 'seed',
  about: 'Create the project internal with its configured keys. start does this too.',
  options: [jsonOption],
  isDatabaseOnly: true,
  async run(input) {
    const { production } = toConfig(input.config)
    await withStore({ ...input, mayCreateDatabase: true }, seedStore)
    print(input, {
      json: { project_ids: ['internal', ...(production ? [] : [demoProject.id])] },
      text: `Seeded: ${production ? 'internal' : `internal and ${demoProject.id} (demo)`}.\n`,
    })
    return 0
  },
}
