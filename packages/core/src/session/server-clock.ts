/** What time it is at the service, which signs the tokens; this device's clock may be wrong. */
export interface ServerClock {
  now(): number
  /** Learns from a token that was issued a moment ago. */
  observe(issuedAt: number): void
}

/** Starts by trusting the device. */
export function createServerClock(now: () => number): ServerClock {
  let skewMs = 0
  return {
    now: () => now() + skewMs,
    observe(issuedAt) {
      if (Number.isFinite(issuedAt)) skewMs = issuedAt - now()
    },
  }
}
