import { withKeys } from './keys/with-keys'
import type { Command } from './lib/command'
import { daysOption, toKeyExpiry } from './lib/key-expiry'
import { toTime } from './lib/output'
import { projectOption } from './lib/project-option'
import { serviceOption } from './lib/service-option'

/** Creates keys for a project, as its owner does in the dashboard. Always prints JSON. */
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
    daysOption,
    serviceOption,
    { flags: '--json', about: 'Print JSON, which is also the default.' },
  ],
  async run(input) {
    const { options, terminal } = input
    const expiresAt = toKeyExpiry(options.days)
    const description = String(options.description ?? 'Created on the command line')
    const created = await withKeys(input, (keys) => keys.create({ description, expiresAt }))
    const { publishable_client_key, secret_server_key, super_secret_admin_key } = created
    const printed = { publishable_client_key, secret_server_key, super_secret_admin_key }
    terminal.out(`${JSON.stringify(printed, null, 2)}\n`)
    terminal.err(`Store these keys now. They are not shown again, and expire on ${toTime(expiresAt.getTime()).slice(0, 10)}.
In .env: AUTH_KEY (VITE_AUTH_KEY of a page with Vite) and AUTH_SECRET_KEY; in Next.js NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY and STACK_SECRET_SERVER_KEY.
`)
    return 0
  },
}
