import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ForgotPassword } from '../../src/index'
import { createGate, except, refusing, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  newEmail,
  service,
  show,
  wholeText,
} from '../harness'
import { findMail } from '../mailbox'

const endpoint = '/auth/password/send-reset-code'
const email = () => screen.getByLabelText('Email')
const send = () => screen.getByRole('button', { name: 'Send link' })
const respondsAtOnce = except(endpoint, async () => Response.json({ success: true }))

async function open(fetch = service) {
  const { app, visits } = createApp({ fetch })
  await show(<ForgotPassword />, { app })
  await screen.findByRole('heading', { name: 'Reset your password' })
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

async function openAndSend(fetch = service, address = newEmail()) {
  const opened = await open(fetch)
  await opened.user.type(email(), `${address}{Enter}`)
  return { ...opened, address }
}

async function sendAtOnce() {
  const requests: string[] = []
  const opened = await openAndSend(
    except(endpoint, async (request) => {
      requests.push(((await request.json()) as { email: string }).email)
      return Response.json({ success: true })
    }),
  )
  await screen.findByRole('heading', { name: 'Check your email' })
  return { ...opened, requests }
}

/** Sets the clock; the page notices within a second. */
function pass(seconds: number) {
  const then = Date.now() + seconds * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => then)
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('ForgotPassword', () => {
  it('emails a link, and confirms it', async () => {
    const { email: address } = await createSignedInApp()
    await openAndSend(service, address)
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible()
    expect(screen.getByText(/has an account/)).toHaveTextContent(`If ${address} has an account`)
    expect(screen.getByRole('button', { name: 'Back to sign in' })).toHaveClass(
      'stack-button--primary',
    )
    await expectAccessible()
    const { links } = await findMail(address, /reset/i)
    expect(links.join()).toContain('/handler/password-reset?code=')
  })

  it('shows the same for an unknown address', async () => {
    const { address } = await openAndSend()
    expect(await screen.findByText(/has an account/)).toHaveTextContent(
      `If ${address} has an account`,
    )
  })

  it('is accessible and supports password managers', async () => {
    await open()
    expect(email()).toHaveAttribute('autocomplete', 'email')
    await expectAccessible()
  })

  it('links back to the sign-in page', async () => {
    window.history.replaceState(null, '', '/handler/forgot-password?after_auth_return_to=%2Fa')
    const { user, visits } = await open()
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in?after_auth_return_to=%2Fa']))
  })

  it.each([
    ['', 'Enter your email address.'],
    ['ada', /Enter a valid email address/],
  ])('validates the address "%s" without a request', async (typed, text) => {
    const { user } = await open(except(endpoint, unreachable))
    if (typed) await user.type(email(), typed)
    await user.click(send())
    expect(email()).toHaveAccessibleDescription(text)
    await waitFor(() => expect(email()).toHaveFocus())
    await expectAccessible()
  })

  it('shows a pending state', async () => {
    const gate = createGate()
    await openAndSend(except(endpoint, gate.pass))
    expect(send()).toHaveAttribute('aria-busy', 'true')
    gate.open()
    await screen.findByRole('heading', { name: 'Check your email' })
  })

  it('keeps the input when the service is unreachable', async () => {
    const { address } = await openAndSend(except(endpoint, unreachable))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(email()).toHaveValue(address)
  })

  it('shows in place that passwords are turned off', async () => {
    await openAndSend(refusing(endpoint, 'PASSWORD_AUTHENTICATION_NOT_ENABLED'))
    expect(await screen.findByText('Password sign-in isn’t available.')).toBeVisible()
  })

  it('can send again after a while, and confirms it', async () => {
    const { user, address, requests } = await sendAtOnce()
    const again = () => screen.getByRole('button', { name: /^Send again/ })
    expect(again()).toHaveAttribute('aria-disabled', 'true')
    expect(again()).toHaveTextContent(/Send again in \d+ s/)
    await user.click(again())
    expect(requests).toEqual([address])

    pass(31)
    await waitFor(() => expect(again()).toHaveTextContent(/^Send again$/))
    await user.click(again())
    expect(await screen.findByText('Sent again.')).toHaveRole('status')
    expect(requests).toEqual([address, address])
    expect(again()).toHaveAttribute('aria-disabled', 'true')
  })

  it('shows an error in place if sending again fails, and can be retried', async () => {
    let isDown = false
    const { user } = await openAndSend((request) =>
      isDown ? unreachable() : respondsAtOnce(request),
    )
    await screen.findByRole('heading', { name: 'Check your email' })
    pass(31)
    isDown = true
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Sent again.')).toBeInTheDocument()
    expect(screen.queryByText('We can’t reach the server')).not.toBeInTheDocument()
  })

  it('goes back to the address to correct it', async () => {
    const { user, address, requests } = await sendAtOnce()
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(email()).toHaveValue(address)
    await user.clear(email())
    await user.type(email(), 'other@example.com{Enter}')
    expect(await screen.findByText(/has an account/)).toHaveTextContent(
      'If other@example.com has an account',
    )
    expect(requests).toEqual([address, 'other@example.com'])
  })

  it('offers signed-in users to continue or sign out', async () => {
    const { app, email: address, visits } = await createSignedInApp()
    await show(<ForgotPassword />, { app })
    expect(await screen.findByText(wholeText(`You’re signed in as ${address}.`))).toBeVisible()
    expect(visits).toEqual([])
    await act(async () => app.signOut())
    expect(await screen.findByLabelText('Email')).toBeVisible()
  })
})
