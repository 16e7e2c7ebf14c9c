import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { app } from './app'

/** The whole demo on one origin: its backend, and its pages as built by `vite build`. */
export const site = new Hono().route('/', app)

// The SDK's pages refuse to run in a frame; this header makes the browser refuse before they load.
site.use('*', async (context, next) => {
  await next()
  context.header('content-security-policy', "frame-ancestors 'none'")
})
site.use('*', serveStatic({ root: 'dist' }))
// The router in the page handles all other paths.
site.get('*', serveStatic({ path: 'dist/index.html' }))
