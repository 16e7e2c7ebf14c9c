import { createKeySet } from '../api-keys/api-keys'
import { auditOperator } from '../security-events/security-events'
import type { Command } from './lib/command'
import { defaultKeyDays, toKeyExpiry } from './lib/key-expiry'
import { projectOption, readProjectId } from './lib/project-option'
import { requireProject, withStore } from './lib/with-store'

/** Creates keys for a project, like its owner does in the dashboard. Always prints JSON. */
export const createKeysCommand: Command = {
  usage: 'create-keys',
  about: 'Create a set of keys for a project and print them as JSON. They are shown only once.',
  summary: 'Create a set of keys for a project.',
  options: [
    projectOption,
    {
      flags: '--description <text>',
      about: 'Description. Default: Created on the command line.',
    },
    { flags: '--days <number>', about: `Days until the keys expire. Default: ${defaultKeyDays}.` },
    { flags: '--json', about: 'Print JSON, as always.' },
  ],
  async run({ options, ...input }) {
    const expiresAt = toKeyExpiry(String(options.days ?? defaultKeyDays))
    const keys = await withStore(input, async (store) => {
      const { id } = await requireProject(store, readProjectId(options.project))
      return createKeySet(store.database.db, id, {
        audit: auditOperator,
        description: String(options.description ?? 'Created on the command line'),
        expiresAt,
        hasPublishableClientKey: true,
        hasSecretServerKey: true,
        hasSuperSecretAdminKey: true,
      })
    })
    const { publishable_client_key, secret_server_key, super_secret_admin_key } = keys
    const printed = { publishable_client_key, secret_server_key, super_secret_admin_key }
    input.terminal.out(`${JSON.stringify(printed, null, 2)}\n`)
    input.terminal.err('Store these keys now. They are not shown again.\n')
    return 0
  },
}
