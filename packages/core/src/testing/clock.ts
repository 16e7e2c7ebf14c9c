/** The time of a test service, which only moves forward. */
export interface TestClock {
  /** Returns the time in milliseconds since the epoch. */
  now(): number
  /** Moves the time forward, such as past the end of access tokens or codes. */
  advance(ms: number): void
}

/** Creates a clock that runs, starting at the current time. */
export function createClock(): TestClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance(ms) {
      // Tokens from the future would be refused, for reasons that no test looks for.
      if (!(ms >= 0)) throw new RangeError(`Cannot move the time by ${ms} ms.`)
      ahead += ms
    },
  }
}
