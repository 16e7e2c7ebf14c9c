import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { z } from 'zod'
import { configTable } from './options'
import type { ConfigInput } from './public-api'
import { isRandomLooking } from './secret-strength'
import type { ConfigRow } from './values'

type Table = typeof configTable

/** Threads of Node's own pool, for hashing among others; Node reads this variable, nobody else. */
export const threadPoolSize = Number(process.env.UV_THREADPOOL_SIZE) || 4

/** Options of the server, checked and with their defaults. */
export type Config = { [Name in keyof Table]: z.output<Table[Name]['schema']> }

/** An option has a value that cannot be right. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Checks options and fills in the defaults.
 *
 * @throws {ConfigError} that names the variable, its value unless it is a secret, and what is
 *   expected.
 */
export function toConfig(input: ConfigInput): Config {
  const problems: string[] = []
  const entries = Object.entries<ConfigRow>(configTable).map(([name, { schema, ...about }]) => {
    const value = input[name as keyof Table]
    const result = schema.safeParse(value)
    if (result.success) return [name, result.data]
    const given = about.secret ? 'its value' : JSON.stringify(value)
    problems.push(`${about.env}: ${given} is not valid; expected ${about.expected}.`)
    return [name, undefined]
  })
  const config = Object.fromEntries(entries) as Config
  if (config.databaseReadUrl && !config.databaseUrl?.startsWith('postgres')) {
    problems.push('DATABASE_READ_URL: is set without a Postgres in DATABASE_URL; expected both.')
  }
  if (config.production) problems.push(...listProductionProblems(config, input))
  else problems.push(...listExposures(config))
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

/** What is fine on a laptop and dangerous on the internet. */
function listProductionProblems(
  { secret, url, internalSecretServerKey, internalSuperSecretAdminKey }: Config,
  given: ConfigInput,
): string[] {
  const problems: string[] = []
  if (given.secret === undefined) {
    problems.push('APP_SECRET: missing; in production expected at least 32 characters.')
  }
  if (secret !== undefined && !isRandomLooking(secret)) {
    problems.push(
      'APP_SECRET: its value can be guessed; expected what `openssl rand -hex 32` prints. Replace it as docs/upgrading.md says: what is encrypted stays readable.',
    )
  }
  const keys = [
    ['APP_INTERNAL_SECRET_SERVER_KEY', internalSecretServerKey, 'ssk_'],
    ['APP_INTERNAL_SUPER_SECRET_ADMIN_KEY', internalSuperSecretAdminKey, 'sak_'],
  ]
  for (const [name, value, prefix] of keys) {
    if (value === undefined || (value.length >= 32 && isRandomLooking(value))) continue
    problems.push(
      `${name}: its value can be guessed; expected at least 32 characters, what \`echo "${prefix}$(openssl rand -hex 24)"\` prints.`,
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

/** Whether strangers may own projects, so that a project deserves no more trust than its owner. */
export function isOpenToStrangers(config: Pick<Config, 'production' | 'projectCreation'>): boolean {
  return config.production && config.projectCreation === 'open'
}

/** Addresses at which other machines would find the development pages and the published demo keys. */
function listExposures({ host, devExpose }: Config): string[] {
  // A host that is not valid has a problem of its own.
  if (devExpose || host === undefined || isLoopback(host)) return []
  return [
    `APP_HOST: ${JSON.stringify(host)} opens a development server, whose demo keys are published, to other machines; expected NODE_ENV=production, or APP_DEV_EXPOSE=on to do so all the same.`,
  ]
}

/** Whether only this machine reaches what listens at an address. */
export function isLoopback(host: string): boolean {
  if (isLocal(host)) return true
  return isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback'
}

/** Whether a host is this machine, to which http is as safe as https. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')
}

/** Reads the options that the environment sets; empty variables count as absent. */
export function readEnvironment(env: Record<string, string | undefined>): ConfigInput {
  const given = Object.entries<ConfigRow>(configTable).flatMap(([name, { env: variable }]) =>
    env[variable] ? [[name, env[variable]]] : [],
  )
  return Object.fromEntries(given)
}
