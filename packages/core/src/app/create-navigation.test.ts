import { describe, expect, it, vi } from 'vitest'
import { UsageError } from '../errors/usage-error'
import { type HandlerUrls, resolveUrls } from '../redirects/urls'
import { createNavigation } from './create-navigation'

function on(href: string | null, urls?: Partial<HandlerUrls>, trustedOrigins?: string[]) {
  const page = { href }
  const navigate = vi.fn(async (_to: string, _options: { replace: boolean }) => {})
  const navigator = {
    get href() {
      return page.href
    },
    canRedirect: true,
    navigate,
  }
  const navigation = createNavigation({ urls, trustedOrigins }, navigator)
  return { page, navigate, navigation, ...navigation }
}

describe('urls', () => {
  it('have defaults', () => {
    expect(resolveUrls({ handler: '/auth', home: '/start', signIn: '/in' })).toMatchObject({
      handler: '/auth',
      signIn: '/in',
      signUp: '/auth/sign-up',
      afterSignIn: '/start',
      afterSignUp: '/start',
      afterSignOut: '/start',
      emailVerification: '/auth/email-verification',
      error: '/auth/error',
    })
    expect(Object.keys(resolveUrls())).toHaveLength(16)
  })

  it.each([
    ['/', '/sign-in'],
    ['/auth/', '/auth/sign-in'],
    ['https://auth.test/', 'https://auth.test/sign-in'],
  ])('have one slash between the base path %s and a page', (handler, signIn) => {
    expect(resolveUrls({ handler }).signIn).toBe(signIn)
  })

  it('lead to the same page after sign-up as after sign-in, and ignore undefined', () => {
    expect(resolveUrls({ afterSignIn: '/in', signUp: undefined })).toMatchObject({
      afterSignUp: '/in',
      signUp: '/handler/sign-up',
    })
  })
})

describe('redirectTo', () => {
  it('returns to the page that redirected to the sign-in page', async () => {
    const { redirectTo, navigate } = on('https://app.test/teams?id=1#top')
    await redirectTo('signIn', { replace: true })
    expect(navigate).toHaveBeenCalledWith(
      '/handler/sign-in?after_auth_return_to=%2Fteams%3Fid%3D1%23top',
      { replace: true },
    )
  })

  it('keeps the return URL of an earlier page', async () => {
    const { redirectTo, navigate } = on(
      'https://app.test/handler/sign-in?after_auth_return_to=%2Fa',
    )
    await redirectTo('signUp')
    expect(navigate).toHaveBeenCalledWith('/handler/sign-up?after_auth_return_to=%2Fa', {
      replace: false,
    })
  })

  it('keeps it on the way to the forgotten password page', async () => {
    const { redirectTo, navigate } = on(
      'https://app.test/handler/sign-in?after_auth_return_to=%2Fa',
    )
    await redirectTo('forgotPassword')
    expect(navigate).toHaveBeenCalledWith('/handler/forgot-password?after_auth_return_to=%2Fa', {
      replace: false,
    })
  })

  it('does not return to sign-in pages themselves', async () => {
    const { redirectTo, navigate } = on('https://app.test/handler/sign-in')
    await redirectTo('signUp')
    expect(navigate).toHaveBeenCalledWith('/handler/sign-up', { replace: false })
  })

  it('does not return with noRedirectBack', async () => {
    const { redirectTo, navigate } = on('https://app.test/teams?after_auth_return_to=/a')
    await redirectTo('signIn', { noRedirectBack: true })
    await redirectTo('afterSignIn', { noRedirectBack: true })
    expect(navigate.mock.calls).toEqual([
      ['/handler/sign-in', { replace: false }],
      ['/', { replace: false }],
    ])
  })

  it('does not return from another site, which is always loaded', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    const left = new EventTarget()
    vi.stubGlobal('addEventListener', left.addEventListener.bind(left))
    const urls = { signIn: 'https://login.test/in' }
    const { redirectTo, navigate } = on('https://app.test/a', urls, ['https://login.test'])
    const redirect = redirectTo('signIn')
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://login.test/in'), {
      timeout: 120_000,
    })
    expect(navigate).not.toHaveBeenCalled()
    left.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await redirect
    vi.unstubAllGlobals()
  })

  it.each(['afterSignIn', 'afterSignUp'] as const)(
    'returns to the requested page: %s',
    async (page) => {
      const { redirectTo, navigate } = on(
        'https://app.test/in?after_auth_return_to=%2Fteams%3Fid%3D1',
      )
      await redirectTo(page)
      expect(navigate).toHaveBeenCalledWith('/teams?id=1', { replace: false })
    },
  )

  it('does not return to another site', async () => {
    const { redirectTo, navigate } = on(
      'https://app.test/in?after_auth_return_to=https://evil.test',
    )
    await expect(redirectTo('afterSignIn')).rejects.toThrow(
      'Redirect URL https://evil.test is not trusted; should be relative.',
    )
    expect(navigate).not.toHaveBeenCalled()
  })

  it('rejects an empty URL', async () => {
    await expect(on('https://app.test/', { home: '' }).redirectTo('home')).rejects.toThrow(
      UsageError,
    )
  })

  it('works without a page, for routers on servers', async () => {
    const { redirectTo, navigate } = on(null)
    await redirectTo('signIn')
    expect(navigate).toHaveBeenCalledWith('/handler/sign-in', { replace: false })
  })

  it('lets a sign-out redirect before any redirect to the sign-in page', async () => {
    const { redirectTo, navigate, navigation, page } = on('https://app.test/protected')
    navigation.leaving = Promise.resolve().then(() => {
      page.href = 'https://app.test/'
    })
    await redirectTo('signIn')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('redirects to the sign-in page after a sign-out that stayed on the page', async () => {
    const { redirectTo, navigate, navigation } = on('https://app.test/protected')
    navigation.leaving = Promise.reject(new Error('offline'))
    await redirectTo('signIn')
    expect(navigate).toHaveBeenCalledOnce()
  })
})
