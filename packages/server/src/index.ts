import { type DestinationStream, type Logger, pino } from 'pino'
import { createApp } from './app'
import { type Config, toConfig } from './config'
import { createSecretBox } from './crypto/secret-box'
import { openDatabase } from './db/client'
import { migrate } from './db/migrate'
import { seed } from './db/seed'
import { createBackgroundTasks } from './http/background'
import { createRateLimiter, noRateLimiter } from './http/rate-limit'
import { toLoggedError } from './logged-error'
import { createMailer } from './mail/create-mailer'
import { createAskProvider } from './oauth/ask-provider'
import type { Server, ServerOptions } from './public-api'
import { loadSecrets } from './secrets'
import { createAccessTokens } from './tokens/access-token'
import { createSigningKeys } from './tokens/signing-key'

export { ConfigError } from './config'
export type { ConfigInput, Server, ServerOptions } from './public-api'

/** How long a stopping server waits for background work, in milliseconds. */
const settleTimeoutMs = 10_000

/** Starts the service; `public-api.d.ts` says what the outside is told of it. */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const { now = Date.now, logTo = pino.destination(1), fetch: outgoing = fetch, ...input } = options
  const config = toConfig(input)
  const log = createLogger(config, logTo)
  const { secret, internalKeys } = await loadSecrets(config)
  const database = await openDatabase({
    ...config,
    onError: (error) => log.error({ error }, 'database connection lost'),
  })
  try {
    await migrate(database.db)
    await seed(database.db, { internalKeys, production: config.production })
  } catch (error) {
    await database.close()
    throw error
  }
  const background = createBackgroundTasks(log)
  const signingKeys = createSigningKeys(secret)
  const secretBox = createSecretBox(secret)
  const webhooks = config.svixServerUrl
    ? (await import('./webhooks/svix')).createSvix(database.db, { config, log })
    : null
  const app = createApp({
    config,
    db: database.db,
    log,
    mailer: createMailer({ db: database.db, config, secretBox }),
    signingKeys,
    accessTokens: createAccessTokens(signingKeys, {
      lifetimeSeconds: config.accessTokenSeconds,
      now,
    }),
    secretBox,
    webhookPortal: webhooks,
    rateLimiter: config.rateLimits ? createRateLimiter(database.pool, config) : noRateLimiter,
    background,
    fetch: createAskProvider(outgoing, log),
    now: () => new Date(now()),
  })
  let closing: Promise<void> | undefined
  async function stop(): Promise<void> {
    await background.settle(settleTimeoutMs)
    await webhooks?.stop()
    await database.close()
  }
  return {
    config,
    internalKeys,
    fetch: async (request, connection) => app.fetch(request, connection ?? {}),
    close() {
      closing ??= stop()
      return closing
    },
  }
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
