import type { MiddlewareHandler } from 'hono'
import { randomBase32 } from '../../crypto/random'
import type { Env } from '../../lib/request-env'

/** Number of characters of a request id. */
const length = 16

/** Gives each request an id, which the response and the log contain. */
export const requestId: MiddlewareHandler<Env> = async (context, next) => {
  const id = randomBase32(length)
  context.set('requestId', id)
  await next()
  context.res.headers.set('X-Stack-Request-Id', id)
}
