import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownErrors } from '../../src/index'
import { password, type Service, signUp, startService } from '../harness'

const callbackUrl = 'http://localhost:5173/handler/password-reset'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('a forgotten password', () => {
  it('is replaced with the code of an email, which revokes every session', async () => {
    const email = service.newEmail()
    const before = service.openClient()
    await signUp(before, email)
    const { refreshToken } = await (await before.getUser({ or: 'throw' })).getAuthJson()

    const app = service.openClient({ tokenStore: null })
    expect(await app.sendForgotPasswordEmail(email, { callbackUrl })).toEqual({
      status: 'ok',
      data: undefined,
    })
    const code = await service.codeFor(email, /reset/i)
    expect(await app.verifyPasswordResetCode(code)).toEqual({ status: 'ok', data: { email } })
    expect(await app.resetPassword({ code, password: 'short' })).toMatchObject({
      error: { errorCode: 'PASSWORD_TOO_SHORT' },
    })
    const newPassword = 'another good one'
    expect(await app.resetPassword({ code, password: newPassword })).toEqual({
      status: 'ok',
      data: undefined,
    })

    const again = await app.verifyPasswordResetCode(code)
    expect(again).toMatchObject({ error: { errorCode: 'VERIFICATION_CODE_ALREADY_USED' } })
    expect(again.status === 'error' && again.error).toBeInstanceOf(
      KnownErrors.VerificationCodeError,
    )
    const revived = service.openClient({ tokenStore: { accessToken: null, refreshToken } })
    expect(await revived.getUser()).toBeNull()
    const fresh = service.openClient()
    expect(await fresh.signInWithCredential({ email, password })).toMatchObject({
      error: { errorCode: 'EMAIL_PASSWORD_MISMATCH' },
    })
    expect(await fresh.signInWithCredential({ email, password: newPassword })).toMatchObject({
      status: 'ok',
    })
  })

  it('does not reveal whether an address has an account', async () => {
    const app = service.openClient()
    const email = 'unknown@example.com'
    expect(await app.sendForgotPasswordEmail(email, { callbackUrl })).toMatchObject({
      status: 'ok',
    })
  })

  it('refuses a page that the project does not trust', async () => {
    const email = service.newEmail()
    const app = service.openClient()
    await signUp(app, email)
    expect(
      await app.sendForgotPasswordEmail(email, { callbackUrl: 'https://evil.test/' }),
    ).toMatchObject({ error: { errorCode: 'REDIRECT_URL_NOT_WHITELISTED' } })
  })

  it('requires an existing code', async () => {
    const app = service.openClient()
    for (const code of ['', '0'.repeat(45)]) {
      expect(await app.verifyPasswordResetCode(code)).toMatchObject({
        error: { errorCode: 'VERIFICATION_CODE_NOT_FOUND' },
      })
      expect(await app.resetPassword({ code, password })).toMatchObject({
        error: { errorCode: 'VERIFICATION_CODE_NOT_FOUND' },
      })
    }
  })
})
