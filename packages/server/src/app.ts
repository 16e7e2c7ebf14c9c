import { contract, type EndpointKey } from '@app/contract'
import { Hono } from 'hono'
import { readClientOrigin, toTrustedProxies } from './config/client-address'
import { createBodyBudget } from './http/body/body-budget'
import type { Service } from './http/context'
import { apiHeaders } from './http/middleware/api-headers'
import { readIpInfo } from './http/middleware/ip-info'
import { localHostOnly } from './http/middleware/local-host-only'
import { requireMethod } from './http/middleware/methods'
import { observe } from './http/middleware/observe'
import { overrideStatus } from './http/middleware/override-status'
import { requestId } from './http/middleware/request-id'
import { watchProxies } from './http/middleware/undeclared-proxy'
import { onError } from './http/on-error'
import { probes } from './http/probes'
import { jsonResponse, textResponse } from './http/response'
import { handleEndpoint } from './http/route'
import type { Env } from './lib/request-env'
import { version } from './lib/version'
import { createOpenApiDocument, type OpenApiDocument } from './openapi/document'
import { handlers } from './routes/index'
import { endCookieOfCallback } from './sign-in/oauth/state-cookie'

/** Both prefixes are the same API. */
const prefixes = ['/api/v1', '/api/latest']

/**
 * Creates the service as one `fetch` handler: the API below `/api/`, the operator endpoints and the
 * development pages.
 */
export async function createApp(service: Service): Promise<Hono<Env>> {
  const { log, config } = service
  const isTrustedProxy = toTrustedProxies(config.trustedProxies)
  const watchProxy = watchProxies(isTrustedProxy, log)
  const bodyBudget = createBodyBudget()
  const app = new Hono<Env>({ strict: true })
  if (service.tracing) app.use('/api/*', service.tracing.middleware)
  app.use('/api/*', overrideStatus, observe(log, service.metrics), requestId)
  app.use('/api/*', apiHeaders, requireMethod)
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
        const reservation = bodyBudget.open(origin.network)
        try {
          return await handleEndpoint(service, key, handlers[key], {
            request,
            params: context.req.param() as Record<string, string>,
            clientAddress: origin.network,
            ipInfo: readIpInfo(request.headers, peer || origin.isForwarded ? origin : null),
            reservation,
          })
        } finally {
          reservation.release()
        }
      })
    }
    for (const path of new Set(Object.keys(contract).map((key) => key.split(' ')[1]))) {
      app.all(`${prefix}${path === '/' ? '' : path}`, () => new Response(null, { status: 405 }))
    }
  }
  // Created at the first request and cached: it is slow to build and never changes.
  let openApi: OpenApiDocument | undefined
  app.get('/api/v1/openapi.json', (context) => {
    openApi ??= createOpenApiDocument(version)
    return jsonResponse(context.req.raw, 200, openApi)
  })
  app.all('/api/*', (context) => textResponse(404, `There is nothing at ${context.req.url}.`))

  app.get('/', () => textResponse(200, describePaths(config)))
  app.route('/', probes(service))
  if (!config.production) {
    const { developmentPages } = await import('./http/development/pages')
    app.route('/dev', developmentPages(service))
  }
  app.notFound((context) => textResponse(404, `There is nothing at ${context.req.path}.`))
  return app
}

/** Returns the text of the root, for people who open the URL of the service. */
function describePaths({ production }: Service['config']): string {
  const paths = [
    'app-server is running.',
    'API: /api/v1, described as OpenAPI at /api/v1/openapi.json',
    'Probes: /health and /ready',
    ...(production ? [] : ['Outbox of emails in development: /dev/outbox']),
  ]
  return `${paths.join('\n')}\n`
}
