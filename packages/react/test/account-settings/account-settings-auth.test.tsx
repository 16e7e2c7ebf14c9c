import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toTotpCode } from '../../src/account-settings/sign-in/totp'
import { except, refusing, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  newEmail,
  password,
  service,
} from '../harness'
import { findCode } from '../mailbox'
import { findSetting, openSection, showSection } from './account-settings'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('alertdialog'))
const rowOf = (email: string) =>
  screen.getByRole('button', { name: new RegExp(`(Manage|Close) ${email}`) }).closest('li')

async function openEmails(fetch = service) {
  const opened = await openSection('auth', { fetch })
  return { ...opened, emails: await findSetting('Email addresses') }
}

/** Verifies an address with the link of the email. */
async function verify({ app }: { app: ReturnType<typeof createApp>['app'] }, email: string) {
  const code = await findCode(email, /verify/i)
  await act(async () => void (await app.verifyEmail(code)))
}

describe('email addresses', () => {
  it('are listed with their badges', async () => {
    const { email } = await openEmails()
    expect(rowOf(email)).toHaveTextContent('PrimaryUsed for sign-inUnverified')
    await expectAccessible()
  })

  it('are added, verified by email, made primary, used for sign-in and removed', async () => {
    const opened = await openEmails()
    const { user, email, emails } = opened
    const next = newEmail()
    await user.click(await button('Add email address'))
    await waitFor(async () => expect(await emails.findByLabelText('Email')).toHaveFocus())
    await user.type(await emails.findByLabelText('Email'), `${next}{Enter}`)
    expect(
      await emails.findByText(`We sent a link to ${next}. Open it to verify the address.`),
    ).toHaveRole('status')
    await waitFor(async () => expect(await button('Add email address')).toHaveFocus())
    expect(rowOf(next)).toHaveTextContent('Unverified')

    await verify(opened, next)
    expect(rowOf(next)).not.toHaveTextContent('Unverified')
    await user.click(await button(`Manage ${next}`))
    await waitFor(async () => expect(await button('Make primary')).toHaveFocus())
    await expectAccessible()
    await user.click(await button('Make primary'))
    expect(await emails.findByText(`${next} is now your primary address.`)).toBeVisible()
    await waitFor(async () => expect(await button(`Manage ${next}`)).toHaveFocus())
    expect(rowOf(next)).toHaveTextContent('Primary')
    expect(rowOf(email)).not.toHaveTextContent('Primary')
    expect(emails.getAllByRole('listitem')[0]).toHaveTextContent(next)

    await user.click(await button(`Manage ${next}`))
    await user.click(await button('Use for sign-in'))
    expect(await emails.findByText(`You can now sign in with ${next}.`)).toBeVisible()

    await user.click(await button(`Manage ${email}`))
    await user.click(await button(`Remove ${email}`))
    expect((await dialog()).getByText(`Remove ${email}?`)).toBeVisible()
    await expectAccessible()
    await user.click((await dialog()).getByRole('button', { name: 'Remove address' }))
    const title = screen.getByRole('heading', { name: 'Sign-in & security' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(screen.queryByText(email)).not.toBeInTheDocument()
    expect((await opened.app.getUser())?.primaryEmail).toBe(next)
  })

  it.each([
    ['', 'Enter your email address.'],
    ['ada', /Enter a valid email address/],
  ])('cannot be "%s"', async (typed, text) => {
    const { user, emails } = await openEmails(except('/contact-channels', service))
    await user.click(await button('Add email address'))
    const field = await emails.findByLabelText('Email')
    if (typed) await user.type(field, typed)
    await user.click(await button('Add'))
    expect(field).toHaveAccessibleDescription(text)
    await waitFor(() => expect(field).toHaveFocus())
  })

  it('are not added twice', async () => {
    const { user, email, emails } = await openEmails()
    await user.click(await button('Add email address'))
    await user.type(await emails.findByLabelText('Email'), `${email.toUpperCase()}{Enter}`)
    expect(await emails.findByText('You already have this address.')).toBeVisible()
  })

  it('can be sent another verification email', async () => {
    const { user, email, emails } = await openEmails()
    await user.click(emails.getByRole('button', { name: `Verify ${email}` }))
    expect(await emails.findByText(/^We sent a link to/)).toBeVisible()
  })

  it('have their buttons in the order in which phones show them', async () => {
    const { user, email, emails } = await openEmails()
    emails.getByRole('button', { name: `Manage ${email}` }).focus()
    await user.tab()
    expect(emails.getByRole('button', { name: `Verify ${email}` })).toHaveFocus()
  })

  it('cannot be removed if they are the only sign-in method', async () => {
    const { user, email } = await openEmails()
    await user.click(await button(`Manage ${email}`))
    expect(screen.getByText(/your only sign-in address/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Stop using for sign-in' })).not.toBeInTheDocument()
  })

  it('report an address that another user signs in with', async () => {
    const { email: taken } = await createSignedInApp()
    const opened = await openEmails()
    const { user, emails } = opened
    await user.click(await button('Add email address'))
    await user.type(await emails.findByLabelText('Email'), `${taken}{Enter}`)
    await emails.findByText(/^We sent a link to/)
    await verify(opened, taken)
    await user.click(await button(`Manage ${taken}`))
    await user.click(await button('Use for sign-in'))
    expect(await screen.findByText(/Another user signs in with this address/)).toBeVisible()
  })

  it('reflect changes from another tab', async () => {
    const opened = await openEmails()
    const { email } = opened
    const code = await findCode(email, /verify/i)
    // Another app object shares nothing with this page.
    await createApp().app.verifyEmail(code)
    expect(rowOf(email)).toHaveTextContent('Unverified')
    await act(
      async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await waitFor(() => expect(rowOf(email)).not.toHaveTextContent('Unverified'))
  })
})

describe('the password', () => {
  async function openForm(fetch = service) {
    const opened = await openSection('auth', { fetch })
    await opened.user.click(await button('Change Password'))
    const fill = async (old: string, next: string) => {
      await opened.user.type(screen.getByLabelText('Current password'), old)
      await opened.user.type(screen.getByLabelText('New password'), `${next}{Enter}`)
    }
    return { ...opened, fill }
  }

  it('is shown with the day when it was set', async () => {
    const { app } = await openSection('auth')
    const { passwordChangedAt } = await app.getUser({ or: 'throw' })
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
    const row = await findSetting('Password')
    expect(row.getByText(`Changed ${day.format(passwordChangedAt ?? 0)}`)).toBeVisible()
  })

  it('is changed, and signs in afterwards', async () => {
    const { email, fill } = await openForm()
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus())
    await expectAccessible()
    await fill(password, 'another good one')
    expect(await screen.findByText(/^Password changed/)).toHaveRole('status')
    await waitFor(async () => expect(await button('Change Password')).toHaveFocus())
    const signIn = await createApp().app.signInWithCredential({
      email,
      password: 'another good one',
    })
    expect(signIn.status).toBe('ok')
  })

  it('is not changed without the current one', async () => {
    const { fill } = await openForm()
    await fill('not the password', 'another good one')
    const old = screen.getByLabelText('Current password')
    expect(await screen.findByText(/Your current password is incorrect/)).toBeVisible()
    await waitFor(() => expect(old).toHaveFocus())
    expect(old).toHaveValue('')
    expect(screen.getByLabelText('New password')).toHaveValue('another good one')
  })

  it('is validated', async () => {
    const { fill } = await openForm()
    await fill(password, 'short')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too short/)
  })

  it('is not changed to a commonly used one', async () => {
    const { email, fill } = await openForm()
    await fill(password, email)
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/easy to guess/),
    )
    await expectAccessible()
  })

  it('shows an error in place if the change fails', async () => {
    const { fill } = await openForm(
      refusing('/auth/password/update', 'PASSWORD_AUTHENTICATION_NOT_ENABLED'),
    )
    await fill(password, 'another good one')
    expect(await screen.findByText('Password sign-in isn’t available.')).toBeVisible()
  })
})

describe('email codes', () => {
  it('require a verified address', async () => {
    const { email } = await openSection('auth')
    const row = await findSetting('Email codes')
    expect(row.getByText(/^Verify a sign-in address/)).toBeVisible()
    expect(row.getByRole('button')).toHaveAccessibleName(`Verify ${email}`)
  })

  it('are turned on and off', async () => {
    const opened = await openSection('auth')
    await verify(opened, opened.email)
    const { user, app } = opened
    await user.click(await button('Turn on Email codes'))
    expect(await screen.findByText(/^Turned on\./)).toHaveRole('status')
    const row = await findSetting('Email codes')
    expect(row.getByText('On')).toBeVisible()
    await user.click(await button('Turn off Email codes'))
    await user.click((await dialog()).getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByText('Turned off.')).toBeVisible()
    expect(row.queryByText('On')).toBeNull()
    expect((await app.getUser())?.otpAuthEnabled).toBe(false)
  })

  it('cannot be removed if they are the only sign-in method', async () => {
    const signedIn = await createSignedInApp({ fetch: withoutPasswords })
    const { app, email } = signedIn
    await verify(signedIn, email)
    await (await app.getUser())?.update({ otpAuthEnabled: true })
    await showSection('auth', signedIn)
    const row = await findSetting('Email codes')
    expect(row.getByText(/This is your only sign-in method/)).toBeVisible()
    expect(row.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Password' })).not.toBeInTheDocument()
  })
})

/** A project that has turned off passwords in the meantime. */
const withoutPasswords = except('/projects/current', async (request) => {
  const project = await (await service(request)).json()
  return Response.json({
    ...project,
    config: { ...project.config, credential_enabled: false },
  })
})

describe('two-factor authentication', () => {
  async function openEnrolment(fetch = service) {
    const opened = await openSection('auth', { fetch })
    await opened.user.click(await button('Turn on Two-factor authentication'))
    const field = await screen.findByLabelText('Authentication code')
    const key = screen.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent ?? ''
    return {
      ...opened,
      field,
      type: async (code: string) => opened.user.type(field, code),
      secret: fromBase32(key.replaceAll(' ', '')),
    }
  }

  it('is turned on with an authenticator app, required at sign-in, and turned off', async () => {
    const { app, user, email, field, secret, type } = await openEnrolment()
    await waitFor(() => expect(field).toHaveFocus())
    expect(screen.getByRole('img', { name: 'QR code with the key below' })).toBeVisible()
    await expectAccessible()
    await type(await toTotpCode(secret, Date.now()))
    expect(await screen.findByText('Two-factor authentication is on.')).toHaveRole('status')

    const { app: other } = createApp()
    const first = await other.signInWithCredential({ email, password })
    expect(first).toMatchObject({ error: { errorCode: 'MULTI_FACTOR_AUTHENTICATION_REQUIRED' } })

    await user.click(await button('Turn off Two-factor authentication'))
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await user.click(await button('Turn off Two-factor authentication'))
    await user.click((await dialog()).getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByText('Two-factor authentication is off.')).toBeVisible()
    expect((await app.getUser())?.isMultiFactorRequired).toBe(false)
  })

  it('has a link for the app of the same phone, and copies the key', async () => {
    const { user, secret } = await openEnrolment()
    const link = screen.getByRole('link', { name: 'Open in authenticator app' })
    const url = new URL(link.getAttribute('href') ?? '')
    expect(url.protocol).toBe('otpauth:')
    const key = url.searchParams.get('secret') ?? ''
    expect(fromBase32(key)).toEqual(secret)
    await user.click(await button('Copy'))
    expect(await navigator.clipboard.readText()).toBe(key)
    expect(screen.getByText('Copied', { selector: '[role=status]' })).toBeInTheDocument()
  })

  it('stays off after a wrong code', async () => {
    const { app, user, field, secret, type } = await openEnrolment()
    await user.click(await button('Turn on'))
    expect(field).toHaveAccessibleDescription('Enter the 6-digit code from the app.')
    const right = await toTotpCode(secret, Date.now())
    await type(right === '000000' ? '111111' : '000000')
    expect(await screen.findByText(/^That code is incorrect/)).toBeVisible()
    expect(field).toHaveValue('')
    expect((await app.getUser())?.isMultiFactorRequired).toBe(false)
    await user.keyboard('{Escape}')
    await waitFor(async () =>
      expect(await button('Turn on Two-factor authentication')).toHaveFocus(),
    )
  })

  it('shows an error in place if it cannot be turned on', async () => {
    const fetch = except('/users/me', (request) =>
      request.method === 'PATCH' ? unreachable() : service(request),
    )
    const { secret, type } = await openEnrolment(fetch)
    await type(await toTotpCode(secret, Date.now()))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
  })
})

function fromBase32(text: string) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return new Uint8Array((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
