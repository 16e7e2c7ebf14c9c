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
import { knownError, ServiceError } from '../lib/errors'
import { type Actor, createAudit } from '../security-events/security-events'
import { authenticate } from './authenticate'
import { readBody } from './body/body'
import type { BodyHold } from './body/body-budget'
import type { Caller, Context, Service } from './context'
import { requireLiveSession } from './live-session'
import { requireRecentSession } from './recent-sign-in'
import { jsonResponse } from './response'
import { validate } from './validate'

type Access<Key extends EndpointKey> = (typeof contract)[Key]['access']

/** What a handler of an endpoint may count on: a caller, and a user where one is required. */
type ContextOf<Key extends EndpointKey> =
  Access<Key> extends 'none'
    ? Context
    : Omit<Context, 'caller'> & {
        caller: (typeof contract)[Key] extends { user: true }
          ? Caller & { user: NonNullable<Caller['user']> }
          : Caller
      }

/**
 * Answers an endpoint. What it returns is cut down to the response schema of the caller's access
 * type, so nothing more can leave. A `Response` goes out as it is.
 */
export type Handler<Key extends EndpointKey> = (
  request: RequestOf<Key, AccessType>,
  context: ContextOf<Key>,
) => Promise<ResponseOf<Key, AccessType> | Response>

/** A request as the server received it. */
export interface Incoming {
  request: Request
  params: Record<string, string>
  clientAddress: string
  /** Where the end user is, for their list of sessions. */
  ipInfo: IpInfo | null
  /** Room for its body. */
  hold: BodyHold
}

/** Authenticates, reads, checks and answers one request to an endpoint. */
export async function handleEndpoint(
  service: Service,
  key: EndpointKey,
  handler: Handler<never>,
  { request, params, clientAddress, ipInfo, hold }: Incoming,
): Promise<Response> {
  const endpoint: Endpoint = contract[key]
  const isWhole = key === 'GET /users/me'
  const caller = await authenticate(service, request.headers, { isWhole, clientAddress })
  requireAccess(endpoint, caller)
  requireLiveSession(key, caller)
  requireRecentSession(key, caller, service.now())
  // Not before it is known who calls: strangers could keep the service busy with bodies.
  const maxBytes = endpoint.maxBodyBytes ?? sizes.body
  const body = await readBody(request, { maxBytes, hold })
  const checked = check(endpoint, request, { params, body, caller })
  const { params: path, ...parts } = checked
  const access = caller?.access ?? 'client'
  const ofClient = (name: string) => (access === 'client' ? request.headers.get(name) : null)
  const actor: Actor = {
    access,
    userId: caller?.user?.row.id ?? null,
    address: clientAddress,
    userAgent: ofClient('user-agent'),
    acceptLanguage: ofClient('accept-language'),
    now: service.now,
  }
  const context: Omit<Context, 'jobs' | 'audit'> = {
    ...service,
    caller,
    headers: request.headers,
    clientAddress,
    issuer: { ...service, ipInfo, actor },
  }
  const { secretBox } = service
  try {
    // The table of handlers ties each key to its own types; here any of them may come.
    const result: unknown = await service.jobs.collect((jobs) => {
      const audit = createAudit(actor, { jobs, secretBox })
      return handler({ path, ...parts } as never, { ...context, jobs, audit } as never)
    })
    if (result instanceof Response) return result
    const response = responseSchema(endpoint, caller).parse(result)
    return jsonResponse(request, endpoint.status ?? 200, response)
  } catch (error) {
    throw declared(key, error)
  }
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
  { params, body, caller }: { params: object; body: unknown; caller: Caller | null },
) {
  const url = new URL(request.url)
  const problems = endpoint.user && !caller?.user ? ['auth.user must be defined'] : []
  return validate(
    `${request.method} ${url.pathname}`,
    [
      { place: 'params', value: params, schema: endpoint.path },
      // Of parameters with the same name the last one wins.
      { place: 'query', value: Object.fromEntries(url.searchParams), schema: endpoint.query },
      { place: 'headers', value: presentHeaders(request.headers), schema: endpoint.headers },
      { place: 'body', value: body, schema: byAccess(endpoint.body, caller) },
    ],
    problems,
  )
}

/** An empty header counts as absent. */
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

/** An endpoint answers only with errors it declares; another one is a bug of ours. */
function declared(key: EndpointKey, error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error
  const known: readonly string[] = [...contract[key].errors, ...commonErrors]
  if (known.includes(error.code)) return error
  return new Error(`${key} does not declare ${error.code}`, { cause: error })
}
