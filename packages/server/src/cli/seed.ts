import { toConfig } from '../config/config'
import { demoProject, seed } from '../projects/seed'
import type { Command } from './lib/command'
import { withStore } from './lib/with-store'

/** Creates the built-in projects without starting the server. */
export const seedCommand: Command = {
  usage: 'seed',
  about: 'Create the project internal with its configured keys. start does this too.',
  async run(input) {
    const { production } = toConfig(input.config)
    await withStore(input, ({ database, internalKeys }) =>
      seed(database.db, { internalKeys, production }),
    )
    const seeded = production ? 'internal' : `internal and ${demoProject.id} (demo)`
    input.terminal.out(`Seeded: ${seeded}.\n`)
    return 0
  },
}
