import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { CredentialSignIn, ForgotPassword, MagicLinkSignIn, SignIn } from '../../src/index'
import { except } from '../faults'
import { createApp, createSignedInApp, newEmail, password, show } from '../harness'
import { findCode, findTypedCode } from '../mailbox'
import { createSecuredUser } from '../second-factor'

const heading = (name: string) => screen.findByRole('heading', { name })
const code = () => screen.findByLabelText('Code')
const respondsAtOnce = except('/auth/password/send-reset-code', async () =>
  Response.json({ success: true }),
)

async function open(page: ReactNode) {
  const { app, visits } = createApp({ fetch: respondsAtOnce })
  await show(page, { app })
  const user = userEvent.setup({ delay: null })
  return { app, visits, user, email: await screen.findByLabelText('Email') }
}

/** Loads the page again: only the browser's history and storage remain. */
async function reload(page: ReactNode) {
  cleanup()
  const { app, visits } = createApp({ fetch: respondsAtOnce })
  await show(page, { app })
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

/** Sends a code to a user with a verified address. */
async function requestCode() {
  const { app, email: address } = await createSignedInApp()
  await app.verifyEmail(await findCode(address))
  const { user, email } = await open(<SignIn />)
  await user.type(email, address)
  await user.click(await screen.findByRole('button', { name: 'Email me a code' }))
  await heading('Check your email')
  return { user, address }
}

beforeEach(() => window.history.replaceState(null, '', '/handler/sign-in'))

describe('a step of a sign-in', () => {
  it('asks for the same email code after a reload', async () => {
    const { address } = await requestCode()
    const { user, visits } = await reload(<SignIn />)
    await heading('Check your email')
    expect(screen.getByText(/^We sent a 6-character code to/)).toHaveTextContent(
      `code to ${address}.`,
    )
    await user.type(await code(), await findTypedCode(address))
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(JSON.stringify(window.history.state)).not.toContain(address)
  })

  it('leads back to the address after a reload', async () => {
    const { address } = await requestCode()
    const { user } = await reload(<SignIn />)
    await user.click(await screen.findByRole('button', { name: 'Use another address' }))
    const email = await screen.findByLabelText('Email')
    expect(email).toBeVisible()
    expect(email).toHaveValue(address)
    await waitFor(() => expect(email).toHaveFocus())
  })

  it('follows Back and Forward of the browser', async () => {
    const { address } = await requestCode()
    window.history.back()
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeVisible())
    expect(screen.getByLabelText('Email')).toHaveValue(address)
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument()
    window.history.forward()
    expect(await code()).toBeVisible()
  })

  it('asks for the second factor after a reload', async () => {
    const person = await createSecuredUser()
    const { user, email } = await open(<SignIn />)
    await user.type(email, person.email)
    await user.type(await screen.findByLabelText('Password'), `${password}{Enter}`)
    await heading('Two-factor authentication')
    const again = await reload(<SignIn />)
    await heading('Two-factor authentication')
    await again.user.type(await code(), person.right)
    await waitFor(() => expect(again.visits).toEqual(['/']))
  })

  it('keeps the properties of a router in the history', async () => {
    window.history.replaceState({ idx: 3 }, '')
    await requestCode()
    expect(window.history.state).toMatchObject({ idx: 3 })
  })

  it('is not shown once another user has signed in and out, nor if the entry is not ours', async () => {
    const { address } = await requestCode()
    const left = window.history.state
    window.history.pushState(null, '', '/handler/sign-in')
    const { email: other } = await createSignedInApp()
    const { app } = await reload(<SignIn />)
    await app.signInWithCredential({ email: other, password, noRedirect: true })
    await app.signOut()
    for (const state of [left, ...['x', 1, ['x'], {}].map((it) => ({ '_STACK_AUTH.step': it }))]) {
      window.history.replaceState(state, '', '/handler/sign-in')
      await reload(<SignIn />)
      expect(await screen.findByLabelText('Password')).toBeVisible()
      expect(screen.queryByText(new RegExp(address))).not.toBeInTheDocument()
    }
  })

  it('is shown by the form that began it', async () => {
    const forms = (
      <>
        <CredentialSignIn />
        <MagicLinkSignIn />
      </>
    )
    const { app } = createApp()
    await show(forms, { app })
    const user = userEvent.setup({ delay: null })
    const [, email] = await screen.findAllByLabelText('Email')
    await user.type(email as HTMLElement, `${newEmail()}{Enter}`)
    await heading('Check your email')
    await reload(forms)
    await heading('Check your email')
    expect(await screen.findAllByLabelText('Password')).toHaveLength(1)
    expect(screen.getAllByLabelText('Code')).toHaveLength(1)
  })
})

describe('the request of a password reset', () => {
  it('is confirmed again after a reload, and leads back to the address', async () => {
    const { user, email } = await open(<ForgotPassword />)
    await user.type(email, 'ada@example.com{Enter}')
    await heading('Check your email')
    const again = await reload(<ForgotPassword />)
    await heading('Check your email')
    expect(screen.getByText(/has an account/)).toHaveTextContent(
      'If ada@example.com has an account',
    )
    await again.user.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com')
  })
})
