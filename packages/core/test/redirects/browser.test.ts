import { JSDOM } from 'jsdom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leavePage } from '../../src/bindings'
import { navigate } from '../../src/index'
import { password, type Service, signUp, startService } from '../harness'

const limit = { timeout: 120_000 }

let service: Service
beforeAll(async () => {
  service = await startService()
  await service.loadMailRenderer()
})
afterAll(() => service.close())

// The service runs in this process and needs Node's globals, so only these are those of a browser.
let page: JSDOM['window']
const location = {
  href: '',
  protocol: '',
  hostname: 'localhost',
  replace: vi.fn(),
  assign: vi.fn(),
}
beforeEach(() => {
  page = new JSDOM('', { url: 'http://localhost:5173/teams?id=1' }).window
  // jsdom cannot load pages; these mocks record it.
  Object.assign(location, { href: page.location.href, protocol: page.location.protocol })
  location.replace.mockReset()
  location.assign.mockReset()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

/** Returns whether a promise is settled after a request, which takes longer than any step that follows a redirect. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const settled = vi.fn()
  promise.then(settled, settled)
  await service.openClient().getProject()
  return settled.mock.calls.length > 0
}

describe('in a browser', () => {
  it('stores the sign-in in cookies of the page', async () => {
    const app = service.openClient({ tokenStore: 'cookie', redirectMethod: 'none' })
    const email = service.newEmail()
    await signUp(app, email)
    expect(page.document.cookie).toContain('stack-refresh-00000000-0000-4000-8000-00000000de30=')
    expect(page.document.cookie).toContain('stack-access=[%22')
    const reloaded = service.openClient({ tokenStore: 'cookie', redirectMethod: 'none' })
    expect((await reloaded.getUser())?.primaryEmail).toBe(email)
    await reloaded.signOut()
    expect(page.document.cookie).toBe('')
  })

  it('redirects by loading pages, and runs nothing afterwards', async () => {
    const app = service.openClient()
    const signIn = '/handler/sign-in?after_auth_return_to=%2Fteams%3Fid%3D1'
    const redirect = app.redirectToSignIn()
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith(signIn), limit)
    expect(await isSettled(redirect)).toBe(false)
    const user = app.getUser({ or: 'redirect' })
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith(signIn), limit)
    expect(await isSettled(user)).toBe(false)
  })

  it.each([
    '/handler/forgot-password',
    '/handler/password-reset?code=used',
    '/handler/error?errorCode=SIGN_UP_NOT_ENABLED',
  ])('does not return after a sign-in to %s', async (path) => {
    const follow = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate: follow } })
    location.href = `http://localhost:5173${path}`
    await app.redirectToSignIn()
    expect(follow.mock.calls).toEqual([['/handler/sign-in', { replace: false }]])
  })

  it.each([
    ['搜索'.repeat(130), '/search'],
    ['a=1&'.repeat(300), '/search'],
    ['搜索'.repeat(45), `/search?q=${encodeURIComponent('搜索'.repeat(45))}`],
  ])('signs up from a page whose URL may not fit into that of the email: %s', async (q, back) => {
    const follow = vi.fn((to: string) => {
      location.href = `http://localhost:5173${to}`
    })
    const app = service.openClient({ redirectMethod: { navigate: follow } })
    location.href = `http://localhost:5173/search?q=${encodeURIComponent(q)}`
    await app.redirectToSignUp()
    const email = service.newEmail()
    expect(await app.signUpWithCredential({ email, password })).toMatchObject({ status: 'ok' })
    expect(follow.mock.calls[1]?.[0]).toBe(back)
  })

  it('returns after a sign-in to where the steps before it began', async () => {
    const follow = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate: follow } })
    location.href = 'http://localhost:5173/handler/forgot-password?after_auth_return_to=%2Fteams'
    await app.redirectToSignIn()
    expect(follow.mock.calls).toEqual([
      ['/handler/sign-in?after_auth_return_to=%2Fteams', { replace: false }],
    ])
  })

  it('continues when the browser restores the left page', async () => {
    const redirect = service.openClient().redirectToHome()
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalled(), limit)
    page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: false }))
    expect(await isSettled(redirect)).toBe(false)
    page.dispatchEvent(new page.PageTransitionEvent('pageshow', { persisted: true }))
    await redirect
  })

  it('sends links to its own page and returns after sign-in', async () => {
    const follow = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate: follow } })
    const email = service.newEmail()
    expect(await app.signUpWithCredential({ email, password })).toMatchObject({ status: 'ok' })
    expect(follow).toHaveBeenCalledWith('/', { replace: true })
    const { links } = await service.mailTo(email)
    expect(links.join()).toContain('http://localhost:5173/handler/email-verification?code=')
  })

  it('stays on the page if configured', async () => {
    const app = service.openClient({ redirectMethod: 'none' })
    await app.redirectToHome()
    expect(location.assign).not.toHaveBeenCalled()
    await expect(app.getUser({ or: 'redirect' })).rejects.toThrow('cannot redirect')
  })

  it('navigates within the site by its router, and to no other site', async () => {
    const goTo = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate: goTo } })
    await navigate(app, '/teams/1', { replace: true })
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/teams/1', { replace: true })
    await expect(navigate(app, 'https://other.example/')).rejects.toThrow()
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('leaves a page without an interim redirect to the sign-in page', async () => {
    const goTo = vi.fn((to: string) => {
      location.href = `http://localhost:5173${to}`
    })
    const app = service.openClient({ redirectMethod: { navigate: goTo } })
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    let toSignIn: Promise<void> | undefined
    await leavePage(app, async () => {
      await user.delete()
      toSignIn = app.redirectToSignIn({ replace: true })
      await app.redirectToHome()
    })
    await toSignIn
    expect(goTo.mock.calls.map(([to]) => to)).toEqual(['/'])
  })

  it('has a redirect method for every page', () => {
    const app = service.openClient()
    const ways = Object.entries(app).filter(([name]) => name.startsWith('redirectTo'))
    expect(ways.map(([name]) => name).sort()).toEqual([
      'redirectToAccountSettings',
      'redirectToAfterSignIn',
      'redirectToAfterSignOut',
      'redirectToAfterSignUp',
      'redirectToEmailVerification',
      'redirectToError',
      'redirectToForgotPassword',
      'redirectToHome',
      'redirectToMagicLinkCallback',
      'redirectToOAuthCallback',
      'redirectToPasswordReset',
      'redirectToSignIn',
      'redirectToSignOut',
      'redirectToSignUp',
      'redirectToTeamInvitation',
    ])
  })
})
