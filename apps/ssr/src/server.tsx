import { readFile } from 'node:fs/promises'
import { toClientJson } from '@app/core'
import { getInitialData } from '@app/core/server'
import { type HttpBindings, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { auth } from './auth'
import { renderPage } from './render-page'

const folder = 'dist/client'
const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'))
const entry: { file: string; css: string[] } = manifest['src/client.tsx']

const app = new Hono<{ Bindings: HttpBindings }>()

app.use('/assets/*', serveStatic({ root: folder }))
app.get('/favicon.ico', (context) => context.body(null, 204))

app.get('*', async (context) => {
  const { pathname, search } = new URL(context.req.url)
  const page = {
    app: toClientJson(auth),
    initialData: await getInitialData(auth, context.req.raw),
    location: pathname + search,
    styles: entry.css.map((file) => `/${file}`),
  }
  const { outgoing } = context.env
  // The first HTML contains forms, before the script that refuses to run in a frame.
  outgoing.setHeader('content-security-policy', "frame-ancestors 'none'")
  // Specific to one visitor: no cache may reuse it.
  outgoing.setHeader('cache-control', 'private, no-store')
  outgoing.setHeader('content-type', 'text/html; charset=utf-8')
  await renderPage(page, `/${entry.file}`, outgoing)
  return RESPONSE_ALREADY_SENT
})

const server = serve({
  fetch: app.fetch,
  hostname: 'localhost',
  port: Number(process.env.PORT ?? 8104),
})

/** Time that requests in progress have to finish. */
const stopTimeoutMs = 5_000

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)

function stop(): void {
  server.close()
  // `close` waits for a request on each connection, including those that browsers open in advance.
  setTimeout(() => process.exit(), stopTimeoutMs).unref()
}
