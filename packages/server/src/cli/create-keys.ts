import { createKeySet } from '../api-keys/api-keys'
import { auditOperator } from '../security-events/security-events'
import type { Command } from './command'
import { projectOption, readProjectId } from './project-option'
import { CommandError } from './terminal'
import { requireProject, withStore } from './with-store'

const dayMs = 24 * 60 * 60 * 1000

/** A year, as keys of the dashboard may live. */
const defaultDays = '365'

/** Makes keys for a project, as its owner would in the dashboard. */
export const createKeysCommand: Command = {
  usage: 'create-keys',
  about: 'Make a new set of keys for a project, and print them: they are shown this once.',
  options: [
    projectOption,
    {
      flags: '--description <text>',
      about: 'What they are for. Default: Made on the command line.',
    },
    { flags: '--days <number>', about: `Days until they expire. Default: ${defaultDays}.` },
  ],
  async run({ options, ...input }) {
    const expiresAt = toExpiry(String(options.days ?? defaultDays))
    const keys = await withStore(input, async (store) => {
      const { id } = await requireProject(store, readProjectId(options.project))
      return createKeySet(store.database.db, id, {
        audit: auditOperator,
        description: String(options.description ?? 'Made on the command line'),
        expiresAt,
        hasPublishableClientKey: true,
        hasSecretServerKey: true,
        hasSuperSecretAdminKey: true,
      })
    })
    const { publishable_client_key, secret_server_key, super_secret_admin_key } = keys
    const printed = { publishable_client_key, secret_server_key, super_secret_admin_key }
    input.terminal.out(`${JSON.stringify(printed, null, 2)}\n`)
    input.terminal.err('Keep these keys now: they are not shown again.\n')
    return 0
  },
}

/** Up to the year 9999, as far as RFC 3339 can say. */
function toExpiry(days: string): Date {
  const expiresAt = new Date(Date.now() + Number(days) * dayMs)
  if (/^[1-9]\d*$/.test(days) && expiresAt.getFullYear() <= 9999) return expiresAt
  throw new CommandError(`--days: ${JSON.stringify(days)} is not valid; expected a whole number.`)
}
