import { type DestinationStream, type Logger, pino } from 'pino'
import { createApp } from './app'
import { type Config, toConfig } from './config/config'
import type { Server, ServerOptions } from './config/public-api'
import { createService } from './create-service'
import type { Database } from './db/database'
import { openStore } from './db/store'
import { createJobStore } from './jobs/job-store'
import { logInterrupted } from './jobs/runner'
import { toLoggedError } from './lib/logged-error'
import { listTestProjects } from './project-settings/test-mode'
import { seed } from './projects/seed'

export { ConfigError } from './config/config'
export type { ConfigInput, Server, ServerOptions } from './config/public-api'

/** Starts the service. `config/public-api.d.ts` declares the public types. */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const { now = Date.now, logTo = pino.destination(1), fetch: outgoing = fetch, ...input } = options
  const config = toConfig(input)
  const log = createLogger(config, logTo)
  const store = await openStore(config, {
    onError: (error) => log.error({ error }, 'database connection lost'),
    onQueue: (waiting) => log.warn({ waiting }, 'requests are waiting for a database connection'),
    onNamesRefused: () =>
      log.warn('prepared statements are disabled: set APP_PREPARED_STATEMENTS=off'),
  })
  const { database, internalKeys } = store
  const jobStore = createJobStore(database.db, database.pool)
  try {
    await seed(database.db, { internalKeys, production: config.production })
    if (config.production) await warnOfTestProjects(database.db, log)
    if (database.isEmbedded) logInterrupted(log, await jobStore.takeBack())
  } catch (error) {
    await database.close()
    throw error
  }
  const running = await createService(store, { config, log, jobStore, now, fetch: outgoing })
  const { lifecycle } = running.service
  const app = createApp(running.service)
  let closing: Promise<void> | undefined
  return {
    config,
    internalKeys,
    fetch: async (request, connection) => app.fetch(request, connection ?? {}),
    drain() {
      lifecycle.isStopping = true
    },
    close() {
      lifecycle.isStopping = true
      closing ??= running.stop().then(() => database.close())
      return closing
    },
  }
}

/** Warns about relaxed limits, which are easily forgotten. */
async function warnOfTestProjects(db: Database, log: Logger): Promise<void> {
  const projects = await listTestProjects(db)
  if (projects.length > 0) log.warn({ projects }, 'limits are relaxed in test projects')
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
