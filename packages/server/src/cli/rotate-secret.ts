import { createSecretBox } from '../crypto/secret-box'
import { reencryptAll } from '../maintenance/reencrypt'
import type { Command } from './command'
import { withStore } from './with-store'

/** Ends the use of an old secret in the database. */
export const rotateSecretCommand: Command = {
  usage: 'rotate-secret',
  about: 'Encrypt under APP_SECRET what is still encrypted under APP_SECRET_FALLBACKS.',
  async run(input) {
    const { terminal } = input
    return withStore(input, async ({ database, secret, secretBox }) => {
      const keyring = { present: createSecretBox(secret), all: secretBox }
      let unreadable = 0
      for await (const found of reencryptAll(database.db, keyring)) {
        unreadable += found.unreadable
        const counts = `${found.reencrypted} encrypted anew, ${found.unchanged} up to date`
        const lost = found.unreadable > 0 ? `, ${found.unreadable} unreadable` : ''
        terminal.out(`${found.place}: ${counts}${lost}\n`)
      }
      if (unreadable === 0) return 0
      terminal.err(
        `${unreadable} texts are encrypted under a secret that is not known. Name it in APP_SECRET_FALLBACKS, and run this again.\n`,
      )
      return 1
    })
  },
}
