import { toConfig } from '../config/config'
import { demoProject, seed } from '../projects/seed'
import type { Command } from './command'
import { withStore } from './with-store'

/** Makes what every service has, without starting one. */
export const seedCommand: Command = {
  usage: 'seed',
  about: 'Make the project internal with its configured keys, as start does by itself.',
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
