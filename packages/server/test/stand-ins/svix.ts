import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'

/** A message that Svix received, to deliver to the endpoints of the application. */
interface Message {
  /** Uid of the application. */
  application: string
  eventType: string
  payload: unknown
}

/** Result of a message. `lost`: accepted, but with a failure as the response. */
type Verdict = 'taken' | 'lost' | number

/** Svix on this machine, as its API documents it: https://api.svix.com/docs */
export async function startSvixStandIn() {
  const authToken = 'token-of-the-operator'
  const applications = new Set<string>()
  const keys = new Set<string>()
  const messages: Message[] = []
  let judge: (message: Message) => Verdict | Promise<Verdict> = () => 'taken'

  const app = new Hono()
  app.use(async (context, next) => {
    const isKnown = context.req.header('authorization') === `Bearer ${authToken}`
    return isKnown ? next() : context.json({ code: 'authentication_failed' }, 401)
  })
  app.post('/api/v1/app', async (context) => {
    const { uid, name } = await context.req.json()
    if (applications.has(uid) && !context.req.query('get_if_exists')) {
      return context.json({ code: 'conflict' }, 409)
    }
    applications.add(uid)
    return context.json({ id: `app_${uid}`, uid, name, createdAt: at, updatedAt: at, metadata: {} })
  })
  app.post('/api/v1/app/:uid/msg', async (context) => {
    const application = context.req.param('uid')
    if (!applications.has(application)) return context.json({ code: 'not_found' }, 404)
    const body = await context.req.json()
    const key = context.req.header('idempotency-key') ?? ''
    const response = { id: 'msg_1', ...body, timestamp: at }
    // Svix returns the same response for a repeated idempotency key.
    if (keys.has(key)) return context.json(response, 202)
    const message = { application, ...body }
    const verdict = await judge(message)
    if (typeof verdict === 'number') return new Response('{}', { status: verdict })
    keys.add(key)
    messages.push(message)
    if (verdict === 'lost') return new Response('{}', { status: 500 })
    return context.json(response, 202)
  })
  app.post('/api/v1/auth/app-portal-access/:uid', (context) => {
    const uid = context.req.param('uid')
    if (!applications.has(uid)) return context.json({ code: 'not_found' }, 404)
    return context.json({ token: `portal of ${uid}`, url: `https://portal.example/${uid}` })
  })

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    /** Options of a server that uses this stand-in. */
    options: { svixServerUrl: `http://127.0.0.1:${port}`, svixAuthToken: authToken },
    /** Accepted messages, oldest first. */
    messages,
    /** Sets the verdict on messages from now on. */
    judgeBy(decide: typeof judge) {
      judge = decide
    },
  }
}

/** Creation time of every object here. */
const at = '2025-01-01T00:00:00Z'
