import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpError, KnownErrors } from '../../src/index'
import { readOf, type Service, signIn, startService } from '../harness'
import { enroll, firstStep } from './second-factor'

let service: Service
const now = Date.now()
beforeAll(async () => {
  service = await startService({ now: () => now })
})
afterAll(() => service.close())

/** Responds like a service without recovery codes: 404 for unknown endpoints. */
const withoutRecoveryCodes = (status: number) => async (request: Request) =>
  request.url.endsWith('/recovery-codes')
    ? new Response('Not found', { status })
    : service.fetch(request)

describe('recovery codes', () => {
  it('are ten codes of two groups, and update the status', async () => {
    const { user } = await enroll(service, now)
    const status = readOf(user, 'getRecoveryCodeStatus')
    status.subscribe(() => {})
    expect(await status.load()).toEqual({ remaining: 0, createdAt: null })

    const codes = await user.createRecoveryCodes()
    expect(codes).toHaveLength(10)
    for (const code of codes) expect(code).toMatch(/^[^\s-]{5}-[^\s-]{5}$/)
    expect(await status.load()).toEqual({ remaining: 10, createdAt: new Date(now) })
    expect(await user.getRecoveryCodeStatus()).toEqual({ remaining: 10, createdAt: new Date(now) })
  })

  it('complete one sign-in each, however they are typed', async () => {
    const { user, email, userId } = await enroll(service, now)
    const [code = ''] = await user.createRecoveryCodes()
    const app = service.openClient()
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    const attemptCode = await firstStep(app, email)
    expect(await app.completeMfa({ attemptCode, recoveryCode: typed })).toEqual({
      status: 'ok',
      data: undefined,
    })
    const signedIn = await app.getUser({ or: 'throw' })
    expect(signedIn.id).toBe(userId)
    expect(await signedIn.getRecoveryCodeStatus()).toMatchObject({ remaining: 9 })

    const next = service.openClient()
    const again = await next.completeMfa({
      attemptCode: await firstStep(next, email),
      recoveryCode: code,
    })
    expect(again).toMatchObject({ error: { errorCode: 'INVALID_RECOVERY_CODE' } })
  })

  it('allow another attempt after a wrong one, also with the authenticator app', async () => {
    const { user, email, right } = await enroll(service, now)
    await user.createRecoveryCodes()
    const app = service.openClient()
    const attemptCode = await firstStep(app, email)
    const wrong = await app.completeMfa({ attemptCode, recoveryCode: 'AAAAA-AAAAA' })
    if (wrong.status === 'ok') throw new Error('A wrong recovery code signed in.')
    expect(wrong.error).toBeInstanceOf(KnownErrors.InvalidRecoveryCode)
    expect(await app.getUser()).toBeNull()
    expect(await app.completeMfa({ attemptCode, totp: right })).toMatchObject({ status: 'ok' })
  })

  it('have a new status after the sign-in that used one', async () => {
    const { app, user, email } = await enroll(service, now)
    const [recoveryCode = ''] = await user.createRecoveryCodes()
    expect(await user.getRecoveryCodeStatus()).toMatchObject({ remaining: 10 })
    await app.signOut()
    await app.completeMfa({ attemptCode: await firstStep(app, email), recoveryCode })
    const signedIn = await app.getUser({ or: 'throw' })
    expect(await readOf(signedIn, 'getRecoveryCodeStatus').load()).toMatchObject({ remaining: 9 })
  })

  it('are invalidated by new ones', async () => {
    const { user, email } = await enroll(service, now)
    const [old = ''] = await user.createRecoveryCodes()
    const [recoveryCode = ''] = await user.createRecoveryCodes()
    const app = service.openClient()
    const attemptCode = await firstStep(app, email)
    expect(await app.completeMfa({ attemptCode, recoveryCode: old })).toMatchObject({
      error: { errorCode: 'INVALID_RECOVERY_CODE' },
    })
    expect(await app.completeMfa({ attemptCode, recoveryCode })).toMatchObject({ status: 'ok' })
  })

  it('are deleted with the authenticator app, which updates the status', async () => {
    const { user } = await enroll(service, now)
    await user.createRecoveryCodes()
    const status = readOf(user, 'getRecoveryCodeStatus')
    status.subscribe(() => {})
    await status.load()
    await user.update({ totpMultiFactorSecret: null })
    expect(await status.load()).toEqual({ remaining: 0, createdAt: null })
  })

  it('are not fetched again for other changes', async () => {
    const { user } = await enroll(service, now)
    const status = readOf(user, 'getRecoveryCodeStatus')
    status.subscribe(() => {})
    await status.load()
    service.calls.length = 0
    await user.setDisplayName('Ada')
    expect(service.calls).toEqual(['PATCH /users/me'])
  })

  it('require two-factor authentication', async () => {
    const user = await signIn(service)
    const error = await user.createRecoveryCodes().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 400, path: '/users/me/recovery-codes' })
  })
})

describe('recovery codes on a server', () => {
  it('are those of the session of the request', async () => {
    const app = service.openServer()
    const [first, second] = [await enroll(service, now), await enroll(service, now)]
    await first.user.createRecoveryCodes()
    const seenBy = async ({ user }: typeof first) => {
      const { accessToken, refreshToken } = await user.getAuthJson()
      const tokenStore = { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
      return app.getUser({ tokenStore, or: 'throw' })
    }
    expect(await (await seenBy(first)).getRecoveryCodeStatus()).toMatchObject({ remaining: 10 })
    const other = await seenBy(second)
    const status = readOf(other, 'getRecoveryCodeStatus')
    expect(await status.load()).toMatchObject({ remaining: 0 })

    status.subscribe(() => {})
    await other.createRecoveryCodes()
    expect(await status.load()).toMatchObject({ remaining: 10 })
    await other.update({ totpMultiFactorSecret: null })
    expect(await status.load()).toEqual({ remaining: 0, createdAt: null })
  })
})

describe('a service without recovery codes', () => {
  it.each([404, 405])('has the status null if it responds with %i', async (status) => {
    const app = service.openClient({ fetch: withoutRecoveryCodes(status) })
    const user = await signIn(service, app)
    expect(await user.getRecoveryCodeStatus()).toBeNull()
    await expect(user.createRecoveryCodes()).rejects.toMatchObject({ name: 'HttpError', status })
  })

  it('does not hide other failures', async () => {
    const app = service.openClient({ fetch: withoutRecoveryCodes(500), retry: { attempts: 1 } })
    const user = await signIn(service, app)
    await expect(user.getRecoveryCodeStatus()).rejects.toBeInstanceOf(HttpError)
  })
})
