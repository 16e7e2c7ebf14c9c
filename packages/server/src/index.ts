import { type DestinationStream, type Logger, pino } from 'pino'
import { type Config, toConfig } from './config/config'
import type { ServerOptions } from './config/public-api'
import { openStore } from './db/store'
import { toLoggedError } from './lib/logged-error'
import type { StartedServer } from './run-server'

export { ConfigError } from './config/config'
export type { ConfigInput, Server, ServerOptions } from './config/public-api'

/** Starts the service. `config/public-api.d.ts` declares the public types. */
export async function createServer(options: ServerOptions = {}): Promise<StartedServer> {
  const { now = Date.now, logTo = pino.destination(1), fetch: outgoing = fetch, ...input } = options
  const config = toConfig(input)
  const log = createLogger(config, logTo)
  const opening = openStore(config, {
    onError: (error) => log.error({ error }, 'database connection lost'),
    onQueue: (waiting) => log.warn({ waiting }, 'requests are waiting for a database connection'),
    onNamesRefused: () =>
      log.warn('prepared statements are disabled: set APP_PREPARED_STATEMENTS=off'),
  })
  // Loaded while the database starts in a thread or process of its own, which takes just as long.
  const [store, { runServer }] = await Promise.all([opening, import('./run-server')])
  return runServer(store, { config, log, now, fetch: outgoing })
}

function createLogger(config: Config, logTo: DestinationStream): Logger {
  const options = {
    level: config.log,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: toLoggedError },
  }
  return pino(options, logTo)
}
