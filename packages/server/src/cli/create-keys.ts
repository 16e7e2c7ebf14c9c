import { createKeySet } from '../api-keys/api-keys'
import { auditOperator } from '../security-events/security-events'
import type { Command } from './command'
import { projectOption, readProjectId } from './project-option'
import { CommandError } from './terminal'
import { requireProject, withStore } from './with-store'

const dayMs = 24 * 60 * 60 * 1000

/** One year, the default of the dashboard. */
const defaultDays = '365'

/** Creates keys for a project, like its owner does in the dashboard. */
export const createKeysCommand: Command = {
  usage: 'create-keys',
  about: 'Create a set of keys for a project and print them. They are shown only once.',
  options: [
    projectOption,
    {
      flags: '--description <text>',
      about: 'Description. Default: Created on the command line.',
    },
    { flags: '--days <number>', about: `Days until the keys expire. Default: ${defaultDays}.` },
  ],
  async run({ options, ...input }) {
    const expiresAt = toExpiry(String(options.days ?? defaultDays))
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

/** Limited to the year 9999, the maximum of RFC 3339. */
function toExpiry(days: string): Date {
  const expiresAt = new Date(Date.now() + Number(days) * dayMs)
  if (/^[1-9]\d*$/.test(days) && expiresAt.getFullYear() <= 9999) return expiresAt
  throw new CommandError(`--days: ${JSON.stringify(days)} is not valid; expected a whole number.`)
}
