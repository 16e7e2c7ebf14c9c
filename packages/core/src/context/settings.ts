import { UsageError } from '../errors/usage-error'
import type { Step } from '../http/pipeline'
import { isBrowser } from '../lib/is-browser'
import { type ClientAppOptions, readEnvironment } from './options'

/** Authorization without a server key: the pipeline step that adds the owner's token or the admin key. */
export interface OpenedBy {
  openedBy?: Step
  /** Publishable client key of such an app; empty: none. */
  clientKey?: string
}

/** Keys of server and admin apps, which browsers never have. */
interface SecretKeys {
  secretServerKey?: string
  superSecretAdminKey?: string
}

/** Validated options of an app, with defaults. The app classes that need a key validate it. */
export interface Settings extends ClientAppOptions, OpenedBy, SecretKeys {
  projectId: string
  publishableClientKey: string
  /** API root, without a trailing slash. */
  apiUrl: string
  extraRequestHeaders: Readonly<Record<string, string>>
  now: () => number
  random: () => number
}

/**
 * Adds defaults from the environment to the options and validates them.
 *
 * @throws {UsageError} that names the missing or invalid option and how to set it.
 */
export function toSettings(options: ClientAppOptions & OpenedBy): Settings {
  const env = readEnvironment()
  const { baseUrl, extraRequestHeaders, now = Date.now, random = Math.random } = options
  const place = isBrowser() ? 'browser' : 'server'
  const url = typeof baseUrl === 'object' ? baseUrl[place] : baseUrl
  const { hostPrefix, domain, secure } = options.cookieOptions ?? {}
  if (hostPrefix && (domain || secure === false)) {
    throw new UsageError('cookieOptions.hostPrefix allows neither domain nor secure: false.')
  }
  // Any other value would make every request look like a network failure.
  if (options.timeoutMs !== undefined && !(options.timeoutMs > 0)) {
    throw new UsageError('timeoutMs must be above 0.')
  }
  const projectId = check('projectId', options.projectId || env.projectId, projectIdRule)
  return {
    ...options,
    projectId,
    publishableClientKey:
      options.clientKey ??
      check(
        'publishableClientKey',
        options.publishableClientKey || env.publishableClientKey,
        keyRule(projectId, 'pck_', 'NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY'),
      ),
    apiUrl: check('baseUrl', url || env[place] || env.url, urlRule).replace(/\/*$/, '/api/v1'),
    extraRequestHeaders: extraRequestHeaders ?? readHeaders(env.extraRequestHeaders || '{}'),
    now,
    random,
  }
}

function readHeaders(json: string): Settings['extraRequestHeaders'] {
  try {
    return JSON.parse(json)
  } catch {
    // The parser's message quotes the text, which may contain a secret.
    throw new UsageError('NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS is not valid JSON.')
  }
}

/** Format of an option, the environment variable that sets it, and the format in words. */
export type OptionRule = readonly [shape: RegExp, variable: string, expected: string]

const projectIdRule: OptionRule = [
  /^(internal|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/,
  'NEXT_PUBLIC_STACK_PROJECT_ID',
  'a lowercase UUID',
]
const urlRule: OptionRule = [/^https?:\/\/[^\s?#]+$/, 'NEXT_PUBLIC_STACK_API_URL', 'an http(s) URL']

/**
 * Returns the format of a key. Operators choose the keys of the project `internal`, which need no
 * prefix.
 */
export function keyRule(projectId: string, prefix: string, variable: string): OptionRule {
  const shape = new RegExp(`^${projectId === 'internal' ? '' : prefix}[\\w-]+$`)
  return [shape, variable, `a ${prefix}… key`]
}

/**
 * Returns a valid option. Its value may be a secret, so no message contains it.
 *
 * @throws {UsageError} that names the option and the expected format.
 */
export function check(
  option: string,
  value: string | undefined,
  [shape, variable, expected]: OptionRule,
): string {
  if (value && shape.test(value)) return value
  // Frameworks built on Vite read differently named variables, even on their servers.
  throw new UsageError(
    `${option} is ${value ? 'invalid' : 'missing'}: pass ${expected}, or set ${variable} (not with Vite).`,
  )
}
