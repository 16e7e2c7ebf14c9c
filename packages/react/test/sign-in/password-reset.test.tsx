import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { PasswordReset, SignIn } from '../../src/index'
import { crash, createGate, except, refusing, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  hushErrors,
  password as old,
  service,
  show,
} from '../harness'
import { findCode } from '../mailbox'
import { createSecuredUser } from '../second-factor'

const checking = '/auth/password/reset/check-code'
const resetting = '/auth/password/reset'
const fresh = 'another good one'
const heading = (name: string) => screen.findByRole('heading', { name })
const field = () => screen.getByLabelText('New password')

/** Responds as services of the original protocol. */
async function withoutEmail() {
  return Response.json({ is_code_valid: true })
}

/** A user with a password reset email. */
async function forget() {
  const { app, email } = await createSignedInApp()
  await app.sendForgotPasswordEmail(email)
  return { email, code: await findCode(email, /reset/i) }
}

async function open(code: string | undefined, fetch = service) {
  const { app, visits } = createApp({ fetch })
  await show(<PasswordReset searchParams={{ code }} />, { app })
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

async function openForm(fetch = service) {
  const mail = await forget()
  const opened = await open(mail.code, fetch)
  await heading('Choose a new password')
  return { ...mail, ...opened }
}

async function openAndReset(fetch = service, chosen = fresh) {
  const opened = await openForm(fetch)
  await opened.user.type(field(), `${chosen}{Enter}`)
  return opened
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('PasswordReset', () => {
  it('sets the new password, signs in with it, and continues', async () => {
    const { app, email, user, visits } = await openAndReset()
    expect(await heading('Password updated')).toBeVisible()
    expect(screen.getByText(/You’re signed in/)).toBeVisible()
    await expectAccessible()
    expect((await app.getUser())?.primaryEmail).toBe(email)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(visits).toEqual(['/']))
    const other = createApp().app
    const signIn = (password: string) =>
      other.signInWithCredential({ email, password, noRedirect: true })
    expect((await signIn(old)).status).toBe('error')
    expect((await signIn(fresh)).status).toBe('ok')
  })

  it('continues to the earlier redirect URL', async () => {
    const { code } = await forget()
    const query = `?after_auth_return_to=%2Fteams&code=${code}`
    window.history.replaceState(null, '', `/handler/password-reset${query}`)
    const { app, visits } = createApp()
    await show(<PasswordReset />, { app })
    await heading('Choose a new password')
    const user = userEvent.setup({ delay: null })
    await user.type(field(), `${fresh}{Enter}`)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(visits).toEqual(['/teams']))
  })

  it('asks for the second factor of users who have one', async () => {
    const { app, email, right } = await createSecuredUser()
    await app.verifyEmail(await findCode(email))
    await app.sendForgotPasswordEmail(email)
    const { user, visits } = await open(await findCode(email, /reset/i))
    await heading('Choose a new password')
    await user.type(field(), `${fresh}{Enter}`)
    await heading('Two-factor authentication')
    await user.type(await screen.findByLabelText('Code'), right)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('names its account, and leaves the session of another one alone', async () => {
    const { email, code } = await forget()
    const { app } = await createSignedInApp()
    await show(<PasswordReset searchParams={{ code }} />, { app })
    expect(await heading('You’re signed in')).toBeVisible()
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
    await app.signOut()
    await heading('Choose a new password')
    await waitFor(() => expect(document.querySelector('strong')).toHaveTextContent(email))
  })

  it('sets a new password of the signed-in user', async () => {
    const { app, email } = await createSignedInApp()
    await app.sendForgotPasswordEmail(email)
    const code = await findCode(email, /reset/i)
    await show(<PasswordReset searchParams={{ code }} />, { app })
    await heading('Choose a new password')
    const user = userEvent.setup({ delay: null })
    await user.type(field(), `${fresh}{Enter}`)
    expect(await screen.findByText(/You’re signed in/)).toBeVisible()
    expect((await app.getUser())?.primaryEmail).toBe(email)
  })

  it.each([
    ['the sign-in fails', except('/auth/password/sign-in', unreachable)],
    ['the service does not tell the address', except(checking, withoutEmail)],
  ])('links to the sign-in page if %s', async (_name, fetch) => {
    const { user, visits } = await openAndReset(fetch)
    expect(await heading('Password updated')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('fills in the address on the sign-in page if the sign-in fails', async () => {
    const { email } = await openAndReset(except('/auth/password/sign-in', unreachable))
    await heading('Password updated')
    await show(<SignIn />, { app: createApp().app })
    expect(await screen.findByLabelText('Email')).toHaveValue(email)
  })

  it('is accessible and supports password managers', async () => {
    const { email } = await openForm()
    expect(document.querySelector('[autocomplete=username]')).toHaveValue(email)
    expect(field()).toHaveAttribute('autocomplete', 'new-password')
    expect(field()).toHaveAccessibleDescription('At least 8 characters.')
    await expectAccessible()
  })

  it.each([
    ['short', /too short/],
    ['x'.repeat(71), /too long/],
  ])('shows the problem at the field: %s', async (chosen, text) => {
    await openAndReset(except(resetting, unreachable), chosen)
    expect(field()).toHaveAccessibleDescription(text)
    await waitFor(() => expect(field()).toHaveFocus())
    await expectAccessible()
  })

  it('shows a rejection by the service at the field', async () => {
    await openAndReset(refusing(resetting, 'PASSWORD_TOO_SHORT', 400, { min_length: 12 }))
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/12 characters/))
  })

  it('accepts another password after a commonly used one', async () => {
    const { user } = await openAndReset(service, 'Password1')
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(/too common or has appeared in a data breach/),
    )
    await user.clear(field())
    await user.type(field(), `${fresh}{Enter}`)
    expect(await heading('Password updated')).toBeVisible()
  })

  it('shows a skeleton of the form while the code is checked', async () => {
    const gate = createGate()
    const { code } = await forget()
    await open(code, except(checking, gate.pass))
    expect(screen.getByRole('status')).toHaveTextContent('Loading')
    gate.open()
    expect(await heading('Choose a new password')).toBeVisible()
  })

  it('shows a pending state', async () => {
    const gate = createGate()
    await openAndReset(except(resetting, gate.pass))
    const button = screen.getByRole('button', { name: 'Reset password' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    gate.open()
    await heading('Password updated')
  })

  it.each([
    ['is missing', undefined],
    ['was cut off', 'abc'],
    ['unknown', 'c'.repeat(45)],
  ])('shows an invalid link if its code %s', async (_name, code) => {
    const { user, visits } = await open(code)
    expect(await heading('This link doesn’t work')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Request a new link' }))
    await waitFor(() =>
      expect(visits).toEqual([expect.stringContaining('/handler/forgot-password')]),
    )
  })

  it('shows that the link was used', async () => {
    const { code, app } = await openForm()
    await app.resetPassword({ code, password: fresh })
    await open(code)
    expect(await heading('This link has already been used')).toBeVisible()
    await expectAccessible()
  })

  it.each([
    ['VERIFICATION_CODE_EXPIRED', 'This link has expired'],
    ['VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', 'Too many attempts'],
  ])('explains %s, before and after the form', async (code, title) => {
    await open('c'.repeat(45), refusing(checking, code))
    expect(await heading(title)).toBeVisible()
    await expectAccessible()
    await openAndReset(refusing(resetting, code))
    await waitFor(() => expect(screen.getAllByRole('heading', { name: title })).toHaveLength(2))
  })

  it('keeps the input when the service is unreachable', async () => {
    await openAndReset(except(resetting, unreachable))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(field()).toHaveValue(fresh)
  })

  it('shows an error if the code cannot be checked, and can be retried', async () => {
    hushErrors()
    let isDown = true
    const { code } = await forget()
    const { user } = await open(
      code,
      except(checking, (request) => (isDown ? crash() : service(request))),
    )
    expect(await heading('Something went wrong')).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await heading('Choose a new password')).toBeVisible()
  })
})
