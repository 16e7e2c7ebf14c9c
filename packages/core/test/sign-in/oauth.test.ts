import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClientAppOptions, NetworkError } from '../../src/index'
import { type Browser, openBrowser, site } from '../browser'
import { type Service, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.administrate('PATCH', '/projects/current', {
    config: {
      oauth_providers: [
        { id: 'google', enabled: true, type: 'shared' },
        { id: 'github', enabled: true, type: 'shared' },
      ],
    },
  })
})
afterAll(() => service.close())

let browser: Browser
beforeEach(() => {
  browser = openBrowser('/', service.fetch)
})
afterEach(() => vi.unstubAllGlobals())

/** Loads a page of the app. */
const openApp = (options: Partial<ClientAppOptions> = {}) =>
  service.openClient({ tokenStore: 'cookie', ...options })

/** Goes to a provider and returns to the callback page. */
async function visitProvider(email = service.newEmail(), provider = 'google') {
  const form = await browser.follow(() => openApp().signInWithOAuth(provider))
  expect(form.text).toMatch(new RegExp(`Sign in with ${provider}`, 'i'))
  return form.submit({ email, name: 'Ada' })
}

describe('a sign-in at a provider', () => {
  it('returns signed in, and redirects new and known users', async () => {
    const email = service.newEmail()
    const urls = { afterSignUp: '/welcome', afterSignIn: '/again' }
    for (const path of ['/welcome', '/again']) {
      browser.open('/handler/sign-in')
      const { url } = await visitProvider(email)
      expect(url.pathname).toBe('/handler/oauth-callback')
      const navigate = vi.fn()
      const app = openApp({ urls, redirectMethod: { navigate } })
      expect(await app.callOAuthCallback()).toEqual({ status: 'ok', data: true })
      expect(navigate.mock.calls).toEqual([[path, { replace: true }]])
      expect(await app.getUser()).toMatchObject({ primaryEmail: email, displayName: 'Ada' })
      await app.signOut()
    }
  })

  it('returns to the page that redirected to the sign-in page', async () => {
    browser.open('/handler/sign-in?after_auth_return_to=%2Fteams%3Fid%3D1%20%2B%202')
    await visitProvider()
    const navigate = vi.fn()
    await openApp({ redirectMethod: { navigate } }).callOAuthCallback()
    expect(navigate.mock.calls).toEqual([['/teams?id=1%20+%202', { replace: true }]])
  })

  it('removes code, state and verifier before it sends a request', async () => {
    await visitProvider()
    expect(browser.href).toContain('code=')
    expect(browser.cookie).toContain('stack-oauth-outer-')
    const seen: string[] = []
    const fetch = (request: Request) => {
      seen.push(`${browser.href} ${browser.cookie}`)
      return service.fetch(request)
    }
    const app = openApp({ redirectMethod: { navigate: vi.fn() }, fetch })
    expect(await app.callOAuthCallback()).toMatchObject({ status: 'ok' })
    expect(seen).toEqual([expect.stringContaining(`${site}/handler/oauth-callback `)])
    expect(seen[0]).not.toContain('stack-oauth-outer-')
  })

  it('is completed once for concurrent calls', async () => {
    await visitProvider()
    const options = { redirectMethod: { navigate: vi.fn() } }
    const app = openApp(options)
    service.calls.length = 0
    const both = await Promise.all([app.callOAuthCallback(), app.callOAuthCallback()])
    expect(both.map(({ status }) => status)).toEqual(['ok', 'ok'])
    expect(service.calls).toEqual(['POST /auth/oauth/token'])
    const after = [await app.callOAuthCallback(), await openApp(options).callOAuthCallback()]
    expect(after).toEqual([
      { status: 'ok', data: false },
      { status: 'ok', data: false },
    ])
  })

  it('redirects only to trusted pages, whatever the response says', async () => {
    await visitProvider()
    const navigate = vi.fn()
    const app = openApp({
      redirectMethod: { navigate },
      fetch: async (request) => {
        const response = await service.fetch(request)
        const body = {
          ...(await response.json()),
          after_callback_redirect_url: 'https://evil.test/',
        }
        return Response.json(body)
      },
    })
    await expect(app.callOAuthCallback()).rejects.toThrow('not trusted')
    expect(navigate).not.toHaveBeenCalled()
    expect(browser.href).toBe(`${site}/handler/oauth-callback`)
  })

  it('notifies an app that fetched the user before', async () => {
    const app = openApp({ redirectMethod: { navigate: vi.fn() } })
    expect(await app.callOAuthCallback()).toEqual({ status: 'ok', data: false })
    await visitProvider()
    expect(await app.callOAuthCallback()).toEqual({ status: 'ok', data: true })
  })

  it("requests the scopes of the app's options", async () => {
    const google = ['https://scope.test/a', 'https://scope.test/b', 'https://scope.test/a']
    const app = openApp({ oauthScopesOnSignIn: { google } })
    const { url } = await browser.follow(() => app.signInWithOAuth('google'))
    const scopes = url.searchParams.get('scope')?.split(' ')
    expect(scopes).toEqual(expect.arrayContaining(['https://scope.test/a', 'https://scope.test/b']))
  })

  it('protects its code with a challenge that only this browser can meet', async () => {
    const asked: URL[] = []
    browser = openBrowser('/', async (request) => {
      asked.push(new URL(request.url))
      return service.fetch(request)
    })
    await visitProvider()
    const query = asked[0]?.searchParams
    expect(query?.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(query?.get('code_challenge_method')).toBe('S256')
    expect(query?.get('redirect_uri')).toBe(`${site}/handler/oauth-callback`)
    expect(query?.get('error_redirect_url')).toBe(`${site}/handler/error`)

    // Another browser with this URL has no verifier for it.
    const { href } = browser
    browser = openBrowser('/', service.fetch)
    browser.open(href.slice(site.length))
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(await openApp().callOAuthCallback()).toEqual({ status: 'ok', data: false })
    expect(warn).toHaveBeenCalledOnce()
    expect(browser.href).toBe(href)
  })

  it('rejects a response of another service', async () => {
    const { url } = await visitProvider()
    url.searchParams.set('iss', 'https://evil.test')
    browser.open(url.pathname + url.search)
    const app = openApp()
    expect(await app.callOAuthCallback()).toMatchObject({
      status: 'error',
      error: {
        errorCode: 'INVALID_AUTHORIZATION_CODE',
        message: 'Error signing in during OAuth callback. Please try again.',
        cause: { message: expect.stringContaining('issuer') },
      },
    })
    expect(await app.getUser()).toBeNull()
  })

  it('rejects a response with tokens in the URL', async () => {
    const { url } = await visitProvider()
    url.searchParams.set('id_token', 'x.y.z')
    browser.open(url.pathname + url.search)
    expect(await openApp().callOAuthCallback()).toMatchObject({
      error: { errorCode: 'INVALID_AUTHORIZATION_CODE' },
    })
  })

  it('reports that the code was used', async () => {
    const { url } = await visitProvider()
    url.searchParams.set('code', 'f'.repeat(64))
    browser.open(url.pathname + url.search)
    expect(await openApp().callOAuthCallback()).toMatchObject({
      error: { errorCode: 'INVALID_AUTHORIZATION_CODE' },
    })
  })

  it('continues with the same response after a lost connection', async () => {
    await visitProvider()
    let isCut = true
    const app = openApp({
      redirectMethod: { navigate: vi.fn() },
      fetch: (request) =>
        isCut ? Promise.reject(new TypeError('fetch failed')) : service.fetch(request),
    })
    await expect(app.callOAuthCallback()).rejects.toBeInstanceOf(NetworkError)
    isCut = false
    expect(await app.callOAuthCallback()).toEqual({ status: 'ok', data: true })
  })

  it('fails if the provider does not exist', async () => {
    const page = await browser.follow(() => openApp().signInWithOAuth('spotify'))
    expect(page.text).toContain('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  })

  it('leaves few cookies behind, however often it is started', async () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      await browser.follow(() => openApp().signInWithOAuth('github'))
    }
    expect(browser.cookie.match(/stack-oauth-outer-/g)).toHaveLength(5)
    const app = openApp({ redirectMethod: { navigate: vi.fn() } })
    await visitProvider()
    expect(await app.callOAuthCallback()).toMatchObject({ data: true })
  })

  it('requires a page and a token store', async () => {
    await expect(openApp({ redirectMethod: 'none' }).signInWithOAuth('google')).rejects.toThrow(
      'requires a browser',
    )
    await expect(openApp({ tokenStore: null }).signInWithOAuth('google')).rejects.toThrow(
      'persistent token store',
    )
    vi.unstubAllGlobals()
    await expect(openApp().signInWithOAuth('google')).rejects.toThrow('requires a browser')
  })
})
