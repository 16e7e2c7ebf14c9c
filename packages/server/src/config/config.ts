import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { z } from 'zod'
import { configTable } from './options'
import type { ConfigInput } from './public-api'
import { isRandomLooking } from './secret-strength'
import { type ConfigRow, findReason } from './values'

type Table = typeof configTable

/** Size of the libuv thread pool, which also hashes passwords. Node itself reads this variable. */
export const threadPoolSize = Number(process.env.UV_THREADPOOL_SIZE) || 4

/** Validated options of the server, with defaults applied. */
export type Config = { [Name in keyof Table]: z.output<Table[Name]['schema']> }

/** An option has an invalid value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Validates options and applies defaults.
 *
 * @throws {ConfigError} naming the variable, its value (unless it is a secret) and the expected
 * format.
 */
export function toConfig(input: ConfigInput): Config {
  const problems: string[] = []
  const entries = Object.entries<ConfigRow>(configTable).map(([name, { schema, ...about }]) => {
    const value = input[name as keyof Table]
    const wrapping = findWrapping(value)
    const result = schema.safeParse(wrapping ? undefined : value)
    const given = about.secret ? 'its value' : JSON.stringify(value)
    if (wrapping) {
      const shown = wrapping.startsWith('is in quotes') && !about.secret ? value : given
      problems.push(`${about.env}: ${shown} ${wrapping}.`)
    }
    if (result.success) return [name, result.data]
    const reason = findReason(result.error) ?? `${given} is not valid; expected ${about.expected}`
    problems.push(`${about.env}: ${reason}.`)
    return [name, undefined]
  })
  const config = Object.fromEntries(entries) as Config
  if (config.databaseReadUrl && !config.databaseUrl?.startsWith('postgres')) {
    problems.push('DATABASE_READ_URL: requires a Postgres in DATABASE_URL.')
  }
  if (config.production) problems.push(...listProductionProblems(config, input))
  else problems.push(...listExposures(config))
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

/**
 * Describes what a file or its parser left around a value, or in place of it: quotes and comments,
 * as with `docker run --env-file`, a carriage return, or a variable. JSON may have line breaks
 * around it.
 */
function findWrapping(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null
  if (/^(["']).*\1$/.test(value)) return 'is in quotes; expected it without them'
  if (/^\$(?:\w+|\{\w+\})$/.test(value))
    return 'is a variable that is not expanded; expected its value'
  if (/^\s*[{[]/.test(value)) return null
  if (/^[\s\p{Cf}]|[\s\p{Cf}]$/u.test(value)) {
    return 'has spaces or line ends around it; expected it without them'
  }
  return /\s#\s/.test(value) ? 'has a comment after it; expected it without' : null
}

/** Settings that are acceptable in development but dangerous in production. */
function listProductionProblems(
  { secret, url, internalSecretServerKey, internalSuperSecretAdminKey }: Config,
  given: ConfigInput,
): string[] {
  const problems: string[] = []
  if (given.secret === undefined) {
    problems.push(
      'APP_SECRET: missing; in production expected at least 32 characters, such as the output of `openssl rand -hex 32`.',
    )
  }
  if (secret !== undefined && !isRandomLooking(secret)) {
    problems.push(
      'APP_SECRET: the value is weak; expected the output of `openssl rand -hex 32`. See docs/upgrading.md for replacing it, so that encrypted data stays readable.',
    )
  }
  const keys = [
    ['APP_INTERNAL_SECRET_SERVER_KEY', internalSecretServerKey, 'ssk_'],
    ['APP_INTERNAL_SUPER_SECRET_ADMIN_KEY', internalSuperSecretAdminKey, 'sak_'],
  ]
  for (const [name, value, prefix] of keys) {
    if (value === undefined || (value.length >= 32 && isRandomLooking(value))) continue
    problems.push(
      `${name}: the value is weak; expected at least 32 characters, such as the output of \`echo "${prefix}$(openssl rand -hex 24)"\`.`,
    )
  }
  if (given.url === undefined) {
    problems.push('APP_URL: missing; in production expected the https URL that browsers open.')
  } else if (url && new URL(url).protocol === 'http:' && !isLocal(new URL(url).hostname)) {
    problems.push(
      `APP_URL: ${JSON.stringify(url)} sends tokens unencrypted; expected an https URL.`,
    )
  }
  return problems
}

/**
 * Whether any user may create projects, so that a project deserves no more trust than its owner.
 */
export function isOpenToStrangers(config: Pick<Config, 'production' | 'projectCreation'>): boolean {
  return config.production && config.projectCreation === 'open'
}

/**
 * Addresses at which other machines could reach the development pages and the published demo keys.
 */
function listExposures({ host, devExpose }: Config): string[] {
  // An invalid host is reported separately.
  if (devExpose || host === undefined || isLoopback(host)) return []
  return [
    `APP_HOST: ${JSON.stringify(host)} makes a development server, whose demo keys are published, reachable from other machines; expected NODE_ENV=production, or APP_DEV_EXPOSE=on to allow it.`,
  ]
}

/** Whether an address is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  if (isLocal(host)) return true
  return isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback'
}

/** Whether a host is this machine, where http is as safe as https. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')
}

/** Reads options from environment variables. Empty variables count as absent. */
export function readEnvironment(env: Record<string, string | undefined>): ConfigInput {
  const given = Object.entries<ConfigRow>(configTable).flatMap(([name, { env: variable }]) =>
    env[variable] ? [[name, env[variable]]] : [],
  )
  return Object.fromEntries(given)
}
