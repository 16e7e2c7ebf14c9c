import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../test-service'
import { expectRefusal, here, otherAddress, repeat, startLimitedService } from './limited-service'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** Returns a function that requests an email from an address. */
async function startAsking() {
  const { sendFrom } = await startLimitedService()
  return (address: string, email = 'ada@example.com') =>
    sendFrom(address, 'POST /auth/password/send-reset-code', {
      body: { email, callback_url: page },
    })
}

describe('a limit', () => {
  it('starts again when its period is over', async () => {
    const ask = await startAsking()
    expect(await repeat(6, () => ask(here))).toEqual({ 200: 4, 429: 2 })
    pass(10 * minute - 10)
    const refused = await ask(here)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 10])
    pass(11)
    expect(await repeat(6, () => ask(here))).toEqual({ 200: 4, 429: 2 })
  })

  it('stops emails from one address, not those the owner of the mailbox requests: mailBetween', async () => {
    const ask = await startAsking()
    for (let sent = 0; sent < 28; sent += 4) {
      expect(await repeat(6, () => ask(here))).toEqual({ 200: 4, 429: 2 })
      pass(10 * minute + 1)
    }
    expect(await repeat(2, () => ask(here))).toEqual({ 200: 2 })
    expectRefusal(await ask(here), day - hour - 10 * minute)
    expect(await repeat(6, () => ask(here))).toEqual({ 429: 6 })
    expect((await ask(otherAddress())).status).toBe(200)
    expect((await ask(here, 'grace@example.com')).status).toBe(200)
  })
})
