import type { Command } from './command'
import { withStore } from './with-store'

/** Applies pending migrations before the new version starts. */
export const migrateCommand: Command = {
  usage: 'migrate',
  about: 'Apply pending migrations. start does this too.',
  async run(input) {
    const applied = await withStore(input, async ({ migrationsApplied }) => migrationsApplied)
    input.terminal.out(
      applied > 0 ? `Migrations applied: ${applied}.\n` : 'The database is up to date.\n',
    )
    return 0
  },
}
