import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownErrors, type Resource, readsOf } from '../../src/index'
import { type Service, signUp, startService, verificationCallbackUrl } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('verifyEmail', () => {
  it('uses the code of the sign-up email and notifies all subscribers', async () => {
    const app = service.openClient()
    const email = service.newEmail()
    await signUp(app, email)
    const read = readsOf(app)?.getUser?.() as Resource<{ primaryEmailVerified: boolean } | null>
    read.subscribe(() => {})
    expect(await read.load()).toMatchObject({ primaryEmailVerified: false })

    const code = await service.codeFor(email)
    expect(await app.verifyEmailVerificationCode(code)).toEqual({ status: 'ok', data: { email } })
    expect(await app.verifyEmail(code)).toEqual({ status: 'ok', data: undefined })
    expect(await read.load()).toMatchObject({ primaryEmailVerified: true })

    const again = await app.verifyEmail(code)
    expect(again).toMatchObject({ error: { errorCode: 'VERIFICATION_CODE_ALREADY_USED' } })
    expect(again.status === 'error' && again.error).toBeInstanceOf(
      KnownErrors.VerificationCodeError,
    )
  })

  it('works signed out, and without a token store', async () => {
    const email = service.newEmail()
    await signUp(service.openClient(), email)
    const app = service.openClient({ tokenStore: null })
    expect(await app.verifyEmail(await service.codeFor(email))).toMatchObject({ status: 'ok' })
  })

  it('returns an error for an unknown code', async () => {
    const app = service.openClient()
    expect(await app.verifyEmail('0'.repeat(45))).toMatchObject({
      error: { errorCode: 'VERIFICATION_CODE_NOT_FOUND' },
    })
  })
})

describe('sendVerificationEmail', () => {
  it('sends a new link, unless the address is verified', async () => {
    const app = service.openClient()
    const email = service.newEmail()
    await signUp(app, email)
    const code = await service.codeFor(email)
    const user = await app.getUser({ or: 'throw' })
    const options = { callbackUrl: verificationCallbackUrl }
    expect(await user.sendVerificationEmail(options)).toMatchObject({ status: 'ok' })
    await app.verifyEmail(code)
    expect(await user.sendVerificationEmail(options)).toMatchObject({
      error: { errorCode: 'EMAIL_ALREADY_VERIFIED' },
    })
  })

  it('refuses links to sites that the project does not trust', async () => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    expect(await user.sendVerificationEmail({ callbackUrl: 'https://evil.test' })).toMatchObject({
      error: { errorCode: 'REDIRECT_URL_NOT_WHITELISTED' },
    })
    await expect(user.sendVerificationEmail()).rejects.toThrow('Pass callbackUrl')
  })
})
