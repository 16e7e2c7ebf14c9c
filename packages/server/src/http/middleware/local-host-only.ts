import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { isLocal } from '../../config/config'
import { textResponse } from '../response'

/** Names of strangers are not collected without end. */
const maxNoted = 20

/**
 * Middleware that refuses requests for a host name that is not this machine's, with 403. A page of
 * another site can have its own name lead here (DNS rebinding), and would read the responses as
 * its own; the `Host` header still has that name.
 */
export function localHostOnly(log: Logger): MiddlewareHandler {
  const noted = new Set<string>()
  return async (context, next) => {
    const { hostname, host } = new URL(context.req.url)
    const header = context.req.header('host')
    // A request line may name another host than the header does (RFC 9112 section 3.2.2).
    if (isLocal(hostname) && (header === undefined || isLocal(toHostname(header)))) return next()
    const name = header ?? host
    if (!noted.has(name) && noted.size < maxNoted) {
      noted.add(name)
      log.warn({ host: name }, 'a development server refuses requests for other host names')
    }
    return textResponse(
      403,
      'A development server responds to localhost only. Open it at http://localhost, run it with NODE_ENV=production, or set APP_DEV_EXPOSE=on to use its API from elsewhere.',
    )
  }
}

/** A `Host` header without its port; empty when it is none. */
function toHostname(header: string): string {
  return /^([\w.-]+|\[[\da-fA-F:.]+\])(:\d+)?$/.exec(header)?.[1]?.toLowerCase() ?? ''
}
