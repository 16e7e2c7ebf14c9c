import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppProvider, Handler } from '../../src/index'
import { createApp, createSignedInApp, expectAccessible, show } from '../harness'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 })

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('Handler', () => {
  it.each([
    ['sign-in', 'Sign in to Demo'],
    ['sign-up', 'Create your account'],
    ['sign-out', 'You’re signed out'],
    ['email-verification', 'This link doesn’t work'],
    ['error', 'Something went wrong'],
    ['nothing-here', 'Page not found'],
    ['forgot-password', 'Reset your password'],
    ['password-reset', 'This link doesn’t work'],
    ['magic-link-callback', 'This link doesn’t work'],
    ['oauth-callback', 'We couldn’t sign you in'],
    ['team-invitation', 'This link doesn’t work'],
    ['impersonate', 'This link doesn’t work'],
    ['mfa', 'Sign in first'],
  ])('shows the page %s', async (path, title) => {
    const { app, visits } = createApp()
    await show(<Handler location={`/handler/${path}`} />, { app })
    expect(await heading(title)).toBeVisible()
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en-US')
    expect(visits).toEqual([])
    await expectAccessible()
  })

  it('links home from an unknown page', async () => {
    const { app, visits } = createApp()
    await show(<Handler location="/handler/nowhere" />, { app })
    await userEvent.click(await screen.findByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it.each([
    ['signin', 'sign-in'],
    ['Sign-In', 'sign-in'],
    ['login', 'sign-in'],
    ['log-in', 'sign-in'],
    ['register', 'sign-up'],
    ['', 'account-settings'],
    ['EmailVerification', 'email-verification'],
  ])('redirects %s to %s and keeps the query', async (alias, path) => {
    const { app } = createApp()
    const navigate = vi.fn()
    const location = `/handler/${alias}?code=a%20b&x=1?`
    await show(<Handler location={location} navigate={navigate} />, { app })
    const target = `/handler/${path}?code=a+b&x=1%3F`
    expect(new Set(navigate.mock.calls.flat())).toEqual(new Set([target]))
  })

  it('keeps the whole query of the page without a router', async () => {
    const { app } = createApp()
    const navigate = vi.fn()
    window.history.replaceState(null, '', '/handler/login?code=a?b')
    await show(<Handler navigate={navigate} />, { app })
    expect(new Set(navigate.mock.calls.flat())).toEqual(new Set(['/handler/sign-in?code=a%3Fb']))
  })

  it('redirects from nowhere else to the account settings', async () => {
    const { app } = createApp()
    const navigate = vi.fn()
    await show(<Handler location="/" navigate={navigate} />, { app })
    expect(await heading('Page not found')).toBeVisible()
    expect(navigate).not.toHaveBeenCalled()
  })

  it('redirects to a page of the app', async () => {
    const { app } = createApp({ urls: { signIn: '/welcome?from=handler' } })
    const navigate = vi.fn()
    const location = '/handler/sign-in?after_auth_return_to=%2Fprotected'
    await show(<Handler location={location} navigate={navigate} />, { app })
    expect(navigate).toHaveBeenCalledWith('/welcome?from=handler&after_auth_return_to=%2Fprotected')
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })

  it('reads the URL itself, and notices changes of the query alone', async () => {
    const { app } = createApp()
    window.history.replaceState(null, '', '/handler/error')
    await show(<Handler />, { app })
    await heading('Something went wrong')
    window.history.pushState(null, '', '/handler/error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(await heading('Sign-in was canceled')).toBeVisible()
  })

  it('reads the query from the window if the router passes only the path', async () => {
    const { app } = createApp()
    window.history.replaceState(null, '', '/x?errorCode=OAUTH_PROVIDER_ACCESS_DENIED')
    await show(<Handler location="/handler/error" />, { app })
    expect(await heading('Sign-in was canceled')).toBeVisible()
  })

  it('can be mounted at any path', async () => {
    const { app } = createApp({ urls: { handler: '/auth' } })
    await show(<Handler location="/auth/sign-in/" />, { app })
    expect(await heading('Sign in to Demo')).toBeVisible()
  })

  it('keeps the return URL when switching pages', async () => {
    const { app, visits } = createApp()
    window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=%2Fprotected')
    await show(<Handler />, { app })
    const link = await screen.findByRole('link', { name: 'Sign up' })
    expect(link).toHaveAttribute('href', '/handler/sign-up?after_auth_return_to=%2Fprotected')
    await userEvent.click(link)
    await waitFor(() =>
      expect(visits).toEqual(['/handler/sign-up?after_auth_return_to=%2Fprotected']),
    )
  })

  it('redirects signed-in users to the return URL', async () => {
    const { app, visits } = await createSignedInApp()
    window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=%2Fprotected')
    await show(<Handler />, { app })
    await waitFor(() => expect(visits).toEqual(['/protected']))
  })

  it('passes props to single pages, and ignores absent ones', async () => {
    const { app } = createApp()
    const componentProps = {
      SignUp: { noPasswordRepeat: false, extraInfo: <p>Terms apply</p>, fullPage: undefined },
    }
    await show(<Handler location="/handler/sign-up" componentProps={componentProps} />, { app })
    expect(await screen.findByText('Terms apply')).toBeVisible()
    expect(screen.getByLabelText('Confirm password')).toBeVisible()
    expect(screen.getByRole('main')).toBeVisible()
  })

  it('has a smaller title inside a page of the host', async () => {
    const { app } = createApp()
    await show(<Handler fullPage={false} location="/handler/sign-in" />, { app })
    expect(await screen.findByRole('heading', { name: 'Sign in to Demo', level: 2 })).toBeVisible()
    expect(screen.queryByRole('main')).not.toBeInTheDocument()
  })

  it('shows nothing clickable inside a frame of another page', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window)
    const { app } = createApp()
    await show(<Handler location="/handler/sign-in" />, { app })
    expect(await heading('Open this page in its own tab')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('accepts an app as a prop', async () => {
    const { app } = createApp()
    render(<Handler app={app} location="/handler/not-a-page" />)
    expect(await heading('Page not found')).toBeVisible()
  })

  it('shows messages of the app', async () => {
    const { app } = createApp()
    // Awaited, because in React 19 a component that suspends in an `act` that is not awaited
    // never resumes.
    await act(async () => {
      render(
        <AppProvider app={app} lang="de-DE" messages={{ 'notFound.title': 'Nichts gefunden' }}>
          <Handler location="/handler/not-a-page" />
        </AppProvider>,
      )
    })
    expect(await heading('Nichts gefunden')).toBeVisible()
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'de-DE')
  })
})
