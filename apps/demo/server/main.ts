import { serve } from '@hono/node-server'
import { app } from './app'

const port = Number(process.env.DEMO_BACKEND_PORT ?? 8103)
const server = serve({ fetch: app.fetch, hostname: 'localhost', port })

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close())
