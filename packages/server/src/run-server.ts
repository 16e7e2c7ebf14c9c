import type { Logger } from 'pino'
import { warnOfExpiringKeys } from './api-keys/expiring-keys'
import { createApp } from './app'
import type { Config } from './config/config'
import type { Server } from './config/public-api'
import { createService } from './create-service'
import type { Database } from './db/database'
import type { Store } from './db/store'
import { type Address, type Listener, listen } from './http/listen'
import { createJobStore } from './jobs/job-store'
import { logInterrupted } from './jobs/runner'
import { keepSecretCheck } from './maintenance/secret-state'
import { listTestProjects } from './project-settings/test-mode'
import { isClosedProject } from './projects/demo-project'
import { listProjectIds } from './projects/projects'
import { seed } from './projects/seed'

/** Dependencies of a server besides its database. */
interface RunOptions {
  config: Config
  log: Logger
  /** Current time, in milliseconds. */
  now: () => number
  /** Sends requests to other servers. */
  fetch: typeof fetch
}

/** A running service, with what `app-server start` prints about it. */
export interface StartedServer extends Server {
  /** Whether there was a project for apps when it started, besides `internal`. */
  hasProjects: boolean
  /** Accepts connections, and returns the port. */
  listen(address?: Partial<Address>): Promise<number>
}

/** Runs the service on an open database, and closes it when the service ends or cannot start. */
export async function runServer(store: Store, options: RunOptions): Promise<StartedServer> {
  const { database, internalKeys } = store
  const { config, log } = options
  const jobStore = createJobStore(database.db, database.pool)
  let hasProjects = false
  try {
    await seed(database.db, { internalKeys, production: config.production })
    await checkSecret(store, log)
    if (config.production) await warnOfTestProjects(database.db, log)
    await warnOfExpiringKeys(database.db, { log, now: new Date(options.now()) })
    const ids = await listProjectIds(database.db)
    for (const id of ids) database.admit(id)
    hasProjects = ids.some((id) => id !== 'internal' && !isClosedProject(config, id))
    if (database.isEmbedded) logInterrupted(log, await jobStore.takeBack())
  } catch (error) {
    await database.close()
    throw error
  }
  const running = await createService(store, { ...options, jobStore })
  const { lifecycle } = running.service
  const app = await createApp(running.service)
  const listeners: Listener[] = []
  let closing: Promise<void> | undefined
  return {
    config,
    internalKeys,
    hasProjects,
    fetch: async (request, connection) => app.fetch(request, connection ?? {}),
    async listen({ port = config.port, host = config.host, ownsProcess } = {}) {
      const listener = await listen(app.fetch, { port, host, ownsProcess })
      listeners.push(listener)
      return listener.port
    },
    drain() {
      lifecycle.isStopping = true
      for (const listener of listeners) listener.drain()
    },
    close() {
      lifecycle.isStopping = true
      closing ??= Promise.all(listeners.map((listener) => listener.close()))
        .then(() => running.stop())
        .then(() => database.close())
      return closing
    },
  }
}

/** Reports data that cannot be decrypted, such as that of a secret that is lost. */
async function checkSecret(store: Store, log: Logger): Promise<void> {
  if ((await keepSecretCheck(store)) !== 'other') return
  log.error(
    'data in the database was encrypted with another secret: set APP_SECRET to that one, or name it in APP_SECRET_FALLBACKS',
  )
}

/** Warns about relaxed limits, which are easily forgotten. */
async function warnOfTestProjects(db: Database, log: Logger): Promise<void> {
  const projects = await listTestProjects(db)
  if (projects.length > 0) log.warn({ projects }, 'limits are relaxed in test projects')
}
