import { beforeAll, describe, expect, it } from 'vitest'
import { page } from '../test-service'
import {
  createLimitedService,
  expectRefusal,
  here,
  type LimitedService,
  otherAddress,
  repeat,
  startLimitedService,
} from './limited-service'
import { wrongCode as code, wrongCodes } from './wrong-codes'

const minute = 60

describe('wrong codes', () => {
  let service: LimitedService
  beforeAll(async () => {
    service = await createLimitedService()
    return () => service.server.close()
  })

  it.each(Object.keys(wrongCodes) as (keyof typeof wrongCodes)[])(
    'are limited at %s: code',
    async (key) => {
      const headers = await service.signedIn()
      const body = wrongCodes[key]
      // A separate address.
      const there = `192.0.2.${Object.keys(wrongCodes).indexOf(key)}`
      const present = (address: string) => service.sendFrom(address, key, { headers, body })
      const { 429: refused, ...others } = await repeat(63, () => present(there))
      expect([refused, Object.values(others)]).toEqual([3, [60]])
      expectRefusal(await present(there), 10 * minute)
      expect((await present(otherAddress())).status).not.toBe(429)
    },
  )

  it('count together, at any endpoint that takes them', async () => {
    await repeat(60, () => service.sendFrom(here, 'POST /auth/otp/sign-in', { body: { code } }))
    const key = 'POST /auth/password/reset/check-code'
    expectRefusal(await service.sendFrom(here, key, { body: { code } }), 10 * minute)
  })
})

describe('codes', () => {
  it('do not count when they are correct', async () => {
    const { emailedSignInCode, sendFrom } = await startLimitedService()
    const check = (code: string) =>
      sendFrom(here, 'POST /auth/otp/sign-in/check-code', { body: { code } })
    // Each can be checked twenty times.
    for (let users = 0; users < 5; users += 1) {
      const { code } = await emailedSignInCode()
      expect(await repeat(15, () => check(code))).toEqual({ 200: 15 })
    }
    expect((await check(code)).status).toBe(404)
  })

  it('do not count when they are correct and the terms are not accepted', async () => {
    const { emailedSignInCode, requireTerms, sendFrom } = await startLimitedService()
    await requireTerms('2026-11-01')
    const signIn = (code: string) => sendFrom(here, 'POST /auth/otp/sign-in', { body: { code } })
    for (let users = 0; users < 5; users += 1) {
      const { code } = await emailedSignInCode()
      expect(await repeat(15, () => signIn(code))).toEqual({ 403: 15 })
    }
    expect((await signIn(code)).status).toBe(404)
  })

  it('do not count when they are correct and a second factor is missing', async () => {
    const service = await startLimitedService()
    const { email, tokens } = await service.verifiedUser()
    await service.addTotp(tokens)
    const signIn = (code: string) =>
      service.sendFrom(here, 'POST /auth/otp/sign-in', { body: { code } })
    expect(await repeat(59, () => signIn(code))).toEqual({ 404: 59 })
    for (const emails of [2, 3]) {
      const right = await service.emailedSignInCode(email, emails)
      const { body } = await signIn(right.code)
      expect(body.code).toBe('MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    }
    expect([(await signIn(code)).status, (await signIn(code)).status]).toEqual([404, 429])
  })

  it('that are typed cannot be guessed from many addresses', async () => {
    const { call, emailsTo, send, sendFrom } = await startLimitedService()
    const asked = { email: 'ada@example.com', callback_url: page }
    const { body } = await call('POST', '/auth/otp/send-sign-in-code', { body: asked })
    const key = 'POST /auth/otp/sign-in'
    const guess = (address: string) =>
      sendFrom(address, key, { body: { code: `000000${body.nonce}` } })
    await repeat(20, (index) => guess(otherAddress(index)))
    const [message] = await emailsTo('ada@example.com')
    const right = new URL(message.links[0]).searchParams.get('code')
    expect((await send(key, { body: { code: right } })).body.code).toBe(
      'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
    )
  })
})
