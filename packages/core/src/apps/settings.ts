import { UsageError } from '../errors/usage-error'
import { isBrowser } from '../navigation/navigator'
import { type ClientAppOptions, readEnvironment } from './options'

/** The options that name a project and a service, checked. */
export interface Settings {
  readonly projectId: string
  readonly publishableClientKey: string
  /** API root, without a slash at its end. */
  readonly apiUrl: string
  readonly extraRequestHeaders: Readonly<Record<string, string>>
}

/**
 * Fills options up from the environment and checks them.
 *
 * @throws {UsageError} that says which option is missing or wrong, and what to do.
 */
export function toSettings({
  projectId,
  publishableClientKey,
  baseUrl,
  extraRequestHeaders,
}: ClientAppOptions): Settings {
  const env = readEnvironment()
  const place = isBrowser() ? 'browser' : 'server'
  const url = typeof baseUrl === 'object' ? baseUrl[place] : baseUrl
  const id = check('projectId', projectId || env.projectId, projectIdRule)
  return {
    projectId: id,
    publishableClientKey: check(
      'publishableClientKey',
      publishableClientKey || env.publishableClientKey,
      keyRule(id, 'pck_', 'NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY'),
    ),
    apiUrl: `${check('baseUrl', url || env[place] || env.url, urlRule).replace(/\/$/, '')}/api/v1`,
    extraRequestHeaders: extraRequestHeaders ?? JSON.parse(env.extraRequestHeaders || '{}'),
  }
}

/** What an option must look like, and where it can be set instead. */
export interface OptionRule {
  shape: RegExp
  example: string
  variable: string
}

const projectIdRule: OptionRule = {
  shape: /^(internal|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/,
  example: 'the id of a project you created, a UUID',
  variable: 'NEXT_PUBLIC_STACK_PROJECT_ID',
}

const urlRule: OptionRule = {
  shape: /^https?:\/\/[^\s?#]+$/,
  example: 'like https://auth.example.com',
  variable: 'NEXT_PUBLIC_STACK_API_URL',
}

/** What a key looks like; those of the project `internal` are chosen by who runs the service. */
export function keyRule(projectId: string, prefix: string, variable: string): OptionRule {
  const shape = new RegExp(`^${projectId === 'internal' ? '' : prefix}[\\w-]+$`)
  return { shape, example: `a key ${prefix}…`, variable }
}

/** Passes a well-formed option on. Its value may be a secret, so no message shows it. */
export function check(
  option: string,
  value: string | undefined,
  { shape, example, variable }: OptionRule,
): string {
  if (value && shape.test(value)) return value
  throw new UsageError(
    `${option} is ${value ? 'wrong' : 'missing'}: it must be ${example}. Pass it or set ${variable}.`,
  )
}
