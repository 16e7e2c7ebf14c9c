import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Config, isLocal } from '../../config/config'
import { listBackgroundMigrations } from '../../db/background-migrations'
import { openDatabase } from '../../db/client'
import type { Database } from '../../db/database'
import { requireCreatable } from '../../db/embedded/data-folder'
import { countMissingMigrations, readMigrations } from '../../db/migrate'
import { checkReplica } from '../../db/read-replica'
import { checkRedis } from '../../db/redis'
import { hasExampleSender } from '../../emails/example-sender'
import { checkSmtp } from '../../emails/smtp'
import { findProject } from '../../projects/projects'
import { findAbsentFolder } from '../lib/with-store'
import { checkDemoProject } from './demo'
import { checkDomains } from './domains'
import { checkExposure } from './exposure'
import type { Finding } from './finding'
import { checkJobs } from './jobs'
import { checkKeys } from './keys'
import { checkOwnership } from './ownership'
import { checkPooler } from './pooler'
import { checkSecret } from './secret'

/**
 * Checks one aspect of the installation. May return several findings if one depends on another.
 *
 * @param earlier Findings of the checks before it.
 */
export type Check = (config: Config, earlier: Finding[]) => Promise<Finding[]>

/** Oldest Postgres version that the service is tested on, as `server_version_num`. */
const oldestPostgres = 140_000

/** Authenticator codes change every 30 s, so a smaller difference has no effect. */
const maxClockDifferenceMs = 2000

/** Timeout of the request to the public URL, in milliseconds. */
const responseTimeoutMs = 5000

/** All checks, in the order of the output. */
export const checks = {
  database: checkDatabase,
  redis: findRedis,
  mail: checkMailServer,
  url: checkUrl,
  exposure: checkExposure,
} satisfies Record<string, Check>

async function checkDatabase(config: Config): Promise<Finding[]> {
  try {
    const absent = findAbsentFolder(config)
    if (absent) {
      await requireCreatable(absent)
      return [{ name: 'database', fact: `embedded, none yet in ${absent}` }, firstStart.empty]
    }
    // A broken connection fails the query that needs it.
    const database = await openDatabase({ ...config, onError: () => {} })
    try {
      const { rows } = await database.db.execute<{ version: number; now: string }>(sql`
        select current_setting('server_version_num')::int as version,
          (extract(epoch from clock_timestamp()) * 1000)::float8 as now`)
      const { version = 0, now = 0 } = rows[0] ?? {}
      const clock = toClockFinding(Date.now() - Number(now))
      const missing = await countMissingMigrations(database.db)
      return [
        toVersionFinding(Number(version), config),
        (await findFirstStart(database.db, missing)) ??
          toMigrationsFinding(
            missing,
            missing === 0 ? await listBackgroundMigrations(database.db) : [],
          ),
        ...(missing === 0 ? [await checkSecret(database.db, config)] : []),
        ...(missing === 0 ? await checkDemoProject(database.db, config) : []),
        ...(missing === 0 ? await checkOwnership(database.db, config) : []),
        ...(missing === 0 ? await checkDomains(database.db, config) : []),
        ...(missing === 0 ? [await checkKeys(database.db, new Date())] : []),
        ...(missing === 0 ? await checkJobs(database.pool) : []),
        clock,
        ...(database.isEmbedded ? [] : [await checkPooler(database.pool, config)]),
        ...(await findReplica(database.db, config)),
      ]
    } finally {
      await database.close()
    }
  } catch (error) {
    return [
      {
        name: 'database',
        problem: toReason(error),
        advice: config.databaseUrl
          ? 'Start Postgres, and check the host, user, password and database in DATABASE_URL.'
          : 'Stop the process that uses the data folder, give it to the user of this process, or set APP_DATA_DIR to another one.',
      },
    ]
  }
}

/** The findings of a database that no service has used: without tables, or without the project that each start creates. */
const firstStart = {
  empty: {
    name: 'migrations',
    fact: 'none yet: app-server seed or start applies them and creates the project internal',
  },
  migrated: { name: 'migrations', fact: 'all applied' },
} satisfies Record<string, Finding>

/** Returns the finding of a database that no service has used; `null` if one has. */
async function findFirstStart(db: Database, missing: number): Promise<Finding | null> {
  if (missing > 0) return missing === readMigrations().length ? firstStart.empty : null
  return (await findProject(db, 'internal')) === null ? firstStart.migrated : null
}

function toVersionFinding(version: number, { databaseUrl, dataDir }: Config): Finding {
  const major = Math.floor(version / 10_000)
  const place = databaseUrl ? '' : `, embedded in ${resolve(dataDir)}`
  if (version >= oldestPostgres) return { name: 'database', fact: `Postgres ${major}${place}` }
  return {
    name: 'database',
    problem: `Postgres ${major} is older than ${oldestPostgres / 10_000}.`,
    advice: 'Upgrade it.',
  }
}

function toMigrationsFinding(missing: number, inBackground: string[]): Finding {
  if (inBackground.length > 0) {
    return {
      name: 'migrations',
      fact: `all applied, ${inBackground.length} in the background are not done`,
    }
  }
  if (missing === 0) return { name: 'migrations', fact: 'all applied' }
  return {
    name: 'migrations',
    problem: `${missing} are missing.`,
    advice: 'Run app-server migrate. app-server start applies them as well.',
  }
}

function toClockFinding(differenceMs: number): Finding {
  const difference = `${Math.abs(Math.round(differenceMs))} ms from the clock of the database`
  if (Math.abs(differenceMs) <= maxClockDifferenceMs) return { name: 'clock', fact: difference }
  return {
    name: 'clock',
    problem: difference,
    advice:
      'Synchronize both machines with NTP. Tokens and authentication codes depend on the time.',
  }
}

async function findReplica(
  primary: Database,
  { databaseReadUrl: url }: Config,
): Promise<Finding[]> {
  if (!url) return []
  const name = 'read replica'
  try {
    await checkReplica(primary, url)
    return [{ name, fact: 'up to date with the database' }]
  } catch (error) {
    const advice =
      'Check DATABASE_READ_URL and the replication. Until then the replica is not used.'
    return [{ name, problem: toReason(error), advice }]
  }
}

async function findRedis({ redisUrl }: Config): Promise<Finding[]> {
  if (!redisUrl) return []
  try {
    await checkRedis(redisUrl)
    return [{ name: 'redis', fact: 'counts attempts' }]
  } catch (error) {
    const advice = 'Check REDIS_URL. Until then the database counts attempts.'
    return [{ name: 'redis', problem: toReason(error), advice }]
  }
}

async function checkMailServer(config: Config): Promise<Finding[]> {
  const { smtpUrl, mailFrom, production } = config
  if (!smtpUrl) {
    if (!production) return [{ name: 'mail', fact: 'emails are kept in the development outbox' }]
    return [{ name: 'mail', problem: 'No email is sent.', advice: 'Set APP_SMTP_URL.' }]
  }
  const failure = await checkSmtp(smtpUrl)
  const advice = 'Check the host, port, user and password in APP_SMTP_URL.'
  const server = failure
    ? { name: 'mail', problem: failure.message, advice }
    : { name: 'mail', fact: 'the mail server accepts emails' }
  if (!hasExampleSender(config)) return [server]
  const sender = {
    name: 'mail',
    problem: `Emails have the sender ${mailFrom}, so most of them do not arrive.`,
    advice: 'Set APP_MAIL_FROM to an address of your domain.',
  }
  return [server, sender]
}

async function checkUrl(config: Config, earlier: Finding[]): Promise<Finding[]> {
  if (!config.url)
    return [{ name: 'url', fact: 'none is set, so only this machine can use the service' }]
  const url = new URL(config.url)
  const canRun = !earlier.some((finding) => finding.name === 'database' && 'problem' in finding)
  const isFirst = Object.values<Finding>(firstStart).some((finding) => earlier.includes(finding))
  return [await checkResponse(url, { isExpected: canRun && !isFirst }), toCookieFinding(url)]
}

/**
 * Checks the response of the service.
 *
 * @param options.isExpected Whether a missing response is a problem of its own, not the result of
 * another.
 */
async function checkResponse(url: URL, { isExpected }: { isExpected: boolean }): Promise<Finding> {
  try {
    const signal = AbortSignal.timeout(responseTimeoutMs)
    const response = await fetch(new URL('/health', url), { signal, redirect: 'manual' })
    const body: unknown = await response.json().catch(() => null)
    if (Object(body).status === 'ok') return { name: 'url', fact: `${url.origin} responds` }
    return {
      name: 'url',
      problem: `${url.origin}/health returned ${response.status}, not the response of this service.`,
      advice: 'Configure the proxy to forward all paths unchanged to this service.',
    }
  } catch (error) {
    if (!isExpected) {
      return { name: 'url', fact: `${url.origin} is not reachable yet: start the service` }
    }
    return {
      name: 'url',
      problem: `${url.origin} is not reachable: ${toReason(error)}`,
      advice: 'Start the service, then check DNS, the certificate and the proxy.',
    }
  }
}

/** OAuth sign-ins are bound to the browser by a cookie, which needs https outside localhost. */
function toCookieFinding({ protocol, hostname, origin }: URL): Finding {
  if (protocol === 'https:') return { name: 'cookies', fact: `Secure, of ${hostname}` }
  if (isLocal(hostname)) return { name: 'cookies', fact: `of ${hostname}, without TLS` }
  return {
    name: 'cookies',
    problem: `${origin} has no TLS: browsers would send cookies and tokens unencrypted.`,
    advice: 'Set up a proxy with a certificate, and set APP_URL to its https URL.',
  }
}

/** Returns the innermost cause: wrapping errors only say that something failed. */
function toReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return toReason(error.errors[0])
  if (error instanceof Error && error.cause) return toReason(error.cause)
  return error instanceof Error ? error.message : String(error)
}
