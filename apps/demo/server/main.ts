import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { app } from './app'
import { showcase } from './showcase'

const { fetch } = new Hono()
  .route('/', showcase)
  // In development Vite serves the pages and proxies backend requests to this process.
  .route('/', process.env.NODE_ENV === 'production' ? (await import('./site')).site : app)
const port = Number(process.env.DEMO_BACKEND_PORT ?? 8103)
const server = serve({ fetch, hostname: 'localhost', port })

/** Time that requests in progress have to finish. */
const stopTimeoutMs = 5_000

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)

function stop(): void {
  server.close()
  // `close` waits for a request on each connection, including those that browsers open in advance.
  setTimeout(() => process.exit(), stopTimeoutMs).unref()
}
