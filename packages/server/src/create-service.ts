import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type Config, isOpenToStrangers } from './config/config'
import { isRandomLooking } from './config/secret-strength'
import type { OpenDatabase } from './db/client'
import type { Database } from './db/database'
import { createReadReplica, type ReadReplica, withoutReplica } from './db/read-replica'
import { connectRedis, type RedisConnection } from './db/redis'
import type { Store } from './db/store'
import { createMailer } from './emails/create-mailer'
import { noEmailQuota } from './emails/quota'
import type { Service } from './http/context'
import { createEmailQuota } from './http/limits/email-quota'
import { createKeyGuard, noKeyGuard } from './http/limits/key-guard'
import { createNoticeLimit, createRateLimiter, noRateLimiter } from './http/limits/rate-limit'
import type { Metrics, Watched } from './http/metrics'
import { createJobHandlers } from './job-handlers'
import type { JobStore } from './jobs/job-store'
import { createJobRunner, type JobRunner } from './jobs/runner'
import { startBackgroundWork } from './maintenance/background-work'
import { isKnownAddress } from './sessions/known-addresses'
import { createAccessTokens } from './sessions/tokens/access-token'
import { createRefreshTokens } from './sessions/tokens/refresh-token'
import { createSigningKeys } from './sessions/tokens/signing-key'
import { createAskProvider } from './sign-in/oauth/provider-fetch'
import { createBreachCheck } from './sign-in/password/breached-passwords'
import { createAskSignUpHook } from './sign-up-hook/ask-hook'
import type { Tracing } from './telemetry/tracing'
import { deliverEvent } from './webhooks/deliveries'
import { allowsPrivate } from './webhooks/endpoint-url'
import { createForwarder } from './webhooks/forwarder'
import { discardUnheardEvents } from './webhooks/pending-events'
import { createSendWebhook } from './webhooks/send'

/** Options of {@link createService}. */
interface ServiceOptions {
  config: Config
  log: Logger
  jobStore: JobStore
  /** Current time, in milliseconds. */
  now: () => number
  /** Sends requests to other servers. */
  fetch: typeof fetch
}

/** Dependencies of the endpoints, and everything that runs besides requests. */
export interface RunningService {
  service: Service
  /** Stops jobs and webhooks, and closes connections. The database remains open. */
  stop(): Promise<void>
}

/** Connects to other servers and starts jobs and webhooks. */
export async function createService(
  { database, secret, secretBox }: Store,
  { config, log, jobStore, now, fetch: outgoing }: ServiceOptions,
): Promise<RunningService> {
  const { db, pool } = database
  const replica = openReplica(db, config, log)
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : null
  const signingKeys = createSigningKeys([secret, ...listSigningFallbacks(config, log)])
  const { emailQuota, rateLimiter, keyGuard } = createLimits(database, { config, redis, log })
  const mailer = createMailer({ db, config, secretBox, quota: emailQuota })
  const shared = { config, db, log, mailer, secretBox, now: () => new Date(now()) }
  const allowPrivate = allowsPrivate(config)
  const handlers = createJobHandlers({
    ...shared,
    noticeLimit: createNoticeLimit(rateLimiter),
    sendWebhook: createSendWebhook({ allowPrivate }),
  })
  const jobs = createJobRunner(jobStore, { handlers, log })
  const backgroundWork = startBackgroundWork(database, log)
  const svix = await openSvix(db, config, log)
  const webhooks = svix ?? createWebhooks(db, { jobs, log })
  const tracing = await openTracing([pool, replica.pool], config, log)
  const service: Service = {
    ...shared,
    lifecycle: { isStopping: false },
    tracing,
    metrics: await openMetrics(config, { db, pool, jobStore, replica, redis }),
    shareOf: (projectId) => ({ db: database.shareOf(projectId).db }),
    admit: database.admit,
    replica,
    redis,
    signingKeys,
    accessTokens: createAccessTokens(signingKeys, {
      lifetimeSeconds: config.accessTokenSeconds,
      now,
    }),
    refreshTokens: createRefreshTokens([secret, ...config.secretFallbacks]),
    webhookPortal: svix,
    rateLimiter,
    keyGuard,
    jobs,
    jobStore,
    breachCheck: config.breachedPasswordsUrl
      ? createBreachCheck(config.breachedPasswordsUrl, { fetch: outgoing, log })
      : null,
    fetch: createAskProvider(outgoing, log),
    askSignUpHook: createAskSignUpHook({ allowPrivate }),
  }
  return {
    service,
    async stop() {
      await webhooks.stop()
      await Promise.all([jobs.stop(), backgroundWork.stop()])
      await replica.close()
      redis?.close()
      await tracing?.close()
    },
  }
}

function openReplica(db: Database, { databaseReadUrl: url }: Config, log: Logger): ReadReplica {
  return url ? createReadReplica(db, { url, log }) : withoutReplica(db)
}

/**
 * Creates everything that counts attempts and emails, or, without limits, stubs that count nothing.
 */
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

/** Loaded if metrics are enabled. */
async function openMetrics({ metrics }: Config, watched: Watched): Promise<Metrics | null> {
  if (!metrics) return null
  const { createMetrics } = await import('./http/metrics')
  return createMetrics(watched)
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

/** Loaded if the operator delivers webhooks with Svix, which is rare. */
async function openSvix(db: Database, config: Config, log: Logger) {
  if (!config.svixServerUrl) return null
  const { createSvix } = await import('./webhooks/svix')
  return createSvix(db, { config, log })
}

/** Creates the built-in delivery of webhooks. */
function createWebhooks(db: Database, { jobs, log }: { jobs: JobRunner; log: Logger }) {
  const stopping = new AbortController()
  const forwarder = createForwarder(db, {
    send: (event) => jobs.collect((adder) => deliverEvent(db, adder, event)),
    discard: () => discardUnheardEvents(db),
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
