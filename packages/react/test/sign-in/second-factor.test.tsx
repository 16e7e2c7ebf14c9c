import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Mfa, SignIn } from '../../src/index'
import { createGate, except, refusing, unreachable } from '../faults'
import {
  createApp,
  createRouter,
  createSignedInApp,
  expectAccessible,
  password,
  service,
  show,
} from '../harness'
import { createSecuredUser } from '../second-factor'

const endpoint = '/auth/mfa/sign-in'
const code = () => screen.findByLabelText('Code')
const heading = (name: string) => screen.findByRole('heading', { name })

/** The second step of a password sign-in. */
async function reach(fetch = service, person = createSecuredUser()) {
  const { app: _, ...rest } = await person
  const { visits, redirectMethod } = createRouter()
  const { app } = createApp({ fetch, redirectMethod })
  await show(<SignIn automaticRedirect />, { app })
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Email'), rest.email)
  await user.type(await screen.findByLabelText('Password'), `${password}{Enter}`)
  await heading('Two-factor authentication')
  return { ...rest, app, visits, user }
}

beforeEach(() => window.history.replaceState(null, '', '/handler/sign-in'))

describe('the second factor', () => {
  it('completes the sign-in, and continues to the redirect URL', async () => {
    window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=%2Fteams')
    const { user, visits, right } = await reach()
    await user.type(await code(), right)
    await waitFor(() => expect(visits).toEqual(['/teams']))
    expect(screen.queryByText('You’re signed in')).not.toBeInTheDocument()
  })

  it('is accessible and supports autofill', async () => {
    await reach()
    await waitFor(async () => expect(await code()).toHaveFocus())
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await code()).toHaveAttribute('inputmode', 'numeric')
    expect(await code()).toHaveAccessibleDescription(/6-digit code/)
    await expectAccessible()
  })

  it('reports an incorrect code, and accepts another one', async () => {
    const { user, visits, right, wrong } = await reach()
    await user.type(await code(), wrong)
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(/That code is incorrect/),
    )
    expect(await code()).toHaveValue('')
    await waitFor(async () => expect(await code()).toHaveFocus())
    await expectAccessible()
    await user.click(await code())
    await user.paste(`${right.slice(0, 3)} ${right.slice(3)}`)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('accepts digits only', async () => {
    const { user } = await reach(except(endpoint, unreachable))
    await user.type(await code(), '12a3')
    expect(await code()).toHaveValue('123')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await code()).toHaveAccessibleDescription(/The code has 6 characters/)
  })

  it('accepts the digits of Japanese, Arabic and Persian keyboards', async () => {
    const { user, visits, right } = await reach()
    const starts = [0xff10, 0x0660, 0x06f0]
    const typed = [...right].map((digit, index) =>
      String.fromCharCode((starts[index % 3] ?? 0) + Number(digit)),
    )
    await user.type(await code(), typed.join(''))
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('leaves digits alone while an input method composes them', async () => {
    await reach(except(endpoint, unreachable))
    const input = await code()
    fireEvent.compositionStart(input)
    fireEvent.input(input, { target: { value: '１２' }, isComposing: true })
    expect(input).toHaveValue('１２')
    fireEvent.compositionEnd(input)
    expect(input).toHaveValue('12')
  })

  it.each([
    ['VERIFICATION_CODE_MAX_ATTEMPTS_REACHED', 'Too many attempts'],
    ['VERIFICATION_CODE_EXPIRED', 'Your sign-in timed out'],
    ['VERIFICATION_CODE_ALREADY_USED', 'Your sign-in timed out'],
    ['VERIFICATION_CODE_NOT_FOUND', 'Your sign-in timed out'],
  ])('ends with %s, and starts again', async (error, title) => {
    const { user, right, email } = await reach(refusing(endpoint, error))
    await user.type(await code(), right)
    expect(await heading(title)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    expect(screen.getByLabelText('Email')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })

  it('can be canceled, back to the form', async () => {
    const { user, email } = await reach()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('Email')).toHaveValue(email)
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument()
  })

  it('shows a pending state, and keeps the code when the service is unreachable', async () => {
    const gate = createGate()
    const { user, right } = await reach(
      except(endpoint, async (request) => {
        await gate.pass(request).catch(() => undefined)
        return unreachable()
      }),
    )
    await user.type(await code(), right)
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
    gate.open()
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(await code()).toHaveValue(right)
  })
})

describe('Mfa', () => {
  async function openPage(query: Record<string, string>) {
    const { app, visits } = createApp()
    await show(<Mfa searchParams={query} />, { app })
    return { app, visits, user: userEvent.setup({ delay: null }) }
  }

  it('completes a sign-in that began on a page of the app', async () => {
    const { email, right } = await createSecuredUser()
    const first = await createApp().app.signInWithCredential({ email, password })
    if (first.status === 'ok') throw expect.fail('No second step was asked for.')
    const { attempt_code } = first.error.details as { attempt_code: string }
    const { user, visits } = await openPage({ attempt_code })
    await user.type(await code(), right)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('redirects to the sign-in page without a first factor, and keeps the redirect URL', async () => {
    window.history.replaceState(null, '', '/handler/mfa?after_auth_return_to=%2Fteams')
    const { user, visits } = await openPage({ after_auth_return_to: '/teams' })
    expect(await heading('Sign in first')).toBeVisible()
    expect(screen.getByText('You’ll enter your code after that.')).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in?after_auth_return_to=%2Fteams']))
  })

  it('returns to the sign-in page when canceled', async () => {
    const { user, visits } = await openPage({ attempt_code: 'x'.repeat(45) })
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
  })

  it('redirects signed-in users', async () => {
    const { app } = await createSignedInApp()
    await show(<Mfa attemptCode="x" />, { app })
    expect(await heading('You’re signed in')).toBeVisible()
  })
})
