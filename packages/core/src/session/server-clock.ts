/** What time it is at the service, which signs the tokens; this device's clock may be wrong. */
export interface ServerClock {
  now(): number
  /** How far the service is ahead of this device, in milliseconds, as far as is known. */
  skewMs: number
}

/** Starts by trusting the device. */
export function createServerClock(now: () => number): ServerClock {
  const clock = { skewMs: 0, now: () => now() + clock.skewMs }
  return clock
}
