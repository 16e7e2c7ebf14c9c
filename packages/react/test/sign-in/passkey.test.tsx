import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPasskeyDevice, type PasskeyDevice } from '../../../core/test/passkey-device'
import { PasskeyButton, SignIn, SignUp } from '../../src/index'
import { except, refusing, unreachable, withConfig } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  service,
  show,
  wholeText,
} from '../harness'

const endpoint = '/auth/passkey/sign-in'
const button = () => screen.findByRole('button', { name: /^Sign in with a passkey/ })

let device: PasskeyDevice
beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/handler/sign-in')
  device = openPasskeyDevice('http://localhost:5173')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A user with a passkey on this device. */
async function enrol() {
  const { app, email } = await createSignedInApp()
  const user = await app.getUser({ or: 'throw' })
  expect(await user.registerPasskey()).toEqual({ status: 'ok', data: undefined })
  return email
}

async function open(fetch = service) {
  const { visits, redirectMethod } = createRouter()
  const { app } = createApp({ fetch, redirectMethod })
  // Autofill waits until the user selects a passkey.
  device.next = 'waits'
  device.asked.length = 0
  await show(<SignIn automaticRedirect />, { app })
  await screen.findByLabelText('Email')
  await waitFor(() =>
    expect(device.asked.map(({ mediation }) => mediation)).toEqual(['conditional']),
  )
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

describe('a passkey', () => {
  it('signs in with the button, and redirects', async () => {
    const email = await enrol()
    const { app, user, visits } = await open()
    await expectAccessible()
    await user.click(await button())
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(screen.queryByText('You’re signed in')).not.toBeInTheDocument()
    expect((await app.getUser())?.primaryEmail).toBe(email)
  })

  it('is suggested by the autofill of the email field, and signs in from there', async () => {
    const email = await enrol()
    const { visits, redirectMethod } = createRouter()
    const { app } = createApp({ redirectMethod })
    await show(<SignIn automaticRedirect />, { app })
    const field = await screen.findByLabelText('Email')
    // The field is shown before the project is known, which decides what it suggests.
    await waitFor(() => expect(field).toHaveAttribute('autocomplete', 'username webauthn'))
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(screen.queryByText('You’re signed in')).not.toBeInTheDocument()
    expect((await app.getUser())?.primaryEmail).toBe(email)
  })

  it('shows no error if autofill is unavailable', async () => {
    const { app } = createApp({
      fetch: except('/auth/passkey/initiate-passkey-authentication', unreachable),
    })
    await show(<SignIn />, { app })
    await screen.findByLabelText('Email')
    expect(screen.queryByText('We can’t reach the server')).not.toBeInTheDocument()
  })

  it('notices a sign-in in another tab while autofill is pending', async () => {
    const { app, visits } = await open()
    const { email } = await createSignedInApp()
    await app.signInWithCredential({ email, password: 'correct horse', noRedirect: true })
    expect(await screen.findByText(wholeText(`You’re signed in as ${email}.`))).toBeVisible()
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows no error when the user closes the dialog', async () => {
    await enrol()
    const { user } = await open()
    device.next = new DOMException('closed', 'NotAllowedError')
    await user.click(await button())
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'))
    expect(device.asked).toHaveLength(2)
    expect(screen.queryByText(/couldn’t use your passkey/)).not.toBeInTheDocument()
  })

  it('shows an error in place when the device fails', async () => {
    await enrol()
    const { user } = await open()
    device.next = new DOMException('broken', 'UnknownError')
    await user.click(await button())
    expect(await screen.findByText(/We couldn’t use your passkey/)).toBeVisible()
    await expectAccessible()
  })

  it.each([
    ['PASSKEY_AUTHENTICATION_FAILED', /We couldn’t use your passkey/],
    ['PASSKEY_AUTHENTICATION_NOT_ENABLED', 'Passkey sign-in isn’t available.'],
  ])('explains %s in place', async (code, text) => {
    await enrol()
    const { user } = await open(refusing(endpoint, code))
    await user.click(await button())
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('requires the second factor of users who have one', async () => {
    await enrol()
    const details = { attempt_code: 'x'.repeat(45) }
    const { user } = await open(
      refusing(endpoint, 'MULTI_FACTOR_AUTHENTICATION_REQUIRED', 400, details),
    )
    await user.click(await button())
    expect(await screen.findByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  })

  it('is marked if it was used last', async () => {
    await enrol()
    const { user, visits } = await open()
    await user.click(await button())
    await waitFor(() => expect(visits).toEqual(['/']))
    cleanup()
    await open()
    expect(await button()).toHaveTextContent('Last used')
  })

  it('is not offered if it is turned off, nor for sign-up', async () => {
    const { app } = createApp({ fetch: withConfig({ passkey_enabled: false }) })
    await show(<SignIn />, { app })
    expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument()
    cleanup()
    await show(<SignUp />, { app: createApp().app })
    await screen.findByLabelText('Email')
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument()
  })

  it('can be used alone on a page of the host, in browsers with passkeys', async () => {
    await enrol()
    const { app, visits } = createApp()
    await show(<PasskeyButton />, { app })
    await userEvent.click(await button())
    await waitFor(() => expect(visits).toEqual(['/']))
    cleanup()
    vi.unstubAllGlobals()
    await show(<PasskeyButton />, { app: createApp().app })
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
