import { createSecretBox } from '../crypto/secret-box'
import { type Reencrypted, reencryptAll } from '../maintenance/reencrypt'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { withStore } from './lib/with-store'

/** Re-encrypts the database with the current secret. */
export const rotateSecretCommand: Command = {
  usage: 'rotate-secret',
  about: 'Re-encrypt data that is encrypted with a secret in APP_SECRET_FALLBACKS.',
  options: [jsonOption],
  async run(input) {
    const { terminal, options } = input
    // Each column is reported when it is done. As JSON, the lines are progress.
    const report = options.json === true ? terminal.err : terminal.out
    const columns = await withStore(input, async ({ database, secret, secretBox }) => {
      const keyring = { present: createSecretBox(secret), all: secretBox }
      const done: Reencrypted[] = []
      for await (const column of reencryptAll(database.db, keyring)) {
        report(`${column.place}: ${describe(column)}\n`)
        done.push(column)
      }
      return done
    })
    print(input, { json: { columns }, text: '' })
    const unreadable = columns.reduce((sum, column) => sum + column.unreadable, 0)
    if (unreadable === 0) return 0
    terminal.err(
      `${unreadable} values are encrypted with an unknown secret. Add it to APP_SECRET_FALLBACKS and run this again.\n`,
    )
    return 1
  },
}

function describe({ reencrypted, unchanged, unreadable }: Reencrypted): string {
  const counts = `${reencrypted} re-encrypted, ${unchanged} unchanged`
  return unreadable > 0 ? `${counts}, ${unreadable} unreadable` : counts
}
