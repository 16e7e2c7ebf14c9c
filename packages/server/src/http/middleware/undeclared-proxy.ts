import type { Logger } from 'pino'
import { type IsTrustedProxy, toTrustedProxies } from '../../config/client-address'

/** Where proxies of one's own are; from anywhere else strangers could fill the log. */
const isNear = toTrustedProxies(['uniquelocal', 'linklocal'])

/**
 * Gives a function that looks at who calls, and says in the log, once for each of them, that a machine of
 * the same network passes requests on without being one of our proxies: all it passes on would count as
 * one address.
 *
 * @param isTrusted By `APP_TRUSTED_PROXIES`.
 */
export function watchProxies(isTrusted: IsTrustedProxy, log: Logger) {
  const known = new Set<string>()
  return (headers: Headers, peer: string | undefined): void => {
    if (!peer || known.has(peer) || !headers.has('x-forwarded-for')) return
    if (isTrusted(peer, 0) || !isNear(peer, 0)) return
    known.add(peer)
    log.warn(
      { proxy: peer },
      'the X-Forwarded-For of this machine is not believed, so all it passes on count as one address: if it is your proxy, name it in APP_TRUSTED_PROXIES',
    )
  }
}
