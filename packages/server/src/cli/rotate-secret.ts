import { createSecretBox } from '../crypto/secret-box'
import type { Reencrypted } from '../maintenance/reencrypt'
import type { Command } from './lib/command'
import { jsonOption, print } from './lib/output'
import { withStore } from './lib/with-store'

/** Re-encrypts the database with the current secret. */
export const rotateSecretCommand: Command = {
  usage: 'rotate-secret',
  about: 'Re-encrypt data that is encrypted with a secret in APP_SECRET_FALLBACKS.',
  options: [
    {
      flags: '--lost',
      about: 'The former secret is lost: let the service start without the data that it encrypted.',
    },
    jsonOption,
  ],
  isDatabaseOnly: true,
  async run(input) {
    const { terminal, options } = input
    const isLost = options.lost === true
    // Each column is reported once it is done. With --json, these lines are progress, not output.
    const report = options.json === true ? terminal.err : terminal.out
    const opening = { ...input, acceptsOtherSecret: true }
    const { replaceSecretCheck } = await import('../db/secret-check')
    const { reencryptAll } = await import('../maintenance/reencrypt')
    const columns = await withStore(opening, async ({ database, secret, secretBox }) => {
      const keyring = { current: createSecretBox(secret), all: secretBox }
      if (isLost) await replaceSecretCheck(database.db, keyring.current)
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
    terminal.err(`Values encrypted with an unknown secret: ${unreadable}. ${advise(isLost)}\n`)
    return isLost ? 0 : 1
  },
}

function advise(isLost: boolean): string {
  return isLost
    ? 'Enter client secrets, SMTP settings and webhook secrets again; users with such a second factor need it reset.'
    : 'Add it to APP_SECRET_FALLBACKS and run this again, or with --lost if it is lost.'
}

function describe({ reencrypted, unchanged, unreadable }: Reencrypted): string {
  const counts = `${reencrypted} re-encrypted, ${unchanged} unchanged`
  return unreadable > 0 ? `${counts}, ${unreadable} unreadable` : counts
}
