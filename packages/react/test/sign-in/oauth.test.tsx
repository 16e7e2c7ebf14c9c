import { providerIds } from '@app/core/bindings'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OAuthButton, OAuthButtonGroup, OAuthCallback, SignIn, SignUp } from '../../src/index'
import { createGate, except, refusing, unreachable, withConfig } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  hushErrors,
  newEmail,
  service,
  show,
} from '../harness'
import { signInAtProvider, watchPageLoads } from '../identity-provider'
import { secure } from '../second-factor'

const endpoint = '/auth/oauth/token'
const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const google = () => screen.findByRole('button', { name: /^Sign in with Google/ })
const providers = (...ids: string[]) =>
  withConfig({ enabled_oauth_providers: ids.map((id) => ({ id })) })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/handler/sign-in')
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${pair.split('=')[0]}=; max-age=0`
  }
})

/** Presses the button of a provider, signs in there, and opens the callback page. */
async function visitGoogle(email = newEmail()) {
  const left = watchPageLoads()
  const { app } = createApp()
  await show(<SignIn />, { app })
  await userEvent.click(await google())
  await waitFor(() => expect(left).toHaveBeenCalled())
  const back = await signInAtProvider(left.mock.lastCall?.[0] ?? '', email)
  vi.unstubAllGlobals()
  cleanup()
  expect(back.pathname).toBe('/handler/oauth-callback')
  window.history.replaceState(null, '', back.pathname + back.search)
  return email
}

async function openCallback(fetch = service) {
  const { visits, redirectMethod } = createRouter()
  const { app } = createApp({ fetch, redirectMethod })
  await show(<OAuthCallback fullPage />, { app })
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

describe('a sign-in at a provider', () => {
  it('redirects to the provider, returns and continues to the redirect URL', async () => {
    window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=%2Fteams')
    const email = await visitGoogle()
    const { app, visits } = await openCallback()
    await waitFor(() => expect(visits).toEqual(['/teams']))
    expect((await app.getUser())?.primaryEmail).toBe(email)
  })

  it('shows a pending state, and a link back if it takes long', async () => {
    await visitGoogle()
    const gate = createGate()
    const { visits, user } = await openCallback(except(endpoint, gate.pass))
    expect(await heading('Signing you in')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(await screen.findByText('This is taking longer than usual.')).toHaveRole('status')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(visits).toEqual(['/']))
    gate.open()
  })

  it('requires the second factor of users who have one', async () => {
    const email = await visitGoogle()
    const first = await openCallback()
    await waitFor(() => expect(first.visits).toEqual(['/']))
    const { right } = await secure(first.app)
    cleanup()
    await visitGoogle(email)
    const { user, visits } = await openCallback()
    await heading('Two-factor authentication')
    await user.type(screen.getByLabelText('Code'), right)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('returns to the sign-in page when the second factor is canceled', async () => {
    await visitGoogle()
    const details = { attempt_code: 'x'.repeat(45) }
    const { user, visits } = await openCallback(
      refusing(endpoint, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED', 400, details),
    )
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('rejects a callback that did not start in this browser', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    window.history.replaceState(null, '', '/handler/oauth-callback?code=a&state=b')
    const { user, visits } = await openCallback()
    expect(await heading('We couldn’t sign you in')).toBeVisible()
    expect(screen.getByText(/started in a different browser/)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('continues if it was completed before', async () => {
    window.history.replaceState(null, '', '/handler/oauth-callback?after_auth_return_to=%2Fteams')
    const { redirectMethod, visits } = createRouter()
    const { app } = await createSignedInApp({ redirectMethod })
    await show(<OAuthCallback />, { app })
    await waitFor(() => expect(visits).toEqual(['/teams']))
  })

  it.each([
    ['INVALID_AUTHORIZATION_CODE', /The sign-in timed out/],
    ['REDIRECT_URL_NOT_WHITELISTED', 'This redirect URL isn’t allowed.'],
  ])('explains %s', async (code, text) => {
    await visitGoogle()
    await openCallback(refusing(endpoint, code))
    expect(await heading('We couldn’t sign you in')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  it('explains a ban with its end', async () => {
    await visitGoogle()
    const details = { banned_until_millis: Date.UTC(2030, 5, 15, 12) }
    await openCallback(refusing(endpoint, 'USER_BANNED', 403, details))
    expect(await heading('We couldn’t sign you in')).toBeVisible()
    expect(screen.getByText(/^This account is suspended until June 15, 2030/)).toBeVisible()
  })

  it('continues the same sign-in once the service is reachable', async () => {
    hushErrors()
    await visitGoogle()
    let isDown = true
    const { user, visits } = await openCallback(
      except(endpoint, (request) => (isDown ? unreachable() : service(request))),
    )
    expect(await heading('We can’t reach the server')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })
})

describe('the buttons of providers', () => {
  async function open(fetch = service) {
    const { app } = createApp({ fetch })
    // They come with the project; the form does not wait for it, and they then stand below.
    await app.getProject()
    await show(<SignIn />, { app })
    await heading(/Sign in to/)
    await screen.findAllByRole('button', { name: /Sign in with/ })
    return userEvent.setup({ delay: null })
  }
  const names = () => screen.getAllByRole('button').map((button) => button.textContent.trim())

  it('are above the form in the order of the project, each with its logo', async () => {
    await open(providers('google', 'github'))
    // On the first visit the form may be shown before the project is known; they then follow it.
    cleanup()
    await open(providers('google', 'github'))
    expect(names().slice(0, 2)).toEqual(['Sign in with Google', 'Sign in with GitHub'])
    expect(screen.getByText('or')).toBeVisible()
    const picture = () => screen.getByRole('button', { name: /Google/ }).querySelector('svg')
    await waitFor(() => expect(picture()).toBeInTheDocument())
    await expectAccessible()
  })

  it('put the one that signed in last first, and mark it', async () => {
    await visitGoogle()
    const { visits } = await openCallback()
    await waitFor(() => expect(visits).toHaveLength(1))
    cleanup()
    await open(providers('github', 'google'))
    expect(names().slice(0, 2)).toEqual(['Sign in with GoogleLast used', 'Sign in with GitHub'])
    await expectAccessible()
  })

  it('do not mark one that was pressed without signing in', async () => {
    watchPageLoads()
    const user = await open(providers('google', 'github'))
    await user.click(screen.getByRole('button', { name: 'Sign in with GitHub' }))
    cleanup()
    await open(providers('google', 'github'))
    expect(names().slice(0, 2)).toEqual(['Sign in with Google', 'Sign in with GitHub'])
  })

  it('are short if there are many, and keep their full accessible names', async () => {
    await open(providers(...providerIds))
    expect(screen.getByText('LinkedIn')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign in with LinkedIn' })).toBeVisible()
    await waitFor(() =>
      expect(document.querySelectorAll('.stack-method__icon svg')).toHaveLength(providerIds.length),
    )
    await expectAccessible()
  })

  it('show the id of an unknown provider', async () => {
    await open(providers('intranet'))
    expect(screen.getByRole('button', { name: 'Sign in with intranet' })).toBeVisible()
  })

  it('are enough if email is turned off', async () => {
    await open(
      withConfig({
        credential_enabled: false,
        magic_link_enabled: false,
        enabled_oauth_providers: [{ id: 'google' }],
      }),
    )
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(screen.queryByText('or')).not.toBeInTheDocument()
    expect(names()).toEqual(['Sign in with Google'])
  })

  it('also create accounts', async () => {
    const { app } = createApp({ fetch: providers('google') })
    await show(<SignUp />, { app })
    expect(await screen.findByRole('button', { name: 'Sign up with Google' })).toBeVisible()
  })

  it('show an error in place if the redirect fails', async () => {
    const left = watchPageLoads()
    left.mockImplementation(() => {
      throw new Error('A browser that stays.')
    })
    const user = await open(providers('google'))
    await user.click(await google())
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    await expectAccessible()
  })

  it('can be used alone on a page of the host', async () => {
    const { app } = createApp({ fetch: providers('google', 'x') })
    await show(
      <>
        <OAuthButtonGroup type="sign-up" />
        <OAuthButton provider="github" type="sign-in" />
      </>,
      { app },
    )
    expect(await screen.findByRole('button', { name: 'Sign in with GitHub' })).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Sign up with X' })).toBeVisible()
  })

  it('are inert in a preview', async () => {
    const left = watchPageLoads()
    const { app } = createApp({ fetch: unreachable })
    const config = {
      signUpEnabled: true,
      credentialEnabled: false,
      oauthProviders: [{ id: 'google' }],
    }
    await show(<SignIn mockProject={{ config }} />, { app })
    await userEvent.click(await google())
    expect(left).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
  })
})
