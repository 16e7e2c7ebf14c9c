import type { Logger } from 'pino'
import { type IsTrustedProxy, toTrustedProxies } from '../../config/client-address'

/** Networks where proxies of the operator are. Other clients could fill the log. */
const isNear = toTrustedProxies(['uniquelocal', 'linklocal'])

/**
 * Creates a function that logs, once per address, that a machine of the same network forwards
 * requests without being a trusted proxy. All its clients share one rate limit.
 *
 * @param isTrusted Checks `APP_TRUSTED_PROXIES`.
 */
export function watchProxies(isTrusted: IsTrustedProxy, log: Logger) {
  const known = new Set<string>()
  return (headers: Headers, peer: string | undefined): void => {
    if (!peer || known.has(peer) || !headers.has('x-forwarded-for')) return
    if (isTrusted(peer, 0) || !isNear(peer, 0)) return
    known.add(peer)
    log.warn(
      { proxy: peer },
      'ignoring X-Forwarded-For from an untrusted proxy; all its clients share one rate limit. Add it to APP_TRUSTED_PROXIES if it is yours',
    )
  }
}
