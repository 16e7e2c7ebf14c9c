import type { ClientApp } from '@app/core'
import type { ServerApp } from '@app/core/server'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  CredentialSignUp,
  ErrorPage,
  MagicLinkCallback,
  OAuthCallback,
  PasswordReset,
  SignIn,
  SignUp,
  ThemeProvider,
} from '../../src/index'
import { withConfig } from '../faults'
import { createApp, createRouter, expectAccessible, newEmail, password, show } from '../harness'
import { signInAtProvider, watchPageLoads } from '../identity-provider'
import { findCode, findTypedCode } from '../mailbox'
import { createOwnProject } from '../own-project'

const version = '2026-11-01'
const problem = 'Agree to the terms to create your account.'

let project: { projectId: string; publishableClientKey: string }
let server: ServerApp<false>
beforeAll(async () => {
  const config = {
    magicLinkEnabled: true,
    oauthProviders: [{ id: 'google', enabled: true, type: 'shared' as const }],
  }
  const own = await createOwnProject({ requiredTermsVersion: version }, { config })
  project = own.project
  server = own.server
})
afterAll(() => server.dispose())

beforeEach(() => {
  window.history.replaceState(null, '', '/handler/sign-up')
})
afterEach(() => vi.unstubAllGlobals())

const box = () => screen.findByRole('checkbox', { name: /^I agree to the Terms of Service/ })
const heading = (name: string) => screen.findByRole('heading', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** An app of the project, whose router changes the URL. */
function createTermsApp(options: Parameters<typeof createApp>[0] = {}) {
  const { visits, redirectMethod } = createRouter()
  return { visits, app: createApp({ ...project, redirectMethod, ...options }).app }
}

async function openSignUp(options?: Parameters<typeof createApp>[0]) {
  const opened = createTermsApp(options)
  await show(<SignUp />, { app: opened.app })
  await heading('Create your account')
  return { ...opened, user: userEvent.setup({ delay: null }) }
}

async function expectAcceptance(app: ClientApp<true>) {
  await waitFor(async () => {
    expect(await app.getUser()).toMatchObject({ acceptedTermsVersion: version })
  })
}

describe('the sign-up page', () => {
  it('asks for the terms at a box beside the button, and records them', async () => {
    const { app, user } = await openSignUp()
    await user.type(screen.getByLabelText('Email'), newEmail())
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
    expect(await box()).toHaveAccessibleDescription(problem)
    expect(await box()).toBeInvalid()
    await waitFor(async () => expect(await box()).toHaveFocus())
    await expectAccessible()
    await user.keyboard(' ')
    expect(await box()).toBeValid()
    await press('Sign up')
    await expectAcceptance(app)
  })

  it('links to the legal documents of the app, once', async () => {
    const { app } = createTermsApp()
    const appearance = { terms: '/terms', privacy: 'https://example.com/privacy' }
    await show(
      <ThemeProvider appearance={appearance}>
        <SignUp />
      </ThemeProvider>,
      { app },
    )
    expect(await box()).toHaveAccessibleName(
      'I agree to the Terms of Service and the Privacy Policy',
    )
    const links = screen.getAllByRole('link', { name: /Terms of Service|Privacy Policy/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      appearance.terms,
      appearance.privacy,
    ])
    expect(links[0]).toHaveAttribute('target', '_blank')
    await expectAccessible()
  })

  it('asks in the language of the page', async () => {
    const { app } = createTermsApp()
    await show(<SignUp />, { app, lang: 'de' })
    expect(
      await screen.findByRole('checkbox', { name: 'Ich stimme den Nutzungsbedingungen zu' }),
    ).not.toBeChecked()
  })

  it('sends what was accepted with an email code', async () => {
    const { app, user } = await openSignUp()
    const email = newEmail()
    await user.type(screen.getByLabelText('Email'), email)
    await press('Sign up with an email code')
    expect(await box()).toHaveAccessibleDescription(problem)
    await user.click(await box())
    await press('Sign up with an email code')
    await user.type(await screen.findByLabelText('Code'), await findTypedCode(email))
    await expectAcceptance(app)
  })

  it('asks before it leaves to a provider, and sends what was accepted', async () => {
    const left = watchPageLoads()
    const { user } = await openSignUp()
    await press('Sign up with Google')
    expect(await box()).toHaveAccessibleDescription(problem)
    await waitFor(async () => expect(await box()).toHaveFocus())
    expect(left).not.toHaveBeenCalled()
    await expectAccessible()
    await user.click(await box())
    expect(await box()).toBeValid()
    await press('Sign up with Google')
    await waitFor(() => expect(left).toHaveBeenCalled())
    const { app } = await comeBack(left.mock.lastCall?.[0] ?? '', newEmail())
    await expectAcceptance(app)
  })

  it('has the box above the providers of a project without email', async () => {
    const fetch = withConfig({
      credential_enabled: false,
      magic_link_enabled: false,
      required_terms_version: version,
    })
    await openSignUp({ fetch })
    const order = (await box()).compareDocumentPosition(
      screen.getByRole('button', { name: 'Sign up with Google' }),
    )
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('asks again if the terms have changed since it was opened', async () => {
    const { app, user } = await openSignUp({ fetch: withConfig({ required_terms_version: '1' }) })
    await user.type(screen.getByLabelText('Email'), newEmail())
    await user.click(await box())
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
    await waitFor(async () => expect(await box()).toHaveAccessibleDescription(problem))
    expect(await box()).not.toBeChecked()
    await user.click(await box())
    await press('Sign up')
    await expectAcceptance(app)
  })
})

it('the sign-up form alone asks once the service requires it', async () => {
  const { app } = createTermsApp()
  const user = userEvent.setup({ delay: null })
  await show(<CredentialSignUp />, { app })
  await user.type(await screen.findByLabelText('Email'), newEmail())
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
  expect(await box()).toHaveAccessibleDescription(problem)
  await waitFor(async () => expect(await box()).toHaveFocus())
  await user.click(await box())
  await press('Sign up')
  await expectAcceptance(app)
})

describe('a sign-in that creates an account', () => {
  /** Types the code of an address on the sign-in page. */
  async function signInByCode(email: string) {
    const { app, visits } = createTermsApp()
    const user = userEvent.setup({ delay: null })
    await show(<SignIn />, { app })
    await user.type(await screen.findByLabelText('Email'), email)
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await user.type(await screen.findByLabelText('Code'), await findTypedCode(email))
    return { app, visits, user }
  }

  it('asks for the terms after the email code, and continues with the same code', async () => {
    const { app, user } = await signInByCode(newEmail())
    await heading('Create your account')
    expect(screen.getByText(/You don’t have an account yet/)).toBeVisible()
    await waitFor(async () => expect(await box()).toHaveFocus())
    await press('Sign up')
    expect(await box()).toHaveAccessibleDescription(new RegExp(problem))
    await expectAccessible()
    expect(await app.getUser()).toBeNull()
    await user.click(await box())
    await press('Sign up')
    await expectAcceptance(app)
  })

  it('returns to the code, which was not used up', async () => {
    await signInByCode(newEmail())
    await heading('Create your account')
    await press('Cancel')
    await heading('Check your email')
    await press('Sign in')
    await heading('Create your account')
  })

  it('asks no user who exists', async () => {
    const email = newEmail()
    await server.createUser({
      primaryEmail: email,
      primaryEmailVerified: true,
      primaryEmailAuthEnabled: true,
    })
    const { visits } = await signInByCode(email)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('asks on the page of a magic link', async () => {
    const email = newEmail()
    const { app } = createTermsApp()
    await app.sendMagicLinkEmail(email)
    const code = await findCode(email)
    await show(<MagicLinkCallback searchParams={{ code }} />, { app })
    await heading('Sign in with this link?')
    await press('Sign in')
    await heading('Create your account')
    await userEvent.click(await box())
    await press('Sign up')
    await expectAcceptance(app)
  })

  it('asks on the page of a password reset', async () => {
    const other = await server.createUser({ primaryEmail: newEmail(), primaryEmailVerified: true })
    const email = newEmail()
    await other.createContactChannel({ value: email, type: 'email', usedForAuth: true })
    const { app } = createTermsApp()
    await app.sendForgotPasswordEmail(email)
    const code = await findCode(email)
    await show(<PasswordReset searchParams={{ code }} />, { app })
    await userEvent.type(await screen.findByLabelText('New password'), `${password}{Enter}`)
    await heading('Create your account')
    await userEvent.click(await box())
    await press('Sign up')
    await heading('Password updated')
    await expectAcceptance(app)
  })

  it('asks on the error page after a provider, and continues there', async () => {
    const left = watchPageLoads()
    const { app } = createTermsApp()
    await show(<SignIn />, { app })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Google' }))
    await waitFor(() => expect(left).toHaveBeenCalled())
    const email = newEmail()
    const back = await signInAtProvider(left.mock.lastCall?.[0] ?? '', email)
    expect(back.pathname).toBe('/handler/error')
    cleanup()
    window.history.replaceState(null, '', back.pathname + back.search)
    await show(<ErrorPage />, { app: createTermsApp().app })
    await heading('Create your account')
    await userEvent.click(await box())
    await press('Sign up')
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2))
    const signedIn = await comeBack(left.mock.lastCall?.[0] ?? '', email)
    await expectAcceptance(signedIn.app)
  })
})

it('the error page leads to the sign-up page if no sign-in started in this tab', async () => {
  const { app, visits } = createTermsApp()
  await show(<ErrorPage searchParams={{ errorCode: 'TERMS_NOT_ACCEPTED', message: 'x' }} />, {
    app,
  })
  expect(await screen.findByText(problem)).toBeVisible()
  await expectAccessible()
  await press('Sign up')
  await waitFor(() => expect(visits).toEqual(['/handler/sign-up']))
})

/** Signs in at the provider, and completes the sign-in on the callback page. */
async function comeBack(authorizeUrl: string, email: string) {
  const back = await signInAtProvider(authorizeUrl, email)
  vi.unstubAllGlobals()
  cleanup()
  expect(back.pathname).toBe('/handler/oauth-callback')
  window.history.replaceState(null, '', back.pathname + back.search)
  const { app } = createTermsApp()
  await show(<OAuthCallback />, { app })
  return { app }
}
