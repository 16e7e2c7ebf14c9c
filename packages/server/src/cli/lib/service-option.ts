import { toConfig } from '../../config/config'
import { findKeyProblem } from '../../config/key-kinds'
import { publicUrl } from '../../config/public-url'
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

/** Returns the term for a project's admin key in messages. */
export function toAdminKey(projectId: string): string {
  return projectId === 'internal'
    ? 'the admin key of the project internal (APP_INTERNAL_SUPER_SECRET_ADMIN_KEY of the service)'
    : `an admin key of the project ${projectId || '(none: its id is empty)'}`
}

/** Variables of the environment with keys, in the order of preference. */
const keys = [
  { variable: 'AUTH_ADMIN_KEY', access: 'admin', kind: 'super secret admin key' },
  { variable: 'AUTH_SECRET_KEY', access: 'server', kind: 'secret server key' },
] as const

/**
 * Returns a client of the service that the option names; `null` if the command works on the database.
 *
 * @throws {CommandError} if the environment has no key.
 */
export function openService(input: CommandInput, projectId: string): ServiceClient | null {
  const { url } = input.options
  if (typeof url !== 'string') return null
  for (const { variable, access, kind } of keys) {
    const key = input.terminal.env[variable]
    if (!key) continue
    // Otherwise the error of `fetch` would contain the key.
    if (!/^[\w-]+$/.test(key)) {
      throw new CommandError(
        `${variable} is not a key: it contains spaces, quotes or other characters that no key has.`,
      )
    }
    const problem = findKeyProblem(key, kind)
    if (problem) throw new CommandError(`${variable} ${problem}.`)
    return createServiceClient({ url, projectId, access, key })
  }
  throw new CommandError(
    `A running service needs ${toAdminKey(projectId)}: set it as AUTH_ADMIN_KEY (sak_…); for users, AUTH_SECRET_KEY (ssk_…) is enough. Keys are not options, because other users of the machine can read these.`,
  )
}
