/** What time it is at the service, which signs the tokens; this device's clock may be wrong. */
export interface ServerClock {
  now(): number
  /**
   * Learns from a token that was just received.
   *
   * @param issuedAt When the service says it issued the token.
   * @param askedAt When it was asked for, by this device. An answer that was long on its way, on a
   * device that slept, must not be taken for a wrong clock.
   */
  observe(issuedAt: number, askedAt: number): void
}

// Tokens say when they were issued in whole seconds (RFC 7519 section 4.1.6 as services use it).
const roundingMs = 1000

/** Starts by trusting the device. */
export function createServerClock(now: () => number): ServerClock {
  let skewMs = 0
  return {
    now: () => now() + skewMs,
    observe(issuedAt, askedAt) {
      if (!Number.isFinite(issuedAt)) return
      const isBehind = issuedAt + roundingMs < askedAt
      skewMs = isBehind ? issuedAt - askedAt : Math.max(0, issuedAt - now())
    },
  }
}
