import { type Config, toConfig } from '../../config/config'
import type { ConfigInput } from '../../config/public-api'
import { publicUrl } from '../../sign-in/oauth/find-provider'

/** Keys of a project in the names of the API. */
export interface WireKeys {
  publishable_client_key?: string
  secret_server_key?: string
}

/** Returns the environment variables of a page and of a server that use a project. */
export function toEnvironment(config: ConfigInput, projectId: string, keys: WireKeys) {
  const valid: Config = toConfig(config)
  const page = {
    AUTH_URL: publicUrl(valid),
    AUTH_PROJECT_ID: projectId,
    AUTH_KEY: keys.publishable_client_key ?? '',
  }
  return { page, server: { ...page, AUTH_SECRET_KEY: keys.secret_server_key ?? '' } }
}

/** Returns variables as lines of a file `.env`. */
export function toEnvLines(variables: Record<string, string>, prefix = ''): string {
  return Object.entries(variables)
    .map(([name, value]) => `${prefix}${name}=${value}\n`)
    .join('')
}
