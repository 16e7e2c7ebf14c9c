import { describe, expect, it } from 'vitest'
import { as } from '../harness'
import { expectRefusal, here, otherAddress, repeat, startLimitedService } from './limited-service'

const hour = 3600

describe('password guesses', () => {
  it('are limited for an address over all accounts: signInFromAddress', async () => {
    const { signUp, sendFrom } = await startLimitedService()
    const { email, password } = await signUp()
    const key = 'POST /auth/password/sign-in'
    const spray = (index: number) =>
      sendFrom(here, key, { body: { email: `person${index}@example.org`, password } })
    expect(await repeat(104, spray)).toEqual({ 400: 100, 429: 4 })
    const own = { body: { email, password } }
    expectRefusal(await sendFrom(here, key, own), hour)
    expect((await sendFrom(otherAddress(), key, own)).status).toBe(200)
    // The app's own server sends the requests of many users.
    const asServer = { ...own, headers: as('server') }
    expect((await sendFrom(here, key, asServer)).status).toBe(200)
  })

  it('do not count toward that when they are correct', async () => {
    const { signUp, sendFrom } = await startLimitedService()
    const { email, password } = await signUp()
    const signIn = () =>
      sendFrom(here, 'POST /auth/password/sign-in', { body: { email, password } })
    for (let round = 0; round < 11; round += 1)
      expect(await repeat(10, signIn)).toEqual({ 200: 10 })
  })

  it('do not lock out other addresses when they come from one: signIn before signInAnywhere', async () => {
    const { signUp, sendFrom } = await startLimitedService()
    const { email, password } = await signUp()
    const key = 'POST /auth/password/sign-in'
    const wrong = { body: { email, password: 'a guess' } }
    expect(await repeat(120, () => sendFrom(here, key, wrong))).toEqual({ 400: 20, 429: 100 })
    expect((await sendFrom(otherAddress(), key, { body: { email, password } })).status).toBe(200)
  })

  it('are limited where the old password is required', async () => {
    const { signUp, sendFrom } = await startLimitedService()
    const { password, tokens } = await signUp()
    const update = (address: string, old_password: string, headers = as('client', tokens)) =>
      sendFrom(address, 'POST /auth/password/update', {
        headers,
        body: { old_password, new_password: password },
      })
    expect(await repeat(23, () => update(here, 'a guess'))).toEqual({ 400: 20, 429: 3 })
    expectRefusal(await update(here, password), hour / 4)
    expect((await update(otherAddress(), password)).status).toBe(200)
    const other = await signUp()
    expect((await update(here, password, as('client', other.tokens))).status).toBe(200)
  })
})
