import { toConfig } from '../../config/config'
import { publicUrl } from '../../sign-in/oauth/find-provider'
import type { CommandInput } from './command'
import { createServiceClient, type ServiceClient } from './service-client'
import { CommandError } from './terminal'

/** Lets a command work on a running service instead of the database. */
export const serviceOption = {
  flags: '--url <url>',
  about:
    'URL of a running service to use instead of the database. Its key is read from AUTH_ADMIN_KEY, or AUTH_SECRET_KEY, in the environment.',
}

/** Returns the URL of the service for apps. */
export function readServiceUrl({ options, config }: CommandInput): string {
  return typeof options.url === 'string'
    ? options.url.replace(/\/+$/, '')
    : publicUrl(toConfig(config))
}

/** Variables of the environment with keys, in the order of preference. */
const keys = [
  { variable: 'AUTH_ADMIN_KEY', access: 'admin' },
  { variable: 'AUTH_SECRET_KEY', access: 'server' },
] as const

/**
 * Returns a client of the service that the option names; `null` if the command works on the database.
 *
 * @throws {CommandError} if the environment has no key.
 */
export function openService(input: CommandInput, projectId: string): ServiceClient | null {
  const { url } = input.options
  if (typeof url !== 'string') return null
  for (const { variable, access } of keys) {
    const key = input.terminal.env[variable]
    if (!key) continue
    // The error of `fetch` would contain it.
    if (!/^[\w-]+$/.test(key)) {
      throw new CommandError(
        `${variable} is not a key: it contains spaces, quotes or other characters that no key has.`,
      )
    }
    return createServiceClient({ url, projectId, access, key })
  }
  throw new CommandError(
    `A service needs a key of the project ${projectId}: set AUTH_ADMIN_KEY (sak_…) or AUTH_SECRET_KEY (ssk_…). Keys are no options, because other users of the machine can read these.`,
  )
}
