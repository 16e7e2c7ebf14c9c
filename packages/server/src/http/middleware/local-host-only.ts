import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { isLocal } from '../../config/config'
import { textResponse } from '../response'

/** Maximum number of foreign host names to log. */
const maxNoted = 20

/**
 * Middleware that responds with 403 to requests for any host name but this machine's. It prevents
 * DNS rebinding: a foreign page whose name resolves to this machine could read the responses, but
 * the `Host` header contains the foreign name.
 */
export function localHostOnly(log: Logger): MiddlewareHandler {
  const noted = new Set<string>()
  return async (context, next) => {
    const { hostname, host } = new URL(context.req.url)
    const header = context.req.header('host')
    // The request line may name a different host than the header (RFC 9112 section 3.2.2).
    if (isLocal(hostname) && (header === undefined || isLocal(toHostname(header)))) return next()
    const name = header ?? host
    if (!noted.has(name) && noted.size < maxNoted) {
      noted.add(name)
      log.warn({ host: name }, 'refused a request to a development server for another host name')
    }
    return textResponse(
      403,
      'A development server responds to localhost only. Open it at http://localhost, run it with NODE_ENV=production, or set APP_DEV_EXPOSE=on to use its API from other machines.',
    )
  }
}

/** Returns the `Host` header without port; empty if it is invalid. */
function toHostname(header: string): string {
  return /^([\w.-]+|\[[\da-fA-F:.]+\])(:\d+)?$/.exec(header)?.[1]?.toLowerCase() ?? ''
}
