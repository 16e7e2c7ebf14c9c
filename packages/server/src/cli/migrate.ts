import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { CommandError } from './lib/terminal'
import { withStore } from './lib/with-store'

/** Applies pending migrations before the new version starts. */
export const migrateCommand: Command = {
  usage: 'migrate',
  about: 'Apply pending migrations, including those that start runs in the background.',
  options: [jsonOption],
  isDatabaseOnly: true,
  async run(input) {
    const creating = { ...input, mayCreateDatabase: true }
    const { listBackgroundMigrations, runBackgroundMigrations } = await import(
      '../db/background-migrations'
    )
    const applied = await withStore(creating, async ({ migrationsApplied, database }) => {
      await runBackgroundMigrations(database, new AbortController().signal)
      const pending = await listBackgroundMigrations(database.db)
      if (pending.length > 0) {
        throw new CommandError(
          `Another process is running the background migrations ${pending.join(', ')}. Wait until it logs that they are done.`,
        )
      }
      return migrationsApplied
    })
    print(input, {
      json: { applied_migrations: applied },
      text: applied > 0 ? `Migrations applied: ${applied}.\n` : 'The database is up to date.\n',
    })
    return 0
  },
}
