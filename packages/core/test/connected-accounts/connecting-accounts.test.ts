import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentedProviders } from '../../../server/test/oauth-stand-in/providers/index'
import { createStandIn, credentialsOf } from '../../../server/test/oauth-stand-in/stand-in'
import type { CurrentUser, OAuthConnection } from '../../src/index'
import { type Browser, openBrowser, site } from '../browser'
import { readOf, type Service, signUp, startService } from '../harness'

const providers = createStandIn()
const [ada] = documentedProviders.github.users

let service: Service
beforeAll(async () => {
  service = await startService({ fetch: providers.fetch })
  await service.loadMailRenderer()
  await service.administrate('PATCH', '/projects/current', {
    config: {
      oauth_providers: [
        { id: 'github', enabled: true, type: 'standard', ...credentialsOf('github') },
        { id: 'google', enabled: true, type: 'shared' },
      ],
    },
  })
})
afterAll(() => service.close())

let browser: Browser
beforeEach(() => {
  browser = openBrowser('/repositories?sort=name#top', async (request) => {
    const url = new URL(request.url)
    if (url.hostname !== 'github.com') return service.fetch(request)
    // Ada is signed in there and agrees.
    const { parameters } = providers.visit('github', url, ada)
    return Response.redirect(`${url.searchParams.get('redirect_uri')}?${parameters}`)
  })
})
afterEach(() => vi.unstubAllGlobals())

const openApp = (navigate = vi.fn()) =>
  service.openClient({ tokenStore: 'cookie', redirectMethod: { navigate } })

async function signedIn(): Promise<CurrentUser> {
  const app = openApp()
  await signUp(app, service.newEmail())
  return app.getUser({ or: 'throw' })
}

/** Ada's account there may belong to a new user, or to one who connected it. */
async function signedInAsAda(): Promise<CurrentUser> {
  const app = openApp()
  await browser.follow(() => app.signInWithOAuth('github'))
  await comeBack()
  return openApp().getUser({ or: 'throw' })
}

/** Returns the page that a provider redirected back to, and where it continues. */
async function comeBack(): Promise<string> {
  const navigate = vi.fn()
  expect(await openApp(navigate).callOAuthCallback()).toEqual({ status: 'ok', data: true })
  return navigate.mock.lastCall?.[0]
}

describe('a connected account', () => {
  it('is connected if missing, and available when the browser returns', async () => {
    const user = await signedIn()
    const [{ id: sessionId } = { id: '' }] = await user.getActiveSessions()
    expect(await user.getConnectedAccount('github')).toBeNull()
    await expect(user.getConnectedAccount('github', { or: 'throw' })).rejects.toMatchObject({
      errorCode: 'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
    })

    await browser.follow(() => user.getConnectedAccount('github', { or: 'redirect' }))
    expect(browser.href).toMatch(/^http:\/\/localhost:5173\/handler\/oauth-callback\?/)
    expect(await comeBack()).toBe('/repositories?sort=name#top')

    const same = await openApp().getUser({ or: 'throw' })
    expect(same.id).toBe(user.id)
    expect(same.oauthProviders).toEqual([{ id: 'github' }])
    // Other programs may use this session: it stays, and no second one is left.
    expect(await same.getActiveSessions()).toMatchObject([
      { id: sessionId, isCurrentSession: true },
    ])
    const connection = await same.getConnectedAccount('github', { or: 'redirect' })
    expect(connection.id).toBe('github')
    const { accessToken } = await connection.getAccessToken()
    expect(providers.ownerOf(accessToken)).toBe(ada)
  })

  it('creates no session in a browser whose session was revoked', async () => {
    const user = await signedInAsAda()
    await browser.follow(() => user.linkConnectedAccount('github'))
    await service.administrate('PATCH', `/users/${user.id}`, { password: 'another good one' })
    expect(await openApp().callOAuthCallback()).toMatchObject({
      status: 'error',
      error: { errorCode: 'INVALID_AUTHORIZATION_CODE' },
    })
    const seenByServer = await service.openServer().getUser(user.id)
    expect(await seenByServer?.getActiveSessions()).toEqual([])
  })

  it('does not change another user who signed in in the meantime', async () => {
    const user = await signedInAsAda()
    await browser.follow(() => user.linkConnectedAccount('github'))
    const other = await signedIn()
    await comeBack()
    expect((await openApp().getUser())?.id).toBe(other.id)
  })

  it('is connected again if its token lacks a required scope', async () => {
    const user = await signedInAsAda()
    const scopes = ['repo', 'gist']
    expect(await user.getConnectedAccount('github', { scopes: ['user:email'] })).not.toBeNull()
    expect(await user.getConnectedAccount('github', { scopes })).toBeNull()
    await expect(user.getConnectedAccount('github', { scopes, or: 'throw' })).rejects.toMatchObject(
      {
        errorCode: 'OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE',
      },
    )

    const { linkConnectedAccount } = user
    await browser.follow(() => linkConnectedAccount('github', { scopes }))
    await comeBack()
    const same = await openApp().getUser({ or: 'throw' })
    expect(same.id).toBe(user.id)
    expect(await same.getConnectedAccount('github', { scopes })).toMatchObject({ id: 'github' })
  })

  it('cannot be connected to a second user, who is sent to the error page', async () => {
    const user = await signedIn()
    const { url } = await browser.follow(() => user.linkConnectedAccount('github'))
    expect(url.origin + url.pathname).toBe(`${site}/handler/error`)
    expect(url.searchParams.get('errorCode')).toBe(
      'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
    )
    // The error page offers another attempt.
    expect(url.searchParams.get('after_auth_return_to')).toBe('/repositories?sort=name#top')
  })

  it('is missing at a provider with shared keys as at any other', async () => {
    const user = await signedIn()
    const seenByServer = await service.openServer().getUser(user.id)
    for (const same of [user, seenByServer]) {
      expect(await same?.getConnectedAccount('google')).toBeNull()
      await expect(same?.getConnectedAccount('google', { or: 'throw' })).rejects.toMatchObject({
        errorCode: 'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
      })
    }
    expect(await readOf(user, 'getConnectedAccount', 'google').load()).toBeNull()
    const connect = () => user.getConnectedAccount('google', { or: 'redirect' })
    const { url } = await browser.follow(connect)
    // The service has no keys to share here; in development, its own page stands in for the provider.
    expect(url.pathname).toBe('/dev/oauth/google/authorize')
  })

  it('is not connected with scopes at a provider with shared keys, which has none', async () => {
    const user = await signedIn()
    const scopes = ['https://www.googleapis.com/auth/calendar']
    await expect(
      user.getConnectedAccount('google', { scopes, or: 'redirect' }),
    ).rejects.toMatchObject({
      errorCode: 'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    })
    expect(await user.getConnectedAccount('google', { scopes })).toBeNull()
  })

  it('gives no tokens if it is connected with shared keys', async () => {
    const account = { id: 'google', account_id: 'ada' }
    const { id } = await service.administrate<{ id: string }>('POST', '/users', {
      oauth_providers: [account],
    })
    const tokens = await service.administrate<Record<'access_token' | 'refresh_token', string>>(
      'POST',
      '/auth/sessions',
      { user_id: id },
    )
    const user = await service.openClient().getUser({
      tokenStore: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
      or: 'throw',
    })
    await expect(user.getConnectedAccount('google')).rejects.toMatchObject({
      errorCode: 'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    })
  })

  it('requires a signed-in user', async () => {
    const user = await signedIn()
    await user.signOut()
    await expect(user.linkConnectedAccount('github')).rejects.toMatchObject({
      errorCode: 'USER_AUTHENTICATION_REQUIRED',
    })
  })

  it('is available on the server of the app, which cannot redirect', async () => {
    const { id } = await signedInAsAda()
    const server = service.openServer()
    const user = await server.getUser(id)
    const connection: OAuthConnection | null | undefined = await user?.getConnectedAccount('github')
    expect(providers.ownerOf((await connection?.getAccessToken())?.accessToken ?? '')).toBe(ada)
    await expect(
      user?.getConnectedAccount('github', { or: 'redirect', scopes: ['repo'] }),
    ).resolves.toBeDefined()
    await expect(
      user?.getConnectedAccount('github', { or: 'redirect', scopes: ['never'] }),
    ).rejects.toThrow('signed-in user on a page')
  })
})
