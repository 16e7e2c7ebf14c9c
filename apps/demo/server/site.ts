import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { app } from './app'

/** The whole demo behind one address: its backend, and its pages as `vite build` made them. */
export const site = new Hono().route('/', app)

// Its pages refuse to run in a frame; only the browser can refuse before they load.
site.use('*', async (context, next) => {
  await next()
  context.header('content-security-policy', "frame-ancestors 'none'")
})
site.use('*', serveStatic({ root: 'dist' }))
// The router in the page knows the other addresses.
site.get('*', serveStatic({ path: 'dist/index.html' }))
