import type { Command } from './command'
import { withStore } from './with-store'

/** Brings the tables up to date before the new version is started. */
export const migrateCommand: Command = {
  usage: 'migrate',
  about: 'Bring the tables up to date, as start does by itself.',
  async run(input) {
    const applied = await withStore(input, async ({ migrationsApplied }) => migrationsApplied)
    input.terminal.out(
      applied > 0 ? `Migrations applied: ${applied}.\n` : 'The tables are up to date.\n',
    )
    return 0
  },
}
