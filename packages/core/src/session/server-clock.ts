/** Clock of the service, which signs the tokens. The clock of this device may be wrong. */
export interface ServerClock {
  now(): number
  /** Milliseconds by which the service is known to be ahead of this device. */
  skewMs: number
}

/** Creates a clock that equals the device's until it is set. */
export function createServerClock(now: () => number): ServerClock {
  const clock = { skewMs: 0, now: () => now() + clock.skewMs }
  return clock
}
