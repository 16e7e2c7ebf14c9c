import { describe, expect, it } from 'vitest'
import { as } from '../../harness'
import {
  expectRefusal,
  here,
  type LimitedService,
  otherAddress,
  repeat,
  startLimitedService,
} from '../../rate-limits/limited-service'
import { page } from '../../test-service'

const hour = 3600
const signIn = 'POST /auth/password/sign-in'
const reset = 'POST /auth/password/send-reset-code'

/** Addresses that an owner signs in from, beside `here`. */
const ownedBy = (index: number) => `203.0.113.${index + 10}`

/** A user who signed in once, from `here`. */
async function createOwner(service: LimitedService) {
  const { email, password, tokens, id } = await service.signUp()
  const from = (address: string, given = password) =>
    service.sendFrom(address, signIn, { body: { email, password: given } })
  expect((await from(here)).status).toBe(200)
  return {
    id,
    email,
    password,
    tokens,
    from,
    /** A hundred wrong passwords from a hundred addresses. */
    async lockOut() {
      expect(await repeat(100, (index) => from(otherAddress(index), 'a guess'))).toEqual({
        400: 100,
      })
    },
  }
}

describe('L14: strangers who use up the limits of an account', () => {
  it('do not lock out an owner who signed in from their address before', async () => {
    const owner = await createOwner(await startLimitedService())
    await owner.lockOut()
    expect((await owner.from(here)).status).toBe(200)
    expect((await owner.from(here, 'a slip')).body.code).toBe('EMAIL_PASSWORD_MISMATCH')
    // Strangers stay refused, even with the right password.
    expectRefusal(await owner.from(otherAddress(200)), hour)
  })

  it('do not lock out an owner whose session is used at another address than where it began', async () => {
    const service = await startLimitedService()
    const owner = await createOwner(service)
    const headers = as('client', owner.tokens)
    await service.sendFrom(ownedBy(0), 'POST /auth/sessions/current/refresh', { headers })
    await owner.lockOut()
    expect((await owner.from(ownedBy(0))).status).toBe(200)
    expectRefusal(await owner.from(ownedBy(1)), hour)
  })

  it('do not make an address of another user a known one', async () => {
    const service = await startLimitedService()
    const [victim, stranger] = [await createOwner(service), await createOwner(service)]
    expect((await stranger.from(otherAddress(200))).status).toBe(200)
    await victim.lockOut()
    expectRefusal(await victim.from(otherAddress(200)), hour)
  })

  it('get no more guesses from known addresses than from all others', async () => {
    const owner = await createOwner(await startLimitedService())
    for (let index = 0; index < 6; index += 1) {
      expect((await owner.from(ownedBy(index))).status).toBe(200)
    }
    await owner.lockOut()
    const guess = (index: number) => owner.from(ownedBy(index % 6), 'a guess')
    expect(await repeat(114, guess)).toEqual({ 400: 100, 429: 14 })
  })

  it("do not make the address of an app's server, which all its users share, a known one", async () => {
    const service = await startLimitedService()
    const { email, password, from, lockOut } = await createOwner(service)
    const request = { headers: as('server'), body: { email, password } }
    expect((await service.sendFrom(ownedBy(0), signIn, request)).status).toBe(200)
    await lockOut()
    expectRefusal(await from(ownedBy(0)), hour)
  })

  it('do not block the second factor', async () => {
    const service = await startLimitedService()
    const { email, password, tokens } = await service.signUp()
    const headers = as('client', tokens)
    await service.sendFrom(here, 'POST /auth/sessions/current/refresh', { headers })
    const totp = await service.addTotp(tokens)
    const begin = async (): Promise<string> =>
      (await service.send(signIn, { body: { email, password } })).body.details.attempt_code
    const response = (address: string, code: string, given: string) =>
      service.sendFrom(address, 'POST /auth/mfa/sign-in', {
        body: { code, type: 'totp', totp: given },
      })
    for (let address = 0; address < 10; address += 1) {
      const code = await begin()
      const guess = () => response(otherAddress(address), code, 'guess')
      expect(await repeat(10, guess)).toEqual({ 400: 10 })
    }
    expectRefusal(await response(otherAddress(200), await begin(), totp()), 24 * hour)
    expect((await response(here, await begin(), totp())).status).toBe(200)
  })
})

describe('L14: strangers who use up the emails of a mailbox', () => {
  it('do not block emails to a user who signed in from their address before', async () => {
    const service = await startLimitedService()
    const { email } = await createOwner(service)
    const ask = (address: string) =>
      service.sendFrom(address, reset, { body: { email, callback_url: page } })
    expect(await repeat(6, (index) => ask(otherAddress(index)))).toEqual({ 200: 5, 429: 1 })
    expect((await ask(here)).status).toBe(200)
    // And there are no more than four others.
    expect(await repeat(5, () => ask(here))).toEqual({ 200: 3, 429: 2 })
  })

  it('leave one email for a user at a new address, unless there are several strangers', async () => {
    const service = await startLimitedService()
    const { email } = await createOwner(service)
    const ask = (address: string) =>
      service.sendFrom(address, reset, { body: { email, callback_url: page } })
    expect(await repeat(20, () => ask(otherAddress()))).toEqual({ 200: 4, 429: 16 })
    expect((await ask(ownedBy(0))).status).toBe(200)
  })
})

describe('L14: a password reset', () => {
  it('forgets the addresses of an intruder, and keeps the one it was done from', async () => {
    const service = await startLimitedService()
    const { email, from, lockOut } = await createOwner(service)
    await service.must(reset, { body: { email, callback_url: page } })
    // The first one is the verification of the sign-up.
    const code = await service.codeEmailedTo(email, 2)
    const password = 'another horse'
    const body = { code, password }
    expect((await service.sendFrom(ownedBy(0), 'POST /auth/password/reset', { body })).status).toBe(
      200,
    )
    await lockOut()
    expectRefusal(await from(here, password), hour)
    expect((await from(ownedBy(0), password)).status).toBe(200)
  })
})
