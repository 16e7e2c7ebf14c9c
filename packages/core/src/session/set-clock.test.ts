import { describe, expect, it } from 'vitest'
import { createServerClock } from './server-clock'
import { setClock } from './set-clock'

describe('the clock of the service', () => {
  it.each([
    ['right', 0, 0],
    ['an hour ahead', 3_600_000, -3_600_000],
    ['an hour behind', -3_600_000, 3_600_000],
  ])('is derived on a device whose clock is %s', (_what, skew, correction) => {
    const device = 1_000_000_000 + skew
    const clock = createServerClock(() => device)
    expect(clock.now()).toBe(device)
    setClock(clock, 1_000_000_000, device)
    expect(clock.now()).toBe(device + correction)
  })

  it('is not affected by a slow response', () => {
    let device = 1_000_000_900
    const clock = createServerClock(() => device)
    const askedAt = device
    device += 28_800_000
    setClock(clock, 1_000_000_000, askedAt)
    expect(clock.now()).toBe(device)
  })

  it('is not derived from a token without an issue time', () => {
    const clock = createServerClock(() => 5)
    setClock(clock, -Infinity, 5)
    expect(clock.now()).toBe(5)
  })
})
