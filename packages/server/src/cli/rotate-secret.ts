import { createSecretBox } from '../crypto/secret-box'
import { reencryptAll } from '../maintenance/reencrypt'
import type { Command } from './lib/command'
import { withStore } from './lib/with-store'

/** Re-encrypts the database with the current secret. */
export const rotateSecretCommand: Command = {
  usage: 'rotate-secret',
  about: 'Re-encrypt data that is encrypted with a secret in APP_SECRET_FALLBACKS.',
  async run(input) {
    const { terminal } = input
    return withStore(input, async ({ database, secret, secretBox }) => {
      const keyring = { present: createSecretBox(secret), all: secretBox }
      let unreadable = 0
      for await (const found of reencryptAll(database.db, keyring)) {
        unreadable += found.unreadable
        const counts = `${found.reencrypted} re-encrypted, ${found.unchanged} unchanged`
        const lost = found.unreadable > 0 ? `, ${found.unreadable} unreadable` : ''
        terminal.out(`${found.place}: ${counts}${lost}\n`)
      }
      if (unreadable === 0) return 0
      terminal.err(
        `${unreadable} values are encrypted with an unknown secret. Add it to APP_SECRET_FALLBACKS and run this again.\n`,
      )
      return 1
    })
  },
}
