import {
  commonErrors,
  contract,
  type Endpoint,
  type EndpointKey,
  type RequestOf,
  type ResponseOf,
  sizes,
} from '@app/contract'
import type { AccessType } from '@app/contract/known-errors'
import type { z } from 'zod'
import type { IpInfo } from '../db/schema/index'
import { retryLost } from '../db/unavailable'
import { knownError, ServiceError } from '../lib/errors'
import { readQuery } from '../lib/read-query'
import { type Actor, createAudit } from '../security-events/security-events'
import type { Issuer } from '../sessions/activity'
import { requireNoImpersonation } from '../sessions/recent-sign-in'
import { authenticate } from './authenticate'
import { readBody } from './body/body'
import type { BodyReservation } from './body/body-budget'
import type { Caller, Context, Service } from './context'
import { requireLiveSession } from './live-session'
import { isSensitive, requireRecentSession } from './recent-sign-in'
import { jsonResponse } from './response'
import { validate } from './validate'
import { requireVerifiedEmail } from './verified-email'

type Access<Key extends EndpointKey> = (typeof contract)[Key]['access']

/** Caller of an endpoint, which exists and is signed in where the endpoint requires it. */
type CallerOf<Key extends EndpointKey> =
  Access<Key> extends 'none'
    ? Caller | null
    : (typeof contract)[Key] extends { user: true }
      ? Caller & { user: NonNullable<Caller['user']> }
      : Caller

/**
 * Handles an endpoint. The result is parsed with the response schema of the caller's access type,
 * which removes other fields. A `Response` is returned unchanged.
 */
export type Handler<Key extends EndpointKey> = (
  request: RequestOf<Key, AccessType>,
  context: Context<CallerOf<Key>>,
) => Promise<ResponseOf<Key, AccessType> | Response>

/** An incoming request. */
export interface Incoming {
  request: Request
  params: Record<string, string>
  clientAddress: string
  /** Location of the end user, for their list of sessions. */
  ipInfo: IpInfo | null
  /** Memory reserved for the body. */
  reservation: BodyReservation
}

/**
 * Time in milliseconds after which the caller of a body is authenticated again. Short enough that rate limits stop
 * someone who always holds one request back, in case their session ends.
 */
const slowBodyMs = 100

/** Authenticates, validates and handles a request to an endpoint. */
export async function handleEndpoint(
  service: Service,
  key: EndpointKey,
  handler: Handler<never>,
  { request, params, clientAddress, ipInfo, reservation }: Incoming,
): Promise<Response> {
  const endpoint: Endpoint = contract[key]
  const url = new URL(request.url)
  const projectId = readProjectId(request, url) ?? params.project_id ?? null
  const callerService = withShare(service, projectId)
  const identify = () => identifyCaller(callerService, key, { request, clientAddress })
  const first = await identify()
  const began = performance.now()
  // The body is read after authentication, so that unauthenticated clients cannot keep the service
  // busy with bodies.
  const maxBytes = endpoint.maxBodyBytes ?? sizes.body
  const body = await readBody(request, { maxBytes, reservation })
  // The session may have ended while the rest of the body was held back.
  const isSlow = performance.now() - began >= slowBodyMs
  const caller = isSlow || (first?.sessionId && isSensitive(key)) ? await identify() : first
  const checked = check(endpoint, request, { url, params, body, caller })
  const { params: path, ...parts } = checked
  const access = caller?.access ?? 'client'
  const ofClient = (name: string) => (access === 'client' ? request.headers.get(name) : null)
  const actor: Actor = {
    access,
    userId: caller?.user?.row.id ?? null,
    ownerId: caller?.ownerId ?? null,
    address: clientAddress,
    userAgent: ofClient('user-agent'),
    acceptLanguage: ofClient('accept-language'),
    now: service.now,
  }
  const ownService = projectId ? callerService : withShare(service, readClientId(body))
  const context: Omit<Context, 'jobs' | 'audit' | 'issuer'> = {
    ...ownService,
    caller,
    headers: request.headers,
    clientAddress,
  }
  const { config, accessTokens, refreshTokens, now, secretBox } = service
  try {
    // The table of handlers ties each key to its types; here the key is dynamic.
    const handle = (): Promise<unknown> =>
      service.jobs.collect((jobs) => {
        const audit = createAudit(actor, { jobs, secretBox })
        const issuer: Issuer = { config, accessTokens, refreshTokens, now, ipInfo, actor, audit }
        return handler({ path, ...parts } as never, { ...context, jobs, audit, issuer } as never)
      })
    const result = await (isRead(key) ? retryLost(handle) : handle())
    if (result instanceof Response) return result
    const response = responseSchema(endpoint, caller).parse(result)
    return jsonResponse(request, endpoint.status ?? 200, response)
  } catch (error) {
    throw declared(key, error)
  }
}

/** Authenticates the caller of an endpoint, and checks that they may call it. */
async function identifyCaller(
  service: Service,
  key: EndpointKey,
  { request, clientAddress }: Pick<Incoming, 'request' | 'clientAddress'>,
): Promise<Caller | null> {
  const endpoint: Endpoint = contract[key]
  const isWhole = key === 'GET /users/me'
  const caller = await retryLost(() =>
    authenticate(service, request.headers, { isWhole, clientAddress }),
  )
  if (caller) service.admit(caller.project.id)
  requireAccess(endpoint, caller)
  requireLiveSession(key, caller, service.now())
  requireVerifiedEmail(endpoint, caller)
  if (endpoint.refusesImpersonation) requireNoImpersonation(caller?.sessionAuthenticatedAt ?? null)
  requireRecentSession(key, caller, service.now())
  return caller
}

/** The steps of a sign-in with a provider are reached by GET, but write. */
function isRead(key: EndpointKey): boolean {
  return key.startsWith('GET ') && !key.startsWith('GET /auth/oauth/')
}

/** Replaces the database by the connections of a project, so that no other project delays them. */
function withShare(service: Service, projectId: string | null): Service {
  return projectId === null ? service : { ...service, ...service.shareOf(projectId) }
}

/** Returns the project that a request names, before it is authenticated. */
function readProjectId({ headers }: Request, url: URL): string | null {
  const named = headers.get('x-stack-project-id')
  if (named) return named
  return readQuery(url).client_id ?? null
}

/** Returns the project that the body of an OAuth request names. */
function readClientId(body: unknown): string | null {
  const { client_id: clientId } = Object(body)
  return typeof clientId === 'string' ? clientId : null
}

function requireAccess(endpoint: Endpoint, caller: Caller | null): void {
  if (endpoint.access === 'none') return
  if (!caller) throw knownError('ACCESS_TYPE_REQUIRED')
  if (!endpoint.access.includes(caller.access)) {
    throw knownError('INSUFFICIENT_ACCESS_TYPE', {
      actual_access_type: caller.access,
      allowed_access_types: [...endpoint.access],
    })
  }
}

function check(
  endpoint: Endpoint,
  request: Request,
  { url, params, body, caller }: { url: URL; params: object; body: unknown; caller: Caller | null },
) {
  const problems = endpoint.user && !caller?.user ? ['auth.user must be defined'] : []
  return validate(
    `${request.method} ${url.pathname}`,
    [
      { place: 'params', value: params, schema: endpoint.path },
      { place: 'query', value: readQuery(url), schema: endpoint.query },
      {
        place: 'headers',
        value: endpoint.headers && presentHeaders(request.headers),
        schema: endpoint.headers,
      },
      { place: 'body', value: body, schema: byAccess(endpoint.body, caller) },
    ],
    problems,
  )
}

/** Removes empty headers, which count as absent. */
function presentHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([, value]) => value !== ''))
}

function byAccess(
  part: Endpoint['response'] | undefined,
  caller: Caller | null,
): z.ZodType | undefined {
  return part && 'client' in part ? part[caller?.access ?? 'client'] : part
}

function responseSchema(endpoint: Endpoint, caller: Caller | null) {
  const schema = byAccess(endpoint.response, caller)
  if (!schema) throw new Error('Every endpoint has a response.')
  return schema
}

/** Replaces errors that the endpoint does not declare, which are bugs. */
function declared(key: EndpointKey, error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error
  const known: readonly string[] = [...contract[key].errors, ...commonErrors]
  if (known.includes(error.code)) return error
  return new Error(`${key} does not declare ${error.code}`, { cause: error })
}
