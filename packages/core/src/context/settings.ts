import { UsageError } from '../errors/usage-error'
import type { Step } from '../http/pipeline'
import { isBrowser } from '../lib/is-browser'
import { type ClientAppOptions, readEnvironment } from './options'

/** How an app opens its project when not by its keys: the step that brings what does. */
export interface OpenedBy {
  openedBy?: Step
}

/** The options of an app with what every call needs filled in and checked. */
export interface Settings extends ClientAppOptions, OpenedBy {
  projectId: string
  publishableClientKey: string
  /** API root, without a slash at its end. */
  apiUrl: string
  extraRequestHeaders: Readonly<Record<string, string>>
  now: () => number
  random: () => number
}

/**
 * Fills options up from the environment and checks them.
 *
 * @throws {UsageError} that says which option is missing or wrong, and what to do.
 */
export function toSettings(options: ClientAppOptions & OpenedBy): Settings {
  const env = readEnvironment()
  const { baseUrl, extraRequestHeaders, now = Date.now, random = Math.random } = options
  const place = isBrowser() ? 'browser' : 'server'
  const url = typeof baseUrl === 'object' ? baseUrl[place] : baseUrl
  const { hostPrefix, domain, secure } = options.cookieOptions ?? {}
  if (hostPrefix && (domain || secure === false)) {
    throw new UsageError('cookieOptions.hostPrefix goes without domain and without secure: false.')
  }
  const projectId = check('projectId', options.projectId || env.projectId, projectIdRule)
  return {
    ...options,
    projectId,
    publishableClientKey: options.openedBy
      ? ''
      : check(
          'publishableClientKey',
          options.publishableClientKey || env.publishableClientKey,
          keyRule(projectId, 'pck_', 'NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY'),
        ),
    apiUrl: `${check('baseUrl', url || env[place] || env.url, urlRule).replace(/\/$/, '')}/api/v1`,
    extraRequestHeaders: extraRequestHeaders ?? readHeaders(env.extraRequestHeaders || '{}'),
    now,
    random,
  }
}

function readHeaders(json: string): Settings['extraRequestHeaders'] {
  try {
    return JSON.parse(json)
  } catch {
    // What the parser says quotes it, and it may hold a secret.
    throw new UsageError('NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS is not JSON.')
  }
}

/** What an option must look like, and where it can be set instead. */
export type OptionRule = readonly [shape: RegExp, variable: string]

const projectIdRule: OptionRule = [
  /^(internal|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/,
  'NEXT_PUBLIC_STACK_PROJECT_ID',
]
const urlRule: OptionRule = [/^https?:\/\/[^\s?#]+$/, 'NEXT_PUBLIC_STACK_API_URL']

/** What a key looks like; those of the project `internal` are chosen by who runs the service. */
export function keyRule(projectId: string, prefix: string, variable: string): OptionRule {
  return [new RegExp(`^${projectId === 'internal' ? '' : prefix}[\\w-]+$`), variable]
}

/** Passes a well-formed option on. Its value may be a secret, so no message shows it. */
export function check(
  option: string,
  value: string | undefined,
  [shape, variable]: OptionRule,
): string {
  if (value && shape.test(value)) return value
  throw new UsageError(
    `${option} is ${value ? 'wrong' : 'missing'}: pass it or set ${variable}. It must match ${shape}.`,
  )
}
