import type { Config } from './config'

/** Returns the public URL of this service. */
export function publicUrl(config: Config): string {
  return config.url ?? `http://localhost:${config.port}`
}
