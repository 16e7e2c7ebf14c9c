import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MagicLinkSignIn, SignIn, type SignInProps, SignUp } from '../../src/index'
import { createGate, except, refusing, unreachable, withConfig } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  type Fetch,
  newEmail,
  password,
  service,
  show,
} from '../harness'
import { findCode, findTypedCode } from '../mailbox'
import { createSecuredUser } from '../second-factor'

const sending = '/auth/otp/send-sign-in-code'
const signingIn = '/auth/otp/sign-in'
const email = () => screen.getByLabelText('Email')
const code = () => screen.findByLabelText('Code')
const sendButton = () => screen.getByRole('button', { name: 'Email me a code' })
const sent = { nonce: 'n'.repeat(39) }
const sendsAtOnce = except(sending, async () => Response.json(sent))

async function open(fetch = service, props: SignInProps = {}) {
  const { visits, redirectMethod } = createRouter()
  const { app } = createApp({ fetch, redirectMethod })
  await show(<SignIn automaticRedirect {...props} />, { app })
  await screen.findByRole('heading', { name: 'Sign in to Demo' })
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

async function openAndSend(fetch = service, address = newEmail()) {
  const opened = await open(fetch)
  await opened.user.type(email(), address)
  await opened.user.click(sendButton())
  await screen.findByRole('heading', { name: 'Check your email' })
  return { ...opened, address }
}

/** A user with a verified address. */
async function createVerifiedUser() {
  const { app, email: address } = await createSignedInApp()
  await app.verifyEmail(await findCode(address))
  return address
}

beforeEach(() => window.history.replaceState(null, '', '/handler/sign-in'))

describe('the email code', () => {
  it('signs in at the sixth character, and redirects', async () => {
    window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=%2Fteams')
    const { user, visits, address } = await openAndSend(service, await createVerifiedUser())
    expect(screen.getByText(/We sent a 6-character code to/)).toHaveTextContent(
      `We sent a 6-character code to ${address}. Enter it, or open the link in the email.`,
    )
    await user.type(await code(), await findTypedCode(address))
    await waitFor(() => expect(visits).toEqual(['/teams']))
    expect(screen.queryByText('You’re signed in')).not.toBeInTheDocument()
  })

  it('signs in a user who never verified the address, and verifies it', async () => {
    const { email: address } = await createSignedInApp()
    const { app, user } = await openAndSend(service, address)
    await user.type(await code(), await findTypedCode(address))
    await waitFor(async () =>
      expect(await app.getUser()).toMatchObject({
        primaryEmail: address,
        primaryEmailVerified: true,
      }),
    )
  })

  it('creates an account for an unknown address', async () => {
    const { app, user, address } = await openAndSend()
    await user.type(await code(), (await findTypedCode(address)).toLowerCase())
    await waitFor(async () => expect((await app.getUser())?.primaryEmail).toBe(address))
  })

  it('is accessible and supports autofill', async () => {
    await openAndSend(sendsAtOnce)
    await waitFor(async () => expect(await code()).toHaveFocus())
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await code()).toHaveAccessibleDescription(/We sent a 6-character code to/)
    await expectAccessible()
  })

  it('accepts a pasted code with spaces and dashes', async () => {
    const { user, address, visits } = await openAndSend(service, await createVerifiedUser())
    const typed = await findTypedCode(address)
    await user.click(await code())
    await user.paste(` ${typed.slice(0, 3)}-${typed.slice(3)} `)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('marks the box of the next character', async () => {
    const { user } = await openAndSend(sendsAtOnce)
    const input = await code()
    const nextBox = () =>
      [...document.querySelectorAll('.stack-code__boxes span')].findIndex((box) =>
        box.classList.contains('stack-code__next'),
      )
    expect(nextBox()).toBe(0)
    await user.type(input, 'K7M')
    expect(nextBox()).toBe(3)
    await user.type(input, '{Backspace}')
    expect(nextBox()).toBe(2)
  })

  it('reports an incorrect code, and clears the boxes', async () => {
    const { user, address, visits } = await openAndSend(service, await createVerifiedUser())
    const right = await findTypedCode(address)
    await user.type(
      await code(),
      right.replace(/./g, (letter) => (letter === 'A' ? 'B' : 'A')),
    )
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(/That code is incorrect/),
    )
    expect(await code()).toHaveValue('')
    await waitFor(() =>
      expect(document.querySelector('.stack-code__boxes span')).toHaveClass('stack-code__next'),
    )
    await waitFor(async () => expect(await code()).toHaveFocus())
    await expectAccessible()
    // By habit, after the sixth character sent the code.
    await user.keyboard('{Enter}')
    expect(await code()).toHaveAccessibleDescription(/That code is incorrect/)
    await user.type(await code(), right.slice(0, 3))
    expect(await code()).toHaveAccessibleDescription(
      /^We sent a 6-character code to [^ ]+ Enter[^.]+\.$/,
    )
    await user.type(await code(), right.slice(3))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it.each([
    ['VERIFICATION_CODE_EXPIRED', /This code has expired/],
    ['VERIFICATION_CODE_ALREADY_USED', /This code has already been used/],
    ['VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', /Too many attempts/],
  ])('explains %s at the boxes', async (error, text) => {
    const { user } = await openAndSend(refusing(signingIn, error, 400, undefined, sendsAtOnce))
    await user.type(await code(), 'ABC123')
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(text))
  })

  it('shows the reason of a sign-up hook that denies the new user, whom it may admit with the same code', async () => {
    const details = { message: 'Ask us for an invitation.' }
    const refuse = refusing(signingIn, 'SIGN_UP_DENIED', 403, details)
    let isInvited = false
    const fetch: Fetch = (request) => (isInvited ? service(request) : refuse(request))
    const { user, visits, address } = await openAndSend(fetch)
    await user.type(await code(), await findTypedCode(address))
    expect(await screen.findByText('Ask us for an invitation.')).toBeVisible()
    await expectAccessible()
    isInvited = true
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('explains that the domain of the address is not allowed, and leads back to the form', async () => {
    const refused = refusing(signingIn, 'EMAIL_DOMAIN_NOT_ALLOWED', 403, undefined, sendsAtOnce)
    const { user } = await openAndSend(refused)
    await user.type(await code(), 'ABC123')
    expect(await screen.findByText(/from this domain aren’t accepted/)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(email()).toBeVisible()
  })

  it.each([
    ['', 'Enter the code.'],
    ['AB', 'The code has 6 characters.'],
  ])('does not send "%s"', async (typed, text) => {
    const { user } = await openAndSend(sendsAtOnce)
    if (typed) await user.type(await code(), typed)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await code()).toHaveAccessibleDescription(expect.stringContaining(text))
  })

  it('shows a pending state, and accepts no input in the meantime', async () => {
    const gate = createGate()
    const { user } = await openAndSend(except(signingIn, gate.pass, sendsAtOnce))
    await user.type(await code(), 'ABC123')
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
    expect(await code()).toHaveAttribute('readonly')
    gate.open()
    await waitFor(async () => expect(await code()).toHaveValue(''))
  })

  it('keeps the code when the service is unreachable', async () => {
    const { user } = await openAndSend(except(signingIn, unreachable, sendsAtOnce))
    await user.type(await code(), 'ABC123')
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(await code()).toHaveValue('ABC123')
  })

  it('can be sent again, and only the new one is valid', async () => {
    const address = await createVerifiedUser()
    const { user, visits } = await openAndSend(service, address)
    const first = await findTypedCode(address)
    const then = Date.now() + 31_000
    vi.spyOn(Date, 'now').mockImplementation(() => then)
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Sent again.')).toHaveRole('status')
    const second = await vi.waitFor(
      async () => {
        const typed = await findTypedCode(address)
        expect(typed).not.toBe(first)
        return typed
      },
      { timeout: 30_000 },
    )
    await user.type(await code(), second)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('goes back to the form with its input', async () => {
    const { user } = await open(sendsAtOnce)
    await user.type(email(), 'ada@example.com')
    await user.type(await screen.findByLabelText('Password'), password)
    await user.click(sendButton())
    await user.click(await screen.findByRole('button', { name: 'Use another address' }))
    expect(email()).toBeVisible()
    await waitFor(() => expect(email()).toHaveFocus())
    expect(email()).toHaveValue('ada@example.com')
    expect(screen.getByLabelText('Password')).toHaveValue(password)
  })

  it('requires the second factor of users who have one', async () => {
    const { email: address, right } = await createSecuredUser()
    const { app } = createApp()
    await app.verifyEmail(await findCode(address))
    const { user, visits } = await openAndSend(service, address)
    await user.type(await code(), await findTypedCode(address))
    await screen.findByRole('heading', { name: 'Two-factor authentication' })
    await user.type(await code(), right)
    await waitFor(() => expect(visits).toEqual(['/']))
  })
})

describe('requesting an email code', () => {
  it('requires an address', async () => {
    const { user } = await open(except(sending, unreachable))
    await user.click(sendButton())
    expect(email()).toHaveAccessibleDescription('Enter your email address.')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(screen.queryByText('Enter your password.')).not.toBeInTheDocument()
  })

  it.each([
    ['USER_EMAIL_ALREADY_EXISTS', /This address was never verified/],
    ['SIGN_UP_NOT_ENABLED', /We couldn’t find an account/],
  ])('explains %s at the address', async (error, text) => {
    const { user } = await open(refusing(sending, error))
    await user.type(email(), 'ada@example.com')
    await user.click(sendButton())
    await waitFor(() => expect(email()).toHaveAccessibleDescription(text))
    await expectAccessible()
  })

  it('shows which button is pending', async () => {
    const gate = createGate()
    const { user } = await open(except(sending, gate.pass))
    await user.type(email(), newEmail())
    await user.click(sendButton())
    expect(sendButton()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy')
    gate.open()
    await screen.findByRole('heading', { name: 'Check your email' })
  })

  it('is the only method if passwords are off', async () => {
    await open(withConfig({ credential_enabled: false, enabled_oauth_providers: [] }))
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(screen.getAllByRole('button')).toEqual([sendButton()])
    await expectAccessible()
  })

  it('is not offered if it is off', async () => {
    await open(withConfig({ magic_link_enabled: false }))
    expect(screen.queryByRole('button', { name: 'Email me a code' })).not.toBeInTheDocument()
  })

  it('comes first if the app says so, with the password one click away', async () => {
    const address = await createVerifiedUser()
    const { user, visits } = await open(service, { firstTab: 'magic-link' })
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    await user.type(email(), address)
    await user.click(screen.getByRole('button', { name: 'Use a password' }))
    expect(email()).toHaveValue(address)
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    await user.keyboard(`${password}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('also creates accounts', async () => {
    const { app, visits } = createApp()
    const address = newEmail()
    await show(<SignUp />, { app })
    const user = userEvent.setup({ delay: null })
    await user.type(await screen.findByLabelText('Email'), address)
    await user.click(screen.getByRole('button', { name: 'Sign up with an email code' }))
    await user.type(await code(), await findTypedCode(address))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('can be used alone on a page of the host', async () => {
    const { app, visits } = createApp()
    const address = newEmail()
    await show(<MagicLinkSignIn />, { app })
    const user = userEvent.setup({ delay: null })
    await user.type(await screen.findByLabelText('Email'), `${address}{Enter}`)
    await user.type(await code(), await findTypedCode(address))
    await waitFor(() => expect(visits).toEqual(['/']))
  })
})
