import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CredentialSignUp, Handler, SignUp, type SignUpField } from '../../src/index'
import { refusing } from '../faults'
import { createApp, expectAccessible, newEmail, password, service, show } from '../harness'
import { findTypedCode } from '../mailbox'

const fields: SignUpField[] = [
  { name: 'displayName', label: 'Name', required: true },
  {
    name: 'company',
    label: { 'en-US': 'Company', 'de-DE': 'Firma' },
    autoComplete: 'organization',
  },
  {
    name: 'size',
    label: 'Team size',
    type: 'select',
    options: ['1', { value: '10', label: { 'en-US': 'Up to ten', 'de-DE': 'Bis zehn' } }],
    required: true,
  },
  { name: 'news', label: 'Send me news', type: 'checkbox' },
  { name: 'adult', label: 'I am of age', type: 'checkbox', required: true },
]

const field = (label: string) => screen.getByLabelText(label)

async function open({ fetch = service, lang = 'en-US' } = {}) {
  window.history.replaceState(null, '', '/handler/sign-up')
  const { app, visits } = createApp({ fetch })
  await show(<SignUp fields={fields} />, { app, lang })
  await screen.findByLabelText('Name')
  return { app, visits, user: userEvent.setup({ delay: null }) }
}

type User = ReturnType<typeof userEvent.setup>

async function fillIn(user: User, email = newEmail()) {
  await user.type(field('Name'), 'Ada Lovelace')
  await user.type(field('Company (optional)'), ' Analytical Engines ')
  await user.selectOptions(field('Team size'), '10')
  await user.click(field('I am of age'))
  await user.type(field('Email'), email)
  return email
}

const profile = {
  displayName: 'Ada Lovelace',
  clientMetadata: { company: 'Analytical Engines', size: '10', news: false, adult: true },
}

describe('SignUp with fields', () => {
  it('creates the user with their values', async () => {
    const { app, visits, user } = await open()
    await fillIn(user)
    await user.type(field('Password'), `${password}{Enter}`)
    await waitFor(() => expect(visits).toEqual(['/']))
    expect(await app.getUser()).toMatchObject(profile)
  })

  it('reports missing values at their fields, focuses the first, and forgets a problem that is solved', async () => {
    const { user } = await open()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(field('Name')).toHaveAccessibleDescription('Fill in this field.')
    expect(field('Company (optional)')).toBeValid()
    expect(field('Team size')).toHaveAccessibleDescription('Choose an option.')
    expect(field('I am of age')).toHaveAccessibleDescription('Check this box to continue.')
    expect(field('Send me news')).toBeValid()
    await waitFor(() => expect(field('Name')).toHaveFocus())
    await expectAccessible()
    await user.selectOptions(field('Team size'), '1')
    await waitFor(() => expect(field('Team size')).not.toHaveAccessibleDescription())
    await user.type(field('Name'), 'Ada')
    await user.type(field('Email'), newEmail())
    await user.type(field('Password'), `${password}{Enter}`)
    await waitFor(() => expect(field('I am of age')).toHaveFocus())
  })

  it('keeps all values when the sign-up fails', async () => {
    const { user } = await open({
      fetch: refusing('/auth/password/sign-up', 'SIGN_UP_NOT_ENABLED'),
    })
    await fillIn(user)
    await user.type(field('Password'), `${password}{Enter}`)
    await screen.findByText('New accounts can’t be created right now.')
    expect(field('Name')).toHaveValue('Ada Lovelace')
    expect(field('Team size')).toHaveValue('10')
    expect(field('I am of age')).toBeChecked()
  })

  it('keeps them for the step with the email code, also over a reload', async () => {
    const { user } = await open()
    const email = await fillIn(user)
    await user.click(await screen.findByRole('button', { name: 'Sign up with an email code' }))
    await screen.findByRole('heading', { name: 'Check your email' })
    // As after a reload: another instance of the page, with the state of this entry of the history.
    const { app } = createApp()
    cleanup()
    await show(<SignUp fields={fields} />, { app })
    await user.type(await screen.findByLabelText('Code'), await findTypedCode(email))
    await waitFor(async () => expect(await app.getUser()).toMatchObject(profile))
  })

  it('takes them from the component props of Handler, and labels in the language of the pages', async () => {
    window.history.replaceState(null, '', '/handler/sign-up')
    const { app } = createApp()
    await show(<Handler componentProps={{ SignUp: { fields } }} />, { app, lang: 'de-DE' })
    expect(await screen.findByLabelText('Firma (optional)')).toHaveAttribute(
      'autocomplete',
      'organization',
    )
    expect(screen.getByRole('option', { name: 'Bis zehn' })).toBeInTheDocument()
  })
})

it('CredentialSignUp has the same fields on a page of the host', async () => {
  const { app, visits } = createApp()
  const user = userEvent.setup({ delay: null })
  await show(<CredentialSignUp fields={fields} />, { app })
  await screen.findByLabelText('Name')
  await fillIn(user)
  await user.type(field('Password'), `${password}{Enter}`)
  await waitFor(() => expect(visits).toEqual(['/']))
  expect(await app.getUser()).toMatchObject(profile)
})
