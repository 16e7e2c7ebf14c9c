import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { UsageError } from '../../src/index'
import { type Browser, openBrowser, site } from '../browser'
import { type Service, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.administrate('PATCH', '/projects/current', {
    config: { oauth_providers: [{ id: 'google', enabled: true, type: 'shared' }] },
  })
})
afterAll(() => service.close())

let browser: Browser
beforeEach(() => {
  browser = openBrowser('/', service.fetch)
})
afterEach(() => vi.unstubAllGlobals())

const callbackUrl = `${site}/handler/oauth-callback`

/** Opens the page of the provider, submits its form, and returns the URL that it redirects back to. */
async function visit(url: string, fields: Record<string, string>): Promise<string> {
  const form = await browser.follow(() => {
    location.assign(url)
    return new Promise(() => {})
  })
  return (await form.submit(fields)).url.href
}

/** Signs in, with a browser that returns a URL. */
function signIn(openDeviceBrowser: (url: string) => Promise<string | null>) {
  // The page of this process belongs to the browser of the device.
  const app = service.openClient({ redirectMethod: 'none' })
  const signingIn = app.signInWithOAuth('google', { callbackUrl, openBrowser: openDeviceBrowser })
  return { app, signingIn }
}

describe('a provider sign-in in the browser of a device', () => {
  it('ends signed in, and leaves nothing in the browser', async () => {
    const email = service.newEmail()
    const { app, signingIn } = signIn((url) => visit(url, { email, name: 'Ada' }))
    expect(await signingIn).toEqual({ status: 'ok', data: true })
    expect(await app.getUser()).toMatchObject({ primaryEmail: email, displayName: 'Ada' })
    expect(browser.cookie).toBe('')
  })

  it('gets the callback URL, for the operating system to recognize', async () => {
    const open = vi.fn(async () => null)
    await service.openClient().signInWithOAuth('google', { callbackUrl, openBrowser: open })
    const authorization = expect.stringContaining('/auth/oauth/authorize/google?')
    expect(open).toHaveBeenCalledWith(authorization, callbackUrl)
  })

  it('sends the version of the terms that the visitor accepted', async () => {
    const open = vi.fn(async () => null)
    const options = { callbackUrl, openBrowser: open, acceptedTermsVersion: '2027-01' }
    await service.openClient().signInWithOAuth('google', options)
    const accepted = expect.stringContaining('accepted_terms_version=2027-01')
    expect(open).toHaveBeenCalledWith(accepted, callbackUrl)
  })

  it('says that the user closed the browser', async () => {
    const { app, signingIn } = signIn(async () => null)
    expect(await signingIn).toEqual({ status: 'ok', data: false })
    expect(await app.getUser()).toBeNull()
  })

  it('returns the error of a user who refuses', async () => {
    const { signingIn } = signIn((url) => visit(url, { cancel: 'yes' }))
    expect(await signingIn).toMatchObject({
      status: 'error',
      error: { errorCode: 'OAUTH_PROVIDER_ACCESS_DENIED' },
    })
  })

  it.each([
    ['{"type":"email"}', { type: 'email' }],
    ['{', undefined],
  ])('takes details, but no message, from the URL of an error: %s', async (json, details) => {
    const errorCode = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'
    const query = new URLSearchParams({ errorCode, message: 'Call 555-0100', details: json })
    const { signingIn } = signIn(async () => `${callbackUrl}?${query}`)
    expect(await signingIn).toMatchObject({
      error: { errorCode, details, message: `The sign-in failed: ${errorCode}` },
    })
  })

  it('rejects the URL of another sign-in', async () => {
    let other = ''
    await signIn(async (url) => {
      other = await visit(url, { email: service.newEmail(), name: 'Mallory' })
      return null
    }).signingIn
    const { app, signingIn } = signIn(async () => other)
    expect(await signingIn).toMatchObject({
      status: 'error',
      error: { errorCode: 'INVALID_AUTHORIZATION_CODE' },
    })
    expect(await app.getUser()).toBeNull()
  })

  it('names what is missing where the platform has no cryptography', async () => {
    vi.stubGlobal('crypto', undefined)
    const open = vi.fn()
    const app = service.openClient()
    const signingIn = app.signInWithOAuth('google', { callbackUrl, openBrowser: open })
    await expect(signingIn).rejects.toThrow(UsageError)
    await expect(signingIn).rejects.toThrow('docs/react-native.md')
    expect(open).not.toHaveBeenCalled()
  })
})
