import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ForgotPassword, SignIn } from '../../src/index'
import { crash, createGate, except, refusing, unreachable, withConfig } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  password as good,
  hushErrors,
  service,
  show,
  wholeText,
} from '../harness'

const endpoint = '/auth/password/sign-in'
const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: 'Sign in' })

async function open(fetch = service, options = {}) {
  const { app, visits } = createApp({ fetch, ...options })
  await show(<SignIn automaticRedirect />, { app })
  await screen.findByRole('heading', { name: 'Sign in to Demo' })
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

async function openAndSend(fetch = service, secret = good, address = 'ada@example.com') {
  const opened = await open(fetch)
  await opened.user.type(email(), address)
  await opened.user.type(password(), `${secret}{Enter}`)
  return opened
}

beforeEach(() => window.history.replaceState(null, '', '/handler/sign-in'))

describe('SignIn', () => {
  it('signs in and redirects, showing nothing in between', async () => {
    const { email: address } = await createSignedInApp()
    const { visits, redirectMethod } = createRouter()
    const { user } = await open(service, { redirectMethod })
    await user.type(email(), address)
    await user.type(password(), `${good}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(screen.queryByText('You’re signed in')).not.toBeInTheDocument()
  })

  it('is accessible and supports password managers', async () => {
    await open()
    expect(email()).toHaveAttribute('autocomplete', 'email')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/handler/sign-up',
    )
    await expectAccessible()
  })

  it('leads from the email to the password by Tab, and then to the link beside it', async () => {
    const { user } = await open()
    await user.click(email())
    await user.tab()
    expect(password()).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveFocus()
  })

  it('reveals the password by keyboard', async () => {
    const { user } = await open()
    await user.type(password(), good)
    await user.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(password()).toHaveAttribute('type', 'text')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus())
  })

  it('can be used twice on a page with distinct labels', async () => {
    const { app } = createApp()
    await show(
      <>
        <SignIn />
        <SignIn />
      </>,
      { app },
    )
    const fields = await screen.findAllByLabelText('Password')
    expect(new Set(fields.map(({ id }) => id)).size).toBe(2)
    await expectAccessible()
  })

  it('rejects an incorrect email or password, and clears only the password', async () => {
    await openAndSend(service, 'not the password')
    expect(await screen.findByText(/Incorrect email or password/)).toBeVisible()
    expect(email()).toHaveValue('ada@example.com')
    expect(password()).toHaveValue('')
    await waitFor(() => expect(password()).toHaveFocus())
    expect(password()).toHaveAccessibleDescription(/Incorrect/)
    await expectAccessible()
  })

  it('shows missing fields without a request', async () => {
    const { user } = await open(except(endpoint, unreachable))
    await user.type(email(), 'ada')
    await user.click(button())
    expect(email()).toHaveAccessibleDescription(/Enter a valid email address/)
    expect(password()).toHaveAccessibleDescription('Enter your password.')
    await waitFor(() => expect(email()).toHaveFocus())
  })

  it.each([
    [null, 'This account has been suspended.'],
    [Date.UTC(2030, 5, 15, 12), /^This account is suspended until June 15, 2030 at \d+:00/],
  ])('explains a ban until %s', async (banned_until_millis, text) => {
    await openAndSend(refusing(endpoint, 'USER_BANNED', 403, { banned_until_millis }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(password()).toHaveValue(good)
  })

  it('shows in place that passwords are turned off', async () => {
    await openAndSend(refusing(endpoint, 'PASSWORD_AUTHENTICATION_NOT_ENABLED'))
    expect(await screen.findByText('Password sign-in isn’t available.')).toBeVisible()
    expect(password()).toHaveValue(good)
  })

  it('asks to wait after too many attempts', async () => {
    await openAndSend(except(endpoint, async () => new Response('slow down', { status: 429 })))
    expect(await screen.findByText('Wait a minute, then try again.')).toBeVisible()
  })

  it('keeps the input when the service is unreachable, and sends it again', async () => {
    const { email: address } = await createSignedInApp()
    let isDown = true
    const flaky = except(endpoint, (request) => (isDown ? unreachable() : service(request)))
    const { user, visits } = await openAndSend(flaky, good, address)
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(email()).toHaveValue(address)
    expect(password()).toHaveValue(good)
    isDown = false
    await user.click(button())
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows a pending state and keeps its label', async () => {
    const gate = createGate()
    const { visits } = await openAndSend(except(endpoint, gate.pass))
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Signing in')).toHaveRole('status')
    await expectAccessible()
    gate.open()
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    expect(visits).toEqual([])
  })

  it('links to the forgotten password page, with the typed email', async () => {
    const { app, user, visits } = await open()
    await user.type(email(), 'ada@example.com')
    const link = screen.getByRole('link', { name: 'Forgot password?' })
    expect(link).toHaveAttribute('href', '/handler/forgot-password')
    await user.click(link)
    await waitFor(() => expect(visits).toEqual(['/handler/forgot-password']))
    cleanup()
    await show(<ForgotPassword />, { app })
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com')
  })

  it('redirects signed-in users once', async () => {
    const { app, visits, email: address } = await createSignedInApp()
    await show(<SignIn automaticRedirect />, { app })
    expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeVisible()
    expect(screen.getByText(wholeText(`You’re signed in as ${address}.`))).toBeVisible()
    await waitFor(() => expect(visits).toEqual(['/']))
    await expectAccessible()
  })

  it('offers signed-in users to continue or sign out', async () => {
    const { app, visits } = await createSignedInApp()
    await show(<SignIn />, { app })
    const user = userEvent.setup({ delay: null })
    await user.click(await screen.findByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(visits).toEqual(['/']))
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })

  it('reports that no sign-in method is enabled', async () => {
    await open(
      withConfig({
        credential_enabled: false,
        magic_link_enabled: false,
        enabled_oauth_providers: [],
      }),
    )
    expect(screen.getByText(/No sign-in method is enabled/)).toBeVisible()
  })

  it('shows a skeleton while loading, and a message if it takes long', async () => {
    const gate = createGate()
    const { app } = createApp({ fetch: except('/projects/current', gate.pass) })
    await show(<SignIn />, { app })
    expect(screen.getByText('Loading')).toHaveRole('status')
    await expectAccessible()
    expect(await screen.findByText('This is taking longer than usual.')).toHaveRole('status')
    await expectAccessible()
    gate.open()
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })

  it.each([
    ['is down', unreachable, 'We can’t reach the server'],
    ['fails', crash, 'Something went wrong'],
  ])('shows an error if the service %s at first, and retries', async (_name, fault, title) => {
    hushErrors()
    let isFaulty = true
    const fetch = except('/projects/current', (request) => (isFaulty ? fault() : service(request)))
    const { app } = createApp({ fetch })
    await show(<SignIn />, { app })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    await expectAccessible()

    const user = userEvent.setup({ delay: null })
    const retry = () => screen.getByRole('button', { name: 'Try again' })
    await user.click(retry())
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'))
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    isFaulty = false
    await user.click(retry())
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })

  it('previews a given project', async () => {
    const { app } = createApp({ fetch: unreachable })
    const config = { signUpEnabled: false, credentialEnabled: true }
    await show(<SignIn mockProject={{ config }} />, { app })
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument()
  })

  it('sends nothing and stays on the page in a preview', async () => {
    const sent: string[] = []
    const send: typeof fetch = (input) => {
      sent.push(new Request(input).url)
      return unreachable()
    }
    const { visits, redirectMethod } = createRouter()
    const { app } = createApp({ fetch: send, redirectMethod })
    const config = { signUpEnabled: true, credentialEnabled: true, magicLinkEnabled: true }
    await show(<SignIn mockProject={{ config }} />, { app })
    const user = userEvent.setup({ delay: null })
    await screen.findByRole('heading', { name: 'Sign in' })
    await user.type(email(), 'ada@example.com')
    await user.type(password(), `${good}{Enter}`)
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await user.click(screen.getByRole('link', { name: 'Sign up' }))
    expect(email()).toHaveValue('ada@example.com')
    expect(sent.filter((url) => url.includes('/auth/'))).toEqual([])
    expect(visits).toEqual([])
  })
})
