import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import type { Pool } from 'pg'
import type { Env } from '../lib/request-env'
import { version } from '../lib/version'
import { createProvider, propagator, type TelemetryOptions } from './provider'
import { tracePool } from './trace-pool'

/** Traces requests and their queries. */
export interface Tracing {
  /** Creates a span for each request. */
  middleware: MiddlewareHandler<Env>
  /** Exports the remaining spans. */
  close(): Promise<void>
}

/** Timeout of exporting the remaining spans, in milliseconds. */
const closeTimeoutMs = 2000

const headerGetter: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
}

/**
 * Starts tracing. Nothing is registered globally, because an embedding app may trace differently.
 */
export function createTracing(pools: Pool[], options: TelemetryOptions): Tracing {
  const provider = createProvider(options)
  const tracer = provider.getTracer('@app/server', version)
  const requests = new AsyncLocalStorage<Context>()
  for (const pool of pools) tracePool(pool, { tracer, active: () => requests.getStore() })
  return {
    /** Named by route: paths and query strings contain ids and codes. */
    async middleware(context, next) {
      const { method, headers } = context.req.raw
      const parent = propagator.extract(ROOT_CONTEXT, headers, headerGetter)
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent)
      await requests.run(trace.setSpan(parent, span), next)
      const { route = 'other' } = context.var
      const { status, headers: responseHeaders } = context.res
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': Number(responseHeaders.get('x-stack-actual-status') ?? status),
      })
      const knownError = responseHeaders.get('x-stack-known-error')
      if (knownError) span.setAttribute('error.type', knownError)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    async close() {
      // Failed exports were reported.
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, delay(closeTimeoutMs, undefined, { ref: false })])
    },
  }
}
