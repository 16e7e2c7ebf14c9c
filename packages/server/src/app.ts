import { contract, type EndpointKey } from '@app/contract'
import { Hono } from 'hono'
import { jsonAnswer, textAnswer } from './http/answer'
import { createBodyBudget } from './http/body-budget'
import { readClientOrigin, toTrustedProxies } from './http/client-address'
import type { Service } from './http/context'
import { developmentIssuerPages } from './http/development-issuer-pages'
import type { Env } from './http/env'
import { readIpInfo } from './http/ip-info'
import { localHostOnly } from './http/local-host-only'
import { onError } from './http/on-error'
import { outboxPages } from './http/outbox-pages'
import { probes } from './http/probes'
import { answerEndpoint } from './http/route'
import { transport } from './http/transport'
import { watchProxies } from './http/undeclared-proxy'
import { endCookieOfCallback } from './oauth/state-cookie'
import { createOpenApiDocument, type OpenApiDocument } from './openapi/document'
import { handlers } from './routes/index'
import { version } from './version'

/** Both prefixes are the same API (contract/http.md section 1.1). */
const prefixes = ['/api/v1', '/api/latest']

/** The whole service as one `fetch`: the API below `/api/`, what operators ask, and development pages. */
export function createApp(service: Service): Hono<Env> {
  const { log, config } = service
  const isTrustedProxy = toTrustedProxies(config.trustedProxies)
  const watchProxy = watchProxies(isTrustedProxy, log)
  const bodyBudget = createBodyBudget()
  const app = new Hono<Env>({ strict: true })
  if (service.tracing) app.use('/api/*', service.tracing.middleware)
  app.use('/api/*', transport(log, service.metrics))
  if (!config.production) {
    const isLocalOnly = localHostOnly(log)
    app.use('/dev/*', isLocalOnly)
    if (!config.devExpose) app.use('/api/*', isLocalOnly)
  }
  app.onError(onError(log, config.production, (url) => endCookieOfCallback(service, url)))

  for (const prefix of prefixes) {
    for (const key of Object.keys(contract) as EndpointKey[]) {
      const [method = '', path = ''] = key.split(' ')
      app.on(method, `${prefix}${path === '/' ? '' : path}`, async (context) => {
        context.set('route', path)
        const request = context.req.raw
        const peer = context.env?.incoming?.socket?.remoteAddress
        watchProxy(request.headers, peer)
        const origin = readClientOrigin(request.headers, peer, isTrustedProxy)
        const hold = bodyBudget.open(origin.network)
        try {
          return await answerEndpoint(service, key, handlers[key], {
            request,
            params: context.req.param() as Record<string, string>,
            clientAddress: origin.network,
            ipInfo: readIpInfo(request.headers, peer || origin.isForwarded ? origin : null),
            hold,
          })
        } finally {
          hold.release()
        }
      })
    }
    for (const path of new Set(Object.keys(contract).map((key) => key.split(' ')[1]))) {
      app.all(`${prefix}${path === '/' ? '' : path}`, () => new Response(null, { status: 405 }))
    }
  }
  // Made at the first request and kept: it never changes, and takes a while.
  let openApi: OpenApiDocument | undefined
  app.get('/api/v1/openapi.json', (context) => {
    openApi ??= createOpenApiDocument(version)
    return jsonAnswer(context.req.raw, 200, openApi)
  })
  app.all('/api/*', (context) => textAnswer(404, `There is nothing at ${context.req.url}.`))

  app.route('/', probes(service))
  if (!config.production) {
    app.route('/dev', outboxPages(service.db))
    app.route('/dev', developmentIssuerPages(service))
  }
  app.notFound((context) => textAnswer(404, `There is nothing at ${context.req.path}.`))
  return app
}
