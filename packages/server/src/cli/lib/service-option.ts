import type { CommandInput } from './command'
import { createServiceClient, type ServiceClient } from './service-client'
import { CommandError } from './terminal'

/** Lets a command work on a running service instead of the database. */
export const serviceOption = {
  flags: '--url <url>',
  about:
    'URL of a running service to use instead of the database. Its key is read from AUTH_ADMIN_KEY, or AUTH_SECRET_KEY, in the environment.',
}

/**
 * Returns a client of the service that the option names; `null` if the command works on the database.
 *
 * @throws {CommandError} if the environment has no key.
 */
export function openService(input: CommandInput, projectId: string): ServiceClient | null {
  const { url } = input.options
  if (typeof url !== 'string') return null
  const { AUTH_ADMIN_KEY: adminKey, AUTH_SECRET_KEY: serverKey } = input.terminal.env
  if (adminKey) return createServiceClient({ url, projectId, access: 'admin', key: adminKey })
  if (serverKey) return createServiceClient({ url, projectId, access: 'server', key: serverKey })
  throw new CommandError(
    `A service needs a key of the project ${projectId}: set AUTH_ADMIN_KEY (sak_…) or AUTH_SECRET_KEY (ssk_…). Keys are no options, because other users of the machine can read these.`,
  )
}
