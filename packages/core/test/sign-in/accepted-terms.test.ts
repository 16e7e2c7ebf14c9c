import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type ClientApp, isKnownError } from '../../src/index'
import { openBrowser } from '../browser'
import { password, type Service, startService, verificationCallbackUrl } from '../harness'

const acceptedTermsVersion = '2026-11-01'
const callbackUrl = 'http://localhost:5173/handler/magic-link-callback'
const refused = {
  status: 'error',
  error: {
    errorCode: 'TERMS_NOT_ACCEPTED',
    statusCode: 403,
    details: { required_terms_version: acceptedTermsVersion },
  },
}

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.loadMailRenderer()
  const oauth_providers = [{ id: 'google', enabled: true, type: 'shared' }]
  const config = { magic_link_enabled: true, oauth_providers }
  await service.administrate('PATCH', '/projects/current', { config })
  const body = { required_terms_version: acceptedTermsVersion }
  await service.administrate('PATCH', '/internal/security-settings', body)
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => service.close())

async function expectRecord(app: ClientApp) {
  const user = await app.getUser({ or: 'throw' })
  expect(user).toMatchObject({ acceptedTermsVersion, acceptedTermsAt: expect.any(Date) })
}

it('is required by a project, which says which version', async () => {
  expect((await service.openClient().getProject()).config.requiredTermsVersion).toBe(
    acceptedTermsVersion,
  )
  expect((await service.openAdmin().getProject()).config.requiredTermsVersion).toBe(
    acceptedTermsVersion,
  )
})

it('is recorded by a sign-up with a password, after an error that says which version', async () => {
  const app = service.openClient()
  const email = service.newEmail()
  const options = { email, password, verificationCallbackUrl, noRedirect: true }
  expect(await app.signUpWithCredential(options)).toMatchObject(refused)
  expect(await app.signUpWithCredential({ ...options, acceptedTermsVersion })).toMatchObject({
    status: 'ok',
  })
  await expectRecord(app)
})

it('is recorded by an email code, which is used up with the accepted version only', async () => {
  const app = service.openClient()
  const email = service.newEmail()
  await app.sendMagicLinkEmail(email, { callbackUrl })
  const code = await service.codeFor(email)
  const result = await app.signInWithMagicLink(code, { noRedirect: true })
  expect(result).toMatchObject(refused)
  if (result.status !== 'error' || !isKnownError(result.error, 'TERMS_NOT_ACCEPTED')) {
    throw new Error('The error has no type.')
  }
  const version = result.error.details.required_terms_version
  const options = { noRedirect: true, acceptedTermsVersion: version }
  expect(await app.signInWithMagicLink(code, options)).toMatchObject({ status: 'ok' })
  await expectRecord(app)
})

it('is recorded by a provider, and otherwise its error page has the error', async () => {
  const browser = openBrowser('/handler/sign-up', service.fetch)
  const openApp = () => service.openClient({ tokenStore: 'cookie' })
  const account = { email: service.newEmail(), name: 'Ada' }
  const form = await browser.follow(() => openApp().signInWithOAuth('google'))
  const { url } = await form.submit(account)
  expect([url.pathname, url.searchParams.get('errorCode')]).toEqual([
    '/handler/error',
    'TERMS_NOT_ACCEPTED',
  ])
  const again = await browser.follow(() =>
    openApp().signInWithOAuth('google', { acceptedTermsVersion }),
  )
  await again.submit(account)
  const app = service.openClient({
    tokenStore: 'cookie',
    redirectMethod: { navigate: () => {} },
  })
  expect(await app.callOAuthCallback()).toEqual({ status: 'ok', data: true })
  await expectRecord(app)
})

it('is asked for by a password reset that creates a user', async () => {
  const app = service.openServer()
  const other = await app.createUser({
    primaryEmail: service.newEmail(),
    primaryEmailVerified: true,
  })
  const email = service.newEmail()
  await other.createContactChannel({ value: email, type: 'email', usedForAuth: true })
  await app.sendForgotPasswordEmail(email, {
    callbackUrl: 'http://localhost:5173/handler/password-reset',
  })
  const reset = { code: await service.codeFor(email), password }
  const client = service.openClient()
  expect(await client.resetPassword(reset)).toMatchObject(refused)
  expect(await client.resetPassword({ ...reset, acceptedTermsVersion })).toMatchObject({
    status: 'ok',
  })
})

it('is written by servers, for new users and for those who exist', async () => {
  const app = service.openServer()
  const user = await app.createUser({ acceptedTermsVersion: '2025-01-01' })
  expect(user).toMatchObject({ acceptedTermsVersion: '2025-01-01' })
  await user.update({ acceptedTermsVersion })
  expect(await app.getUser(user.id)).toMatchObject({
    acceptedTermsVersion,
    acceptedTermsAt: expect.any(Date),
  })
  await user.update({ acceptedTermsVersion: null })
  expect(await app.getUser(user.id)).toMatchObject({
    acceptedTermsVersion: null,
    acceptedTermsAt: null,
  })
})
