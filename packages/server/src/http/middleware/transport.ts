import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Env } from '../../lib/request-env'
import type { Metrics } from '../metrics'
import { createRequestId, textResponse } from '../response'
import { trimEndSlashes } from './trim-end-slashes'

/** Headers of the CORS responses. */
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Max-Age': '86400',
  'Access-Control-Allow-Headers': [
    'content-type',
    'authorization',
    'x-stack-project-id',
    'x-stack-override-error-status',
    'x-stack-random-nonce',
    'x-stack-client-version',
    'x-stack-disable-artificial-development-delay',
    'x-stack-access-type',
    'x-stack-publishable-client-key',
    'x-stack-secret-server-key',
    'x-stack-super-secret-admin-key',
    'x-stack-admin-access-token',
    'x-stack-refresh-token',
    'x-stack-access-token',
    'baggage',
    'sentry-trace',
    'x-vercel-protection-bypass',
    'ngrok-skip-browser-warning',
  ].join(', '),
  'Access-Control-Expose-Headers': 'content-type, x-stack-actual-status, x-stack-known-error',
}

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

const commonHeaders = Object.entries({ ...corsHeaders, ...securityHeaders })

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Middleware for all responses below `/api/`: CORS, request id, no caching, status override,
 * metrics and log.
 */
export function transport(log: Logger, metrics: Metrics | null): MiddlewareHandler<Env> {
  return async (context, next) => {
    const request = context.req.raw
    const startedAt = performance.now()
    const requestId = createRequestId()
    context.set('requestId', requestId)
    const response = await respond(request, context.req.path, async () => {
      await next()
      return context.res
    })
    setCommonHeaders(response.headers, requestId)
    const sent = overrideStatus(request, response)
    if (sent !== context.res) {
      // Otherwise Hono would merge the headers of both responses.
      context.res = undefined
      context.res = sent
    }
    const ms = performance.now() - startedAt
    metrics?.observe({
      method: methods.includes(request.method) ? request.method : 'other',
      route: context.get('route') ?? 'other',
      status: response.status,
      seconds: ms / 1000,
    })
    log.info(
      {
        requestId,
        method: request.method,
        path: context.req.path,
        status: response.status,
        ms: Math.round(ms),
        project: request.headers.get('x-stack-project-id') ?? undefined,
        knownError: response.headers.get('x-stack-known-error') ?? undefined,
      },
      'request',
    )
  }
}

async function respond(
  request: Request,
  path: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 200 })
  if (!methods.includes(request.method)) {
    return textResponse(405, `The method ${request.method} is not supported.`)
  }
  if (path.endsWith('/') && path !== '/api/') {
    const url = new URL(request.url)
    return new Response(null, {
      status: 308,
      headers: { Location: `${trimEndSlashes(path)}${url.search}` },
    })
  }
  return handle()
}

/** Modifies the headers in place: a new response would stream its body, at twice the cost. */
function setCommonHeaders(headers: Headers, requestId: string): void {
  for (const [name, value] of commonHeaders) headers.set(name, value)
  headers.set('X-Stack-Request-Id', requestId)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store, max-age=0')
}

/**
 * Some platforms hide the bodies of failed requests, so clients can request status 200 for all
 * responses.
 */
function overrideStatus(request: Request, response: Response): Response {
  if (response.status < 400 || !request.headers.has('x-stack-override-error-status'))
    return response
  const headers = new Headers(response.headers)
  headers.set('X-Stack-Actual-Status', String(response.status))
  return new Response(response.body, { status: 200, headers })
}
