import { Hono } from 'hono'
import type { Service } from '../context'
import { developmentIssuerPages } from './issuer-pages'
import { outboxPages } from './outbox-pages'

/** Serves the pages of development mode. Must not be mounted in production, which does not load them. */
export function developmentPages(service: Service): Hono {
  const app = new Hono()
  app.route('/', outboxPages(service.db, service.now))
  app.route('/', developmentIssuerPages(service))
  return app
}
