import { contract, type EndpointKey } from '@app/contract'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { textAnswer } from './http/answer'
import { authenticate } from './http/authenticate'
import type { Service } from './http/context'
import type { Env } from './http/env'
import { onError } from './http/on-error'
import { answerEndpoint } from './http/route'
import { transport } from './http/transport'
import { validate } from './http/validate'
import { outboxPages } from './mail/outbox-pages'
import { handlers } from './routes/index'

/** Both prefixes are the same API (contract/http.md section 1.1). */
const prefixes = ['/api/v1', '/api/latest']

/** The whole service as one `fetch`: the API below `/api/`, `/health`, and development pages. */
export function createApp(service: Service): Hono<Env> {
  const { log, config } = service
  const app = new Hono<Env>({ strict: true })
  app.use('/api/*', transport(log))
  app.onError(onError(log, config.production))

  for (const prefix of prefixes) {
    app.get(prefix, (context) => greet(service, context))
    for (const key of Object.keys(contract) as EndpointKey[]) {
      const [method = '', path = ''] = key.split(' ')
      app.on(method, `${prefix}${path}`, (context) =>
        answerEndpoint(service, key, handlers[key], {
          request: context.req.raw,
          params: context.req.param() as Record<string, string>,
          clientAddress: context.env?.incoming?.socket?.remoteAddress ?? 'unknown',
        }),
      )
    }
    for (const path of new Set(Object.keys(contract).map((key) => key.split(' ')[1]))) {
      app.all(`${prefix}${path}`, () => new Response(null, { status: 405 }))
    }
  }
  app.all('/api/*', (context) => textAnswer(404, `There is nothing at ${context.req.url}.`))

  app.get('/health', (context) => checkHealth(service, context))
  if (!config.production) app.route('/dev', outboxPages(service.db))
  app.notFound((context) => textAnswer(404, `There is nothing at ${context.req.path}.`))
  return app
}

/** The API root: a greeting that says how the request is authenticated. */
async function greet(service: Service, { req: { raw: request } }: Context): Promise<Response> {
  const caller = await authenticate(service, request.headers)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  validate('GET /api/v1', [{ place: 'query', value: query, schema: z.strictObject({}) }])
  const lines = caller
    ? [
        `Access type: ${caller.access}`,
        `Project id: ${caller.project.id}`,
        `User: ${caller.user?.row.id ?? 'none'}`,
      ]
    : ['Authentication: none']
  return textAnswer(200, ['Welcome to the API.', ...lines, ''].join('\n'))
}

async function checkHealth({ db }: Service, context: Context): Promise<Response> {
  if (context.req.query('db')) await db.execute(sql`select 1`)
  return context.json({ status: 'ok' }, 200, { 'Access-Control-Allow-Origin': '*' })
}
