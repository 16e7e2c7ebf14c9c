import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownErrors } from '../../src/index'
import { password, type Service, signUp, startService, verificationCallbackUrl } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('sign-up with a password', () => {
  it('signs the new user in', async () => {
    const app = service.openClient()
    const email = service.newEmail()
    expect(
      await app.signUpWithCredential({
        email,
        password,
        verificationCallbackUrl,
        noRedirect: true,
      }),
    ).toEqual({ status: 'ok', data: undefined })
    expect(await app.getUser()).toMatchObject({
      primaryEmail: email,
      primaryEmailVerified: false,
      hasPassword: true,
      isAnonymous: false,
      signedUpAt: expect.any(Date),
      selectedTeam: null,
    })
  })

  it('creates the user with a display name and metadata', async () => {
    const app = service.openClient()
    const newUser = { displayName: 'Ada', clientMetadata: { company: 'Engines' } }
    const email = service.newEmail()
    const options = { email, password, verificationCallbackUrl, noRedirect: true }
    expect(await app.signUpWithCredential({ ...options, ...newUser })).toMatchObject({
      status: 'ok',
    })
    expect(await app.getUser()).toMatchObject(newUser)
  })

  it('reports that the email address is taken', async () => {
    const email = service.newEmail()
    await signUp(service.openClient(), email)
    const app = service.openClient()
    const result = await app.signUpWithCredential({ email, password, verificationCallbackUrl })
    expect(result).toMatchObject({
      status: 'error',
      error: { errorCode: 'USER_EMAIL_ALREADY_EXISTS' },
    })
    expect(result.status === 'error' && result.error).toBeInstanceOf(
      KnownErrors.UserWithEmailAlreadyExists,
    )
    expect(await app.getUser()).toBeNull()
  })

  it.each([
    ['short', '1234567', 'PASSWORD_TOO_SHORT', { min_length: 8 }],
    ['long', 'x'.repeat(71), 'PASSWORD_TOO_LONG', { maxLength: 70 }],
  ])('reports a password that is too %s without a request', async (_what, given, code, details) => {
    const app = service.openClient()
    const before = service.calls.length
    const result = await app.signUpWithCredential({
      email: service.newEmail(),
      password: given,
      verificationCallbackUrl,
    })
    expect(result).toMatchObject({ status: 'error', error: { errorCode: code, details } })
    expect(service.calls).toHaveLength(before)
  })

  it('requires a callback URL if there is no page', async () => {
    const app = service.openClient()
    const options = { email: service.newEmail(), password }
    await expect(app.signUpWithCredential(options)).rejects.toThrow('Pass verificationCallbackUrl')
  })
})

describe('sign-in with a password', () => {
  it('signs in, and rejects a wrong password or email address', async () => {
    const email = service.newEmail()
    await signUp(service.openClient(), email)
    const app = service.openClient()
    const wrong = await app.signInWithCredential({ email, password: 'not this one' })
    expect(wrong).toMatchObject({ error: { errorCode: 'EMAIL_PASSWORD_MISMATCH' } })
    const unknown = await app.signInWithCredential({ email: service.newEmail(), password })
    expect(unknown).toMatchObject({ error: { errorCode: 'EMAIL_PASSWORD_MISMATCH' } })
    expect(await app.getUser()).toBeNull()
    expect(await app.signInWithCredential({ email, password })).toMatchObject({ status: 'ok' })
    expect((await app.getUser())?.primaryEmail).toBe(email)
  })

  it('throws errors that no sign-in declares', async () => {
    const app = service.openClient({ publishableClientKey: `pck_${'1'.repeat(45)}` })
    await expect(
      app.signInWithCredential({ email: 'a@example.com', password }),
    ).rejects.toBeInstanceOf(KnownErrors.InvalidPublishableClientKey)
  })

  it('fails before the request if there is no token store', async () => {
    const app = service.openClient({ tokenStore: null })
    const before = service.calls.length
    await expect(app.signInWithCredential({ email: 'a@example.com', password })).rejects.toThrow(
      'persistent token store',
    )
    expect(service.calls).toHaveLength(before)
  })

  it('stops when the caller aborts', async () => {
    const app = service.openClient({ fetch: () => new Promise(() => {}) })
    const controller = new AbortController()
    const result = app.signInWithCredential({
      email: 'a@example.com',
      password,
      signal: controller.signal,
    })
    controller.abort(new Error('left'))
    await expect(result).rejects.toThrow('left')
  })
})

describe('changing a password', () => {
  it('changes it, revokes other sessions and keeps this one', async () => {
    const email = service.newEmail()
    const app = service.openClient()
    await signUp(app, email)
    const other = service.openClient()
    await other.signInWithCredential({ email, password })
    const user = await app.getUser({ or: 'throw' })
    const { updatePassword } = user

    const newPassword = 'another good one'
    expect(await updatePassword({ oldPassword: 'wrong one', newPassword })).toMatchObject({
      error: { errorCode: 'PASSWORD_CONFIRMATION_MISMATCH' },
    })
    expect(await updatePassword({ oldPassword: password, newPassword: 'short' })).toMatchObject({
      error: { errorCode: 'PASSWORD_TOO_SHORT' },
    })
    expect(await updatePassword({ oldPassword: password, newPassword: 'Password1' })).toMatchObject(
      {
        error: { errorCode: 'PASSWORD_REQUIREMENTS_NOT_MET', details: { reason: 'common' } },
      },
    )
    expect(await updatePassword({ oldPassword: password, newPassword })).toMatchObject({
      status: 'ok',
    })

    expect(await app.getUser()).toMatchObject({ id: user.id })
    const { refreshToken } = await (await other.getUser({ or: 'throw' })).getAuthJson()
    const revived = service.openClient({ tokenStore: { accessToken: null, refreshToken } })
    expect(await revived.getUser()).toBeNull()
    const again = service.openClient()
    expect(await again.signInWithCredential({ email, password: newPassword })).toMatchObject({
      status: 'ok',
    })
  })
})
