import { contract, type EndpointKey } from '@app/contract'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { textAnswer } from './http/answer'
import type { Service } from './http/context'
import type { Env } from './http/env'
import { readAddress } from './http/ip-info'
import { onError } from './http/on-error'
import { outboxPages } from './http/outbox-pages'
import { answerEndpoint } from './http/route'
import { limitBody, transport } from './http/transport'
import { handlers } from './routes/index'

/** Both prefixes are the same API (contract/http.md section 1.1). */
const prefixes = ['/api/v1', '/api/latest']

/** The whole service as one `fetch`: the API below `/api/`, `/health`, and development pages. */
export function createApp(service: Service): Hono<Env> {
  const { log, config } = service
  const app = new Hono<Env>({ strict: true })
  app.use('/api/*', transport(log))
  app.use('/api/*', limitBody)
  app.onError(onError(log, config.production))

  for (const prefix of prefixes) {
    for (const key of Object.keys(contract) as EndpointKey[]) {
      const [method = '', path = ''] = key.split(' ')
      app.on(method, `${prefix}${path === '/' ? '' : path}`, (context) =>
        answerEndpoint(service, key, handlers[key], {
          request: context.req.raw,
          params: context.req.param() as Record<string, string>,
          clientAddress:
            readAddress(context.req.raw.headers) ??
            context.env?.incoming?.socket?.remoteAddress ??
            'unknown',
        }),
      )
    }
    for (const path of new Set(Object.keys(contract).map((key) => key.split(' ')[1]))) {
      app.all(`${prefix}${path === '/' ? '' : path}`, () => new Response(null, { status: 405 }))
    }
  }
  app.all('/api/*', (context) => textAnswer(404, `There is nothing at ${context.req.url}.`))

  app.get('/health', (context) => checkHealth(service, context))
  if (!config.production) app.route('/dev', outboxPages(service.db))
  app.notFound((context) => textAnswer(404, `There is nothing at ${context.req.path}.`))
  return app
}

async function checkHealth({ db }: Service, context: Context): Promise<Response> {
  if (context.req.query('db')) await db.execute(sql`select 1`)
  return context.json({ status: 'ok' }, 200, { 'Access-Control-Allow-Origin': '*' })
}
