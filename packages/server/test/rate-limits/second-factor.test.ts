import { describe, expect, it } from 'vitest'
import {
  expectRefusal,
  here,
  type LimitedService,
  otherAddress,
  repeat,
  startLimitedService,
} from './limited-service'

const hour = 3600

/** Creates a user with a second factor, whose password is known to others. */
async function createVictim(service: LimitedService) {
  const { email, password, tokens } = await service.signUp()
  const totp = await service.addTotp(tokens)

  /** Begins a sign-in that waits for the second factor; each allows twenty tries. */
  async function begin(address: string): Promise<string> {
    const signIn = { body: { email, password } }
    const { body } = await service.sendFrom(address, 'POST /auth/password/sign-in', signIn)
    return body.details.attempt_code
  }

  const response = (address: string, code: string, totp: string) =>
    service.sendFrom(address, 'POST /auth/mfa/sign-in', { body: { code, type: 'totp', totp } })

  return {
    /** Guesses at one sign-in. */
    async guess(address: string, times: number) {
      const code = await begin(address)
      return repeat(times, () => response(address, code, 'guess'))
    },
    /** Signs in with the next code: each works once. */
    async signIn(address: string) {
      service.pass(30_000)
      return response(address, await begin(address), totp())
    },
  }
}

describe('guesses of a second factor', () => {
  it('are limited for an account and an address, over many sign-ins: secondFactor', async () => {
    const service = await startLimitedService()
    const [ada, grace] = [await createVictim(service), await createVictim(service)]
    expect(await ada.guess(here, 15)).toEqual({ 400: 15 })
    expect(await ada.guess(here, 8)).toEqual({ 400: 5, 429: 3 })
    expectRefusal(await ada.signIn(here), 6 * hour)
    expect((await ada.signIn(otherAddress())).status).toBe(200)
    expect((await grace.signIn(here)).status).toBe(200)
  })

  it('are limited for an account from anywhere: secondFactorAnywhere', async () => {
    const service = await startLimitedService()
    const [ada, grace] = [await createVictim(service), await createVictim(service)]
    for (let address = 0; address < 5; address += 1) {
      expect(await ada.guess(otherAddress(address), 18)).toEqual({ 400: 18 })
    }
    expect(await ada.guess(otherAddress(5), 12)).toEqual({ 400: 10, 429: 2 })
    expectRefusal(await ada.signIn(here), 24 * hour)
    expect((await grace.signIn(here)).status).toBe(200)
  })

  it('do not count when they are correct', async () => {
    const ada = await createVictim(await startLimitedService())
    expect(await ada.guess(here, 19)).toEqual({ 400: 19 })
    for (let time = 0; time < 6; time += 1) expect((await ada.signIn(here)).status).toBe(200)
    expect(await ada.guess(here, 2)).toEqual({ 400: 1, 429: 1 })
  })
})
