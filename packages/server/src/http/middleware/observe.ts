import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Env } from '../../lib/request-env'
import type { Metrics } from '../metrics'
import { methods } from './methods'

/** Creates the middleware that logs each request and counts it in the metrics. */
export function observe(log: Logger, metrics: Metrics | null): MiddlewareHandler<Env> {
  return async (context, next) => {
    const startedAt = performance.now()
    await next()
    const { method, path } = context.req
    const { status, headers } = context.res
    const ms = performance.now() - startedAt
    metrics?.observe({
      method: methods.includes(method) ? method : 'other',
      route: context.get('route') ?? 'other',
      status,
      seconds: ms / 1000,
    })
    log.info(
      {
        requestId: context.get('requestId'),
        method,
        path,
        status,
        ms: Math.round(ms),
        project: context.req.raw.headers.get('x-stack-project-id') ?? undefined,
        knownError: headers.get('x-stack-known-error') ?? undefined,
      },
      'request',
    )
  }
}
