import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isKnownError } from '../../src/index'
import { openBrowser } from '../browser'
import { password, type Service, startService } from '../harness'
import { enroll, firstStep, newSecret } from './second-factor'

let service: Service
// Authentication codes change every 30 seconds; with a fixed clock none changes during a test.
const now = Date.now()
beforeAll(async () => {
  service = await startService({ now: () => now })
})
afterAll(() => service.close())

describe('a sign-in with two-factor authentication', () => {
  it('returns an attempt, and is completed with an authentication code', async () => {
    const { email, userId, right } = await enroll(service, now)
    const navigate = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate } })
    const attemptCode = await firstStep(app, email)
    expect(await app.getUser()).toBeNull()
    expect(navigate).not.toHaveBeenCalled()

    const { completeMfa } = app
    expect(await completeMfa({ attemptCode, totp: right })).toEqual({
      status: 'ok',
      data: undefined,
    })
    expect(navigate.mock.calls).toEqual([['/', { replace: true }]])
    expect((await app.getUser())?.id).toBe(userId)
  })

  it('needs no second step after a server turned it off', async () => {
    const { email, userId } = await enroll(service, now)
    const user = await service.openServer().getUser(userId)
    await user?.update({ totpMultiFactorSecret: null })
    const app = service.openClient()
    expect(await app.signInWithCredential({ email, password })).toMatchObject({ status: 'ok' })
    expect(await app.getUser()).toMatchObject({ id: userId, isMultiFactorRequired: false })
  })

  it('can be retried after a wrong code, but completed only once', async () => {
    const { email, right, wrong } = await enroll(service, now)
    const app = service.openClient()
    const attemptCode = await firstStep(app, email)
    for (const code of [wrong, '']) {
      expect(await app.completeMfa({ attemptCode, totp: code })).toMatchObject({
        error: { errorCode: 'INVALID_TOTP_CODE' },
      })
    }
    expect(await app.getUser()).toBeNull()
    const attempt = { attemptCode, totp: right }
    expect(await app.completeMfa(attempt)).toMatchObject({ status: 'ok' })
    expect(await service.openClient().completeMfa(attempt)).toMatchObject({
      error: { errorCode: 'VERIFICATION_CODE_ALREADY_USED' },
    })
  })

  it('starts at a provider and returns to the target of that sign-in', async () => {
    onTestFinished(() => void vi.unstubAllGlobals())
    await service.administrate('PATCH', '/projects/current', {
      config: { oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] },
    })
    const browser = openBrowser('/', service.fetch)
    const navigate = vi.fn()
    const signInAtProvider = async (email: string) => {
      browser.open('/handler/sign-in?after_auth_return_to=%2Fteams')
      const app = service.openClient({ tokenStore: 'cookie', redirectMethod: { navigate } })
      const form = await browser.follow(() => app.signInWithOAuth('google'))
      await form.submit({ email, name: '' })
      return { app, result: await app.callOAuthCallback() }
    }
    const email = service.newEmail()
    const first = await signInAtProvider(email)
    const { secret, right } = newSecret(now)
    const user = await first.app.getUser({ or: 'throw' })
    await user.update({ totpMultiFactorSecret: secret })
    await first.app.signOut()
    navigate.mockReset()

    const { app, result } = await signInAtProvider(email)
    if (
      result.status === 'ok' ||
      !isKnownError(result.error, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED')
    ) {
      throw new Error('The sign-in did not ask for a second step.')
    }
    expect(navigate).not.toHaveBeenCalled()
    const { attempt_code: attemptCode } = result.error.details
    expect(await app.completeMfa({ attemptCode, totp: right })).toMatchObject({ status: 'ok' })
    expect(navigate.mock.calls).toEqual([['/teams', { replace: true }]])
    expect((await app.getUser())?.id).toBe(user.id)
  })

  it('stays on the page if requested', async () => {
    const { email, right } = await enroll(service, now)
    const navigate = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate } })
    const attemptCode = await firstStep(app, email)
    await app.completeMfa({ attemptCode, totp: right, noRedirect: true })
    expect(navigate).not.toHaveBeenCalled()
    expect(await app.getUser()).not.toBeNull()
  })
})
