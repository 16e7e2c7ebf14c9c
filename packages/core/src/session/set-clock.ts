import type { ServerClock } from './server-clock'

// `iat` is in whole seconds (RFC 7519 section 4.1.6).
const roundingMs = 1000

/**
 * Sets the clock of the service from a new token.
 *
 * @param issuedAt Issue time of the token.
 * @param requestedAt Time of the request according to this device's clock. Bounds the error from a slow
 * response, such as on a device that slept.
 */
export function setClock(clock: ServerClock, issuedAt: number, requestedAt: number): void {
  if (!Number.isFinite(issuedAt)) return
  const isBehind = issuedAt + roundingMs < requestedAt
  const receivedAt = clock.now() - clock.skewMs
  clock.skewMs = isBehind ? issuedAt - requestedAt : Math.max(0, issuedAt - receivedAt)
}
