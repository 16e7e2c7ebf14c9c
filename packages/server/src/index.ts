import type { Pool } from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'
import { createApp } from './app'
import { type Config, isOpenToStrangers, toConfig } from './config/config'
import type { Server, ServerOptions } from './config/public-api'
import { isRandomLooking } from './config/secret-strength'
import type { OpenDatabase } from './db/client'
import type { Database } from './db/database'
import { createReadReplica, withoutReplica } from './db/read-replica'
import { connectRedis, type RedisConnection } from './db/redis'
import { openStore } from './db/store'
import { createMailer } from './emails/create-mailer'
import { noEmailQuota } from './emails/quota'
import { createEmailQuota } from './http/limits/email-quota'
import { createKeyGuard, noKeyGuard } from './http/limits/key-guard'
import { createNoticeLimit, createRateLimiter, noRateLimiter } from './http/limits/rate-limit'
import { createMetrics } from './http/metrics'
import { createJobHandlers } from './job-handlers'
import { createJobStore } from './jobs/job-store'
import { createJobRunner, type JobRunner, logInterrupted } from './jobs/runner'
import { toLoggedError } from './lib/logged-error'
import { listTestProjects } from './project-settings/test-mode'
import { seed } from './projects/seed'
import { isKnownAddress } from './sessions/known-addresses'
import { createAccessTokens } from './sessions/tokens/access-token'
import { createRefreshTokens } from './sessions/tokens/refresh-token'
import { createSigningKeys } from './sessions/tokens/signing-key'
import { createAskProvider } from './sign-in/oauth/provider-fetch'
import { createBreachCheck } from './sign-in/password/breached-passwords'
import type { Tracing } from './telemetry/tracing'
import { deliverEvent } from './webhooks/deliveries'
import { createForwarder } from './webhooks/forwarder'
import { createSendWebhook } from './webhooks/send'

export { ConfigError } from './config/config'
export type { ConfigInput, Server, ServerOptions } from './config/public-api'

/** Starts the service. `config/public-api.d.ts` declares the public types. */
export async function createServer(options: ServerOptions = {}): Promise<Server> {
  const { now = Date.now, logTo = pino.destination(1), fetch: outgoing = fetch, ...input } = options
  const clock = () => new Date(now())
  const config = toConfig(input)
  const log = createLogger(config, logTo)
  const { database, secret, secretBox, internalKeys } = await openStore(config, {
    onError: (error) => log.error({ error }, 'database connection lost'),
    onQueue: (waiting) => log.warn({ waiting }, 'requests are waiting for a database connection'),
    onNamesRefused: () =>
      log.warn('prepared statements are disabled: set APP_PREPARED_STATEMENTS=off'),
  })
  const jobStore = createJobStore(database.db, database.pool)
  try {
    await seed(database.db, { internalKeys, production: config.production })
    if (config.production) await warnOfTestProjects(database.db, log)
    if (database.isEmbedded) logInterrupted(log, await jobStore.takeBack())
  } catch (error) {
    await database.close()
    throw error
  }
  const replica = config.databaseReadUrl
    ? createReadReplica(database.db, { url: config.databaseReadUrl, log })
    : withoutReplica(database.db)
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : null
  const signingKeys = createSigningKeys([secret, ...listSigningFallbacks(config, log)])
  const { emailQuota, rateLimiter, keyGuard } = createLimits(database, { config, redis, log })
  const mailer = createMailer({ db: database.db, config, secretBox, quota: emailQuota })
  const sendWebhook = createSendWebhook({
    allowPrivate: config.webhooksAllowPrivate ?? !config.production,
  })
  const jobs = createJobRunner(jobStore, {
    handlers: createJobHandlers({
      config,
      db: database.db,
      log,
      mailer,
      noticeLimit: createNoticeLimit(rateLimiter),
      secretBox,
      sendWebhook,
      now: clock,
    }),
    log,
  })
  const svix = config.svixServerUrl
    ? (await import('./webhooks/svix')).createSvix(database.db, { config, log })
    : null
  const webhooks = svix ?? createWebhooks(database.db, { jobs, log })
  const lifecycle = { isStopping: false }
  const tracing = await openTracing([database.pool, replica.pool], config, log)
  const app = createApp({
    lifecycle,
    tracing,
    metrics: config.metrics
      ? createMetrics({ db: database.db, pool: database.pool, jobStore, replica, redis })
      : null,
    config,
    db: database.db,
    shareOf: (projectId) => ({ db: database.shareOf(projectId).db }),
    replica,
    redis,
    log,
    mailer,
    signingKeys,
    accessTokens: createAccessTokens(signingKeys, {
      lifetimeSeconds: config.accessTokenSeconds,
      now,
    }),
    refreshTokens: createRefreshTokens([secret, ...config.secretFallbacks]),
    secretBox,
    webhookPortal: svix,
    rateLimiter,
    keyGuard,
    jobs,
    jobStore,
    breachCheck: config.breachedPasswordsUrl
      ? createBreachCheck(config.breachedPasswordsUrl, { fetch: outgoing, log })
      : null,
    fetch: createAskProvider(outgoing, log),
    now: clock,
  })
  let closing: Promise<void> | undefined
  async function stop(): Promise<void> {
    await webhooks.stop()
    await jobs.stop()
    await replica.close()
    redis?.close()
    await tracing?.close()
    await database.close()
  }
  return {
    config,
    internalKeys,
    fetch: async (request, connection) => app.fetch(request, connection ?? {}),
    drain() {
      lifecycle.isStopping = true
    },
    close() {
      lifecycle.isStopping = true
      closing ??= stop()
      return closing
    },
  }
}

/** Creates everything that counts attempts and emails, or that counts nothing without limits. */
function createLimits(
  { pool, shareOf }: OpenDatabase,
  { config, redis, log }: { config: Config; redis: RedisConnection | null; log: Logger },
) {
  if (!config.rateLimits) {
    return { emailQuota: noEmailQuota, rateLimiter: noRateLimiter, keyGuard: noKeyGuard }
  }
  const store = { ...config, pool, redis }
  const emailQuota = createEmailQuota(store, toDailyEmails(config))
  const rateLimiter = createRateLimiter({
    ...store,
    log,
    emailQuota,
    poolOf: (projectId) => shareOf(projectId).pool,
    isKnown: (attempt) => isKnownAddress(shareOf(attempt.projectId).db, attempt),
  })
  return { emailQuota, rateLimiter, keyGuard: createKeyGuard(rateLimiter, store) }
}

/**
 * A weak fallback secret is used for decryption only: published keys would reveal whether a guess
 * is right, and tokens forged with it would be accepted.
 */
function listSigningFallbacks({ production, secretFallbacks }: Config, log: Logger): string[] {
  const sound = secretFallbacks.filter((one) => !production || isRandomLooking(one))
  if (sound.length < secretFallbacks.length) {
    log.warn(
      'a secret in APP_SECRET_FALLBACKS is weak: it is used for decryption, but not for verifying access tokens. Run app-server rotate-secret and remove it',
    )
  }
  return sound
}

/** High enough for an app with many users; low if any user can own projects. */
function toDailyEmails(config: Config): number {
  return config.projectDailyEmails ?? (isOpenToStrangers(config) ? 200 : 10_000)
}

/** Loaded if tracing is enabled, which is rare. */
async function openTracing(
  pools: (Pool | null)[],
  config: Config,
  log: Logger,
): Promise<Tracing | null> {
  if (!config.otelEndpoint) return null
  const { createTracing } = await import('./telemetry/tracing')
  return createTracing(
    pools.filter((pool) => pool !== null),
    {
      endpoint: config.otelEndpoint,
      headers: config.otelHeaders,
      serviceName: config.otelServiceName,
      ratio: config.otelSampleRatio,
      log,
    },
  )
}

/** Warns about relaxed limits, which are easily forgotten. */
async function warnOfTestProjects(db: Database, log: Logger): Promise<void> {
  const projects = await listTestProjects(db)
  if (projects.length > 0) log.warn({ projects }, 'limits are relaxed in test projects')
}

/** Creates the built-in delivery of webhooks. */
function createWebhooks(db: Database, { jobs, log }: { jobs: JobRunner; log: Logger }) {
  const stopping = new AbortController()
  const forwarder = createForwarder(db, {
    send: (event) => jobs.collect((adder) => deliverEvent(db, adder, event)),
    log,
    stopping: stopping.signal,
  })
  return {
    stop() {
      stopping.abort()
      return forwarder.stop()
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
