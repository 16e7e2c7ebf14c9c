import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SignIn } from '../../src/index'
import { refusing, unreachable } from '../faults'
import { createApp, createRouter, expectAccessible, password, service, show } from '../harness'
import { createUserWithRecoveryCodes, spend } from '../second-factor'

const endpoint = '/auth/mfa/sign-in'
const byApp = () => screen.findByLabelText('Code')
const field = () => screen.getByLabelText('Recovery code')
const click = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

/** The second step of a password sign-in, with the field for a recovery code. */
async function reach(fetch = service) {
  const { app: _, ...person } = await createUserWithRecoveryCodes()
  const { visits, redirectMethod } = createRouter()
  const { app } = createApp({ fetch, redirectMethod })
  await show(<SignIn automaticRedirect />, { app })
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Email'), person.email)
  await user.type(await screen.findByLabelText('Password'), `${password}{Enter}`)
  await byApp()
  await click(user, 'Use a recovery code')
  await screen.findByLabelText('Recovery code')
  const [code = ''] = person.codes
  return { ...person, code, app, visits, user }
}

beforeEach(() => window.history.replaceState(null, '', '/handler/sign-in'))

describe('a recovery code', () => {
  it('completes the sign-in, and continues to the redirect URL', async () => {
    window.history.replaceState(null, '', '/handler/sign-in?after_auth_return_to=%2Fteams')
    const { user, visits, code, app } = await reach()
    await user.type(field(), `${code}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/teams']))
    const signedIn = await app.getUser({ or: 'throw' })
    expect(await signedIn.getRecoveryCodeStatus()).toMatchObject({ remaining: 9 })
  })

  it.each([
    ['in small letters, without its hyphen', (code: string) => code.toLowerCase().replace('-', '')],
    ['with spaces', (code: string) => ` ${code.replace('-', ' ')} `],
    ['with a dash of a word processor', (code: string) => code.replace('-', '–')],
    ['in full-width characters', (code: string) => code.replace(/[!-~]/g, toFullWidth)],
  ])('can be typed %s', async (_, typed) => {
    const { user, visits, code } = await reach()
    await user.click(field())
    await user.paste(typed(code))
    await click(user, 'Sign in')
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('is entered in a plain focused field that describes the format', async () => {
    await reach()
    await waitFor(() => expect(field()).toHaveFocus())
    expect(field()).toHaveAttribute('autocomplete', 'off')
    expect(field()).toHaveAccessibleDescription(/one of your recovery codes/)
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('can be replaced by the authenticator app again', async () => {
    const { user, visits, right } = await reach()
    await click(user, 'Use your authenticator app')
    await waitFor(async () => expect(await byApp()).toHaveFocus())
    await user.type(await byApp(), right)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('shows an error if incorrect, keeps the input, and can be retried', async () => {
    const { user, visits, code } = await reach()
    await user.type(field(), 'AAAAA-AAAAA{Enter}')
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(/This recovery code is incorrect/),
    )
    expect(field()).toHaveValue('AAAAA-AAAAA')
    await waitFor(() => expect(field()).toHaveFocus())
    await expectAccessible()
    await user.clear(field())
    await user.type(field(), `${code}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('does not work twice', async () => {
    const { user, visits, code, email } = await reach()
    await spend(email, code)
    await user.type(field(), `${code}{Enter}`)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/has already been used/))
    expect(visits).toEqual([])
  })

  it.each([
    ['', 'Enter the code.'],
    ['---', 'Enter the code.'],
    ['ABCDE-FGH', 'A recovery code has 10 letters and digits.'],
  ])('cannot be "%s", which costs no attempt', async (typed, problem) => {
    const { user } = await reach(refusing(endpoint, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'))
    if (typed) await user.type(field(), typed)
    await click(user, 'Sign in')
    expect(field()).toHaveAccessibleDescription(new RegExp(problem))
  })

  it('expires with the attempt, and starts again', async () => {
    const { user, code, email } = await reach(
      refusing(endpoint, 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED'),
    )
    await user.type(field(), `${code}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Too many attempts' })).toBeVisible()
    await click(user, 'Start again')
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })

  it('leaves the authenticator app as the only option if the service has no recovery codes', async () => {
    const { user, code } = await reach(refusing(endpoint, 'SCHEMA_ERROR'))
    await user.type(field(), `${code}{Enter}`)
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(/Recovery codes aren’t available/),
    )
    await click(user, 'Use your authenticator app')
    expect(await byApp()).toBeVisible()
  })

  it('stays when the service is unreachable', async () => {
    const { user, code } = await reach((request) =>
      request.url.endsWith(endpoint) ? unreachable() : service(request),
    )
    await user.type(field(), `${code}{Enter}`)
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(field()).toHaveValue(code)
  })
})

function toFullWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) + 0xfee0)
}
