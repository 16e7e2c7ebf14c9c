import { randomFillSync } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { toBase32 } from '../../crypto/random'
import type { Env } from '../../lib/request-env'

/** Number of characters of a request id. */
const length = 16

/** Random bytes of the next 256 ids: requested one id at a time, they cost 40 times as much. */
const bytes = Buffer.alloc(length * 256)
let used = bytes.length

/** Gives each request an id, which the response and the log contain. */
export const requestId: MiddlewareHandler<Env> = async (context, next) => {
  const id = createRequestId()
  context.set('requestId', id)
  await next()
  context.res.headers.set('X-Stack-Request-Id', id)
}

function createRequestId(): string {
  if (used === bytes.length) {
    randomFillSync(bytes)
    used = 0
  }
  used += length
  return toBase32(bytes.subarray(used - length, used))
}
