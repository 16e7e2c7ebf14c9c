import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SignUp } from '../../src/index'
import { crash, createGate, except, refusing, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  password as good,
  newEmail,
  service,
  show,
} from '../harness'

const endpoint = '/auth/password/sign-up'
const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const repeat = () => screen.getByLabelText('Confirm password')
const button = () => screen.getByRole('button', { name: 'Sign up' })

async function open(fetch = service, props = {}) {
  const { app, visits } = createApp({ fetch })
  await show(<SignUp {...props} />, { app })
  await screen.findByRole('heading', { name: 'Create your account' })
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

async function openAndSend(fetch = service, address = newEmail(), chosen = good) {
  const opened = await open(fetch)
  await opened.user.type(email(), address)
  await opened.user.type(password(), `${chosen}{Enter}`)
  return opened
}

describe('SignUp', () => {
  it('creates the account and redirects', async () => {
    const address = newEmail()
    const { app, visits } = await openAndSend(service, address)
    await waitFor(() => expect(visits).toEqual(['/']))
    expect((await app.getUser())?.primaryEmail).toBe(address)
  })

  it('labels each field for browsers and password managers', async () => {
    await open()
    expect(email()).toHaveAttribute('autocomplete', 'email')
    expect(password()).toHaveAttribute('autocomplete', 'new-password')
    expect(password()).toHaveAccessibleDescription('At least 8 characters.')
    expect(password()).toHaveAttribute('passwordrules', 'minlength: 8; maxlength: 70;')
    expect(screen.queryByLabelText('Confirm password')).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('shows errors at each field and focuses the first', async () => {
    const { user } = await open()
    await user.type(password(), 'short')
    await user.click(button())
    expect(email()).toHaveAccessibleDescription('Enter your email address.')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(password()).toBeInvalid()
    expect(password()).toHaveAccessibleDescription(/too short. Use at least 8 characters/)
    await expectAccessible()
  })

  it('removes an error as soon as the field is valid', async () => {
    const { user } = await open()
    await user.click(button())
    expect(password()).toBeInvalid()
    await user.type(password(), good)
    expect(password()).toBeValid()
    expect(email()).toBeInvalid()
  })

  it('has a field to confirm the password if configured', async () => {
    const { user, visits } = await open(service, { noPasswordRepeat: false })
    await user.type(email(), newEmail())
    await user.type(password(), good)
    await user.type(repeat(), 'something else{Enter}')
    expect(repeat()).toHaveAccessibleDescription(/Passwords don’t match/)
    await user.clear(repeat())
    await user.type(repeat(), `${good}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows while typing whether the password is long enough, and its strength', async () => {
    const { user } = await open()
    const rule = () => screen.getByText('At least 8 characters.')
    const strength = (word: string) => screen.findByText(word)
    await user.type(email(), 'ada.lovelace@example.com')
    await user.type(password(), 'lovelac')
    expect(rule()).not.toHaveAttribute('data-stack-met')
    expect(await strength('Weak')).toHaveRole('status')
    await user.type(password(), 'e')
    expect(rule()).toHaveAttribute('data-stack-met')
    await user.type(password(), 'Q7x')
    expect(await strength('Fair')).toHaveRole('status')
    await user.type(password(), '-gate42')
    expect(await strength('Strong')).toHaveRole('status')
    await expectAccessible()
    await user.clear(password())
    expect(screen.queryByText('Strong')).not.toBeInTheDocument()
  })

  it('shows an error of the password in place of the line of its strength', async () => {
    const { user } = await open()
    const line = () => document.querySelector('[data-stack-strength]')
    await user.type(email(), 'ada.lovelace@example.com')
    await user.type(password(), 'lovelac')
    expect(line()).toHaveAttribute('data-stack-strength', 'weak')
    await user.type(password(), '{Enter}')
    expect(await screen.findByText(/This password is too short/)).toBeVisible()
    expect(line()).toBeNull()
    expect(screen.queryByText('Weak')).not.toBeInTheDocument()
    await user.type(password(), 'eQ7x')
    expect(line()).toHaveAttribute('data-stack-strength', 'fair')
  })

  it('never calls a password strong that the project refuses as too short', async () => {
    const demanding = except('/projects/current', async (request) => {
      const project = await (await service(request)).json()
      const config = { ...project.config, password_min_length: 20 }
      return Response.json({ ...project, config })
    })
    const { user } = await open(demanding)
    await user.type(password(), 'lovelaceQ7x-gate42')
    expect(screen.getByText('At least 20 characters.')).not.toHaveAttribute('data-stack-met')
    expect(await screen.findByText('Weak')).toHaveRole('status')
    await user.type(password(), '-x')
    expect(await screen.findByText('Strong')).toHaveRole('status')
  })

  it('reveals the password on request, also by keyboard', async () => {
    const { user } = await open()
    password().focus()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(password()).toHaveAttribute('type', 'text')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus())
  })

  it('reports an existing account, and links to sign-in', async () => {
    const { email: taken } = await createSignedInApp()
    const { user, visits } = await openAndSend(service, taken)
    const link = await screen.findByRole('link', { name: 'Sign in instead' })
    expect(email()).toHaveAccessibleDescription(/An account with this email already exists/)
    await waitFor(() => expect(email()).toHaveFocus())
    expect(password()).toHaveValue(good)
    await expectAccessible()
    await user.click(link)
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-in')]))
  })

  it('explains at the email field that its domain is not allowed, and keeps what was typed', async () => {
    await openAndSend(refusing(endpoint, 'EMAIL_DOMAIN_NOT_ALLOWED', 403))
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription(/from this domain aren’t accepted/),
    )
    await waitFor(() => expect(email()).toHaveFocus())
    expect(password()).toHaveValue(good)
    await expectAccessible()
  })

  it.each([
    ['SIGN_UP_DENIED', 403, { message: 'Ask us for an invitation.' }, 'Ask us for an invitation.'],
    ['SIGN_UP_DENIED', 403, { message: null }, /This sign-up wasn’t accepted/],
    ['SIGN_UP_HOOK_FAILED', 502, undefined, /can’t sign up right now/],
  ])(
    'explains %s of a sign-up hook, and keeps what was typed',
    async (code, status, details, text) => {
      await openAndSend(refusing(endpoint, code, status, details))
      expect(await screen.findByText(text)).toBeVisible()
      expect(password()).toHaveValue(good)
      await expectAccessible()
    },
  )

  it.each([
    ['PASSWORD_TOO_SHORT', { min_length: 8 }],
    ['PASSWORD_TOO_LONG', { max_length: 70 }],
  ])('shows %s at the password', async (code, details) => {
    await openAndSend(refusing(endpoint, code, 400, details))
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/This password is too/))
  })

  it.each([
    ['Password1', /too common or has appeared in a data breach/],
    ['demo2026!', /easy to guess from your email address or the name of this app/],
  ])('explains at the password why %s is refused, and accepts another', async (guessable, text) => {
    const { user, visits } = await openAndSend(service, newEmail(), guessable)
    await waitFor(() => expect(password()).toHaveAccessibleDescription(text))
    await expectAccessible()
    await user.clear(password())
    await user.type(password(), `${good}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it.each([
    ['SIGN_UP_NOT_ENABLED', 'New accounts can’t be created right now.'],
    ['PASSWORD_AUTHENTICATION_NOT_ENABLED', 'Password sign-in isn’t available.'],
  ])('explains %s in place', async (code, text) => {
    await openAndSend(refusing(endpoint, code))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('keeps the input when the service is unreachable', async () => {
    await openAndSend(except(endpoint, unreachable))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(password()).toHaveValue(good)
    await expectAccessible()
  })

  it('shows the request id of an unexpected error', async () => {
    await openAndSend(except(endpoint, crash))
    expect(await screen.findByText('7k2mq4x9r5t1w8yz')).toBeVisible()
  })

  it('sends once, however often the button is pressed', async () => {
    const gate = createGate()
    let calls = 0
    const { user, visits } = await openAndSend(
      except(endpoint, (request) => {
        calls += 1
        return gate.pass(request)
      }),
    )
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await user.dblClick(button())
    gate.open()
    await waitFor(() => expect(visits).toHaveLength(1))
    expect(calls).toBe(1)
  })

  it('shows that sign-up is closed', async () => {
    const closed = except('/projects/current', async (request) => {
      const project = await (await service(request)).json()
      return Response.json({ ...project, config: { ...project.config, sign_up_enabled: false } })
    })
    const { app } = createApp({ fetch: closed })
    await show(<SignUp />, { app })
    expect(await screen.findByRole('heading', { name: 'Sign-ups are closed' })).toBeVisible()
    await expectAccessible()
  })
})
