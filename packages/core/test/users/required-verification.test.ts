import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isKnownError } from '../../src/index'
import { openBrowser, site } from '../browser'
import { password, type Service, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.loadMailRenderer()
  const body = { verified_email_required: true }
  await service.administrate('PATCH', '/internal/security-settings', body)
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => service.close())

const code = 'EMAIL_VERIFICATION_REQUIRED'

/** An app on a page, with a user who has just signed up there. */
async function signUpOn(path: string) {
  const visits: string[] = []
  const browser = openBrowser(path, service.fetch)
  const app = service.openClient({ redirectMethod: { navigate: (to) => void visits.push(to) } })
  const email = service.newEmail()
  const verificationCallbackUrl = `${site}/handler/email-verification`
  const options = { email, password, verificationCallbackUrl }
  expect((await app.signUpWithCredential(options)).status).toBe('ok')
  const user = await app.getUser({ or: 'throw' })
  const verify = async () => {
    await app.verifyEmail(await service.codeFor(email, /verify/i))
  }
  return { app, browser, user, visits, verify }
}

it('leads to the page to verify the address after a sign-up, and from there to its target', async () => {
  const { visits, user } = await signUpOn('/handler/sign-up?after_auth_return_to=%2Fteams')
  expect(visits).toEqual(['/handler/email-verification?after_auth_return_to=%2Fteams'])
  expect(user.isEmailVerificationRequired).toBe(true)
})

it("leads there and back with or: 'redirect', until the address is verified", async () => {
  const { app, browser, visits, verify } = await signUpOn('/handler/sign-up')
  browser.open('/board?tab=2')
  void app.getUser({ or: 'redirect' })
  await vi.waitFor(() => expect(visits).toHaveLength(2), { timeout: 10_000 })
  const back = encodeURIComponent('/board?tab=2')
  expect(visits).toEqual([
    '/handler/email-verification',
    `/handler/email-verification?after_auth_return_to=${back}`,
  ])
  await verify()
  expect(await app.getUser({ or: 'redirect' })).toMatchObject({
    isEmailVerificationRequired: false,
  })
})

it('refuses other calls of the user with a known error, which is thrown', async () => {
  const { user, verify, app } = await signUpOn('/handler/sign-up')
  const refused = await user.update({ displayName: 'Ada' }).catch((error: unknown) => error)
  expect(isKnownError(refused, code)).toBe(true)
  expect(refused).toMatchObject({ statusCode: 403 })
  await verify()
  await (await app.getUser({ or: 'throw' })).update({ displayName: 'Ada' })
})

it('refuses the user on a server, unless it accepts them', async () => {
  const { user, verify, app } = await signUpOn('/handler/sign-up')
  vi.unstubAllGlobals()
  const server = service.openServer()
  const request = async () => ({ headers: await user.getAuthHeaders() })
  const given = await request()
  const refused = { status: 'error', error: { errorCode: code, statusCode: 403 } }
  expect(await server.verifyRequest(given)).toMatchObject(refused)
  expect(await server.verifyRequest(given, { allowUnverifiedEmail: true })).toMatchObject({
    data: { userId: user.id, isEmailVerificationRequired: true },
  })
  await expect(server.requireUser(given)).rejects.toMatchObject(refused.error)
  expect((await server.requireUser(given, { allowUnverifiedEmail: true })).id).toBe(user.id)

  await verify()
  expect((await server.requireUser(given)).id).toBe(user.id)
  // The access token from before is replaced with the next request.
  await app.getUser()
  expect(await server.verifyRequest(await request())).toMatchObject({
    data: { isEmailVerificationRequired: false },
  })
})
