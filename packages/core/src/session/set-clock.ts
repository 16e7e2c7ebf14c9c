import type { ServerClock } from './server-clock'

// Tokens say when they were issued in whole seconds (RFC 7519 section 4.1.6 as services use it).
const roundingMs = 1000

/**
 * Sets the clock of the service by a token that was just received.
 *
 * @param issuedAt When the service says it issued the token.
 * @param askedAt When it was asked for, by this device. An answer that was long on its way, on a
 * device that slept, must not be taken for a wrong clock.
 */
export function setClock(clock: ServerClock, issuedAt: number, askedAt: number): void {
  if (!Number.isFinite(issuedAt)) return
  const isBehind = issuedAt + roundingMs < askedAt
  const receivedAt = clock.now() - clock.skewMs
  clock.skewMs = isBehind ? issuedAt - askedAt : Math.max(0, issuedAt - receivedAt)
}
