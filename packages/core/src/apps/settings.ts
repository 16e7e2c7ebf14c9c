import { UsageError } from '../errors/usage-error'
import { isBrowser } from '../navigation/navigator'
import { type ClientAppOptions, readEnvironment } from './options'

/** The options that name a project and a service, checked. */
export interface Settings {
  projectId: string
  publishableClientKey: string
  /** API root, without a slash at its end. */
  apiUrl: string
  extraRequestHeaders: Readonly<Record<string, string>>
  trustedOrigins: readonly string[]
}

const projectIds = /^(internal|[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})$/

/**
 * Fills options up from the environment and checks them.
 *
 * @throws {UsageError} that says which option is missing or wrong, and what it should be.
 */
export function toSettings(options: ClientAppOptions): Settings {
  const env = readEnvironment()
  const projectId = options.projectId || env.projectId || ''
  if (!projectIds.test(projectId)) {
    throw new UsageError(
      `projectId is ${given(projectId)}. Pass the id of your project, a lower-case UUID, or set NEXT_PUBLIC_STACK_PROJECT_ID.`,
    )
  }
  return {
    projectId,
    publishableClientKey: requireKey(
      'publishableClientKey',
      options.publishableClientKey || env.publishableClientKey,
      { prefix: 'pck_', variable: 'NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY', projectId },
    ),
    apiUrl: `${toBaseUrl(options.baseUrl, env)}/api/v1`,
    extraRequestHeaders: options.extraRequestHeaders ?? parseHeaders(env.extraRequestHeaders),
    trustedOrigins: (options.trustedOrigins ?? []).map(
      (url) => requireUrl('trustedOrigins', url).origin,
    ),
  }
}

/** Checks a key; its text never appears in a message. */
export function requireKey(
  option: string,
  key: string | undefined,
  { prefix, variable, projectId }: { prefix: string; variable: string; projectId: string },
): string {
  // Keys of the project `internal` are chosen by who runs the service (contract/http.md 2.5).
  const isWellFormed =
    key && /^[\w-]+$/.test(key) && (projectId === 'internal' || key.startsWith(prefix))
  if (isWellFormed) return key
  throw new UsageError(
    `${option} is ${key ? `not a key that starts with ${prefix}` : 'missing'}. Pass the one of your project, or set ${variable}.`,
  )
}

function toBaseUrl(
  baseUrl: ClientAppOptions['baseUrl'],
  env: ReturnType<typeof readEnvironment>,
): string {
  const isInBrowser = isBrowser()
  const chosen = typeof baseUrl === 'object' ? baseUrl[isInBrowser ? 'browser' : 'server'] : baseUrl
  const url =
    chosen || (isInBrowser ? env.browserUrl : env.serverUrl) || env.apiUrl || env.url || ''
  requireUrl('baseUrl', url)
  return url.replace(/\/$/, '')
}

function requireUrl(option: string, url: string): URL {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url)
  throw new UsageError(
    `${option} is ${given(url)}. It must be an absolute URL, such as https://auth.example.com.`,
  )
}

function given(value: string): string {
  return value ? JSON.stringify(value) : 'missing'
}

function parseHeaders(text: string | undefined): Record<string, string> {
  if (!text) return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UsageError('NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS must be a JSON object.', {
      cause,
    })
  }
}
