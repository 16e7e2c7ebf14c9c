import type { EndpointKey, RequestOf, ResponseOf } from '@app/contract'
import { parseUrl } from '@app/contract/parse-url'
import { version } from '../../lib/version'
import { toCell } from './output'
import { CommandError } from './terminal'

/** Access of a key to the HTTP API. */
type KeyAccess = 'server' | 'admin'

/** A running service, its project and a key of it. */
interface ServiceAccess {
  url: string
  projectId: string
  access: KeyAccess
  key: string
}

/** Timeout of a request, in milliseconds. */
const timeoutMs = 30_000

const keyHeaders = {
  server: 'x-stack-secret-server-key',
  admin: 'x-stack-super-secret-admin-key',
}

/** A client of the HTTP API with the key of a project. */
export interface ServiceClient {
  /**
   * Sends a request and returns the body of the response.
   *
   * @throws {CommandError} if the service cannot be reached or refuses the request, with its reason.
   */
  send<Key extends EndpointKey>(
    endpoint: Key,
    request: RequestOf<Key, KeyAccess>,
  ): Promise<ResponseOf<Key, KeyAccess>>
}

/** Creates a client. Sends nothing. */
export function createServiceClient({ url, projectId, access, key }: ServiceAccess): ServiceClient {
  const base = toBase(url)
  const headers = {
    'x-stack-project-id': projectId,
    'x-stack-access-type': access,
    'x-stack-client-version': `js app-server@${version}`,
    [keyHeaders[access]]: key,
  }
  return {
    async send(endpoint, request) {
      const { path = {}, query = {}, body } = request as AnyRequest
      const [method, template = ''] = endpoint.split(' ')
      const target = template.replace(/:(\w+)/g, (_, name) => encodeURIComponent(path[name] ?? ''))
      const given = Object.entries(query).filter(([, value]) => value !== undefined)
      const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      const response = await fetch(`${base}${target}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
        // A redirect could send the key to another server.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new CommandError(
          `Cannot reach the service at ${url}: ${toReason(error)}. Is it running, and is this its URL?`,
          { cause: error },
        )
      })
      return readBody(response, { url, projectId, access })
    },
  }
}

/** Parts of a request, each only if the endpoint has it. */
interface AnyRequest {
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** @throws {CommandError} if the URL is not valid, or would send the key in clear text. */
function toBase(url: string): string {
  const parsed = parseUrl(url)
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1])$/.test(parsed?.hostname ?? '')
  const isSafe = parsed?.protocol === 'https:' || (parsed?.protocol === 'http:' && isLocal)
  // Without credentials, query and fragment.
  if (parsed && isSafe && parsed.href === `${parsed.origin}${parsed.pathname}`) {
    return `${parsed.href.replace(/\/+$/, '')}/api/v1`
  }
  throw new CommandError(
    `--url: ${JSON.stringify(url)} is not valid; expected https://auth.example.com, or http on this machine.`,
  )
}

async function readBody(
  response: Response,
  { url, projectId, access }: Omit<ServiceAccess, 'key'>,
) {
  const text = await response.text()
  const body = parse(text)
  if (response.ok && body !== undefined) return body
  const reason = isRefusal(body) ? body.error : text
  if (!response.headers.has('x-stack-request-id')) {
    throw new CommandError(`There is no service at ${url}: it responded with ${response.status}.`)
  }
  const advice = isRefusal(body) ? advise(body.code, access, projectId) : ''
  throw new CommandError(`${toCell(reason)}${advice}`)
}

/** Returns which key to set, after a space, if the service refused the current one. */
function advise(code: unknown, access: KeyAccess, projectId: string): string {
  if (code === 'INSUFFICIENT_ACCESS_TYPE' && access === 'server') {
    return ' Set AUTH_ADMIN_KEY (sak_…).'
  }
  if (code === 'INVALID_SUPER_SECRET_ADMIN_KEY' && projectId === 'internal') {
    // Where an app's variables are set, AUTH_ADMIN_KEY is the key of the app's own project.
    return ' Set AUTH_ADMIN_KEY to the APP_INTERNAL_SUPER_SECRET_ADMIN_KEY of the service.'
  }
  return ''
}

function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRefusal(body: unknown): body is { error: string; code?: unknown } {
  return (
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
  )
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
