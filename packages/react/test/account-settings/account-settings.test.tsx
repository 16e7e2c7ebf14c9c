import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Handler } from '../../src/index'
import { crash, createGate, except, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  hushErrors,
  service,
  show,
} from '../harness'
import { allResponded } from '../running-requests'
import { findSetting, openSection, showSection } from './account-settings'

const heading = (name: string) => screen.findByRole('heading', { name, level: 2 })
const me = (method: string, respond: typeof service) =>
  except('/users/me', (request) =>
    request.method === method ? respond(request) : service(request),
  )

// One red pixel.
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

describe('AccountSettings', () => {
  it('is shown by Handler', async () => {
    const { app } = await createSignedInApp()
    await show(<Handler location="/handler/account-settings" />, { app })
    expect(await screen.findByRole('heading', { name: 'Account settings', level: 1 })).toBeVisible()
    expect(await heading('Profile')).toBeVisible()
    await expectAccessible()
  })

  it('redirects signed-out visitors to sign in and back', async () => {
    const { app, visits } = createApp()
    await show(<Handler location="/handler/account-settings" />, { app })
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-in')]))
  })

  it('reserves the final layout while it loads', async () => {
    const gate = createGate()
    const { app } = await createSignedInApp({ fetch: me('GET', gate.pass) })
    await show(<Handler location="/handler/account-settings" />, { app })
    expect(screen.getByText('Loading')).toHaveRole('status')
    await act(async () => gate.open())
    expect(await heading('Profile')).toBeVisible()
  })

  it('shows sections of the app, and switches between them by URL', async () => {
    const extraItems = [{ id: 'billing', title: 'Billing', content: <p>Nothing is due.</p> }]
    const { user } = await openSection('billing', { extraItems })
    expect(screen.getByText('Nothing is due.')).toBeVisible()
    const link = (name: string) => screen.getByRole('link', { name })
    expect(link('Billing')).toHaveAttribute('aria-current', 'page')

    await user.click(link('Profile'))
    await waitFor(async () => expect(await heading('Profile')).toHaveFocus())
    expect(link('Profile')).toHaveAttribute('aria-current', 'page')
    expect(window.location.hash).toBe('#profile')

    await user.click(link('All settings'))
    await waitFor(() => expect(link('Profile')).toHaveFocus())
    await act(async () => window.history.back())
    await waitFor(async () => expect(await heading('Profile')).toHaveFocus())
    await expectAccessible()
  })

  it('opens the first section if the fragment is not percent-encoded', async () => {
    await openSection('%')
    expect(await heading('Profile')).toBeVisible()
    expect(screen.getByRole('navigation')).toBeVisible()
  })

  it('shows a section of the app in place of a built-in one', async () => {
    const extraItems = [
      { id: 'billing', title: 'Billing', icon: <i aria-hidden="true">€</i>, content: '' },
      { id: 'profile', title: 'You', content: <h2>All about you</h2> },
    ]
    const { user } = await openSection('', { extraItems })
    expect(await heading('All about you')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Name' })).not.toBeInTheDocument()
    const nav = within(screen.getByRole('navigation'))
    await nav.findByRole('link', { name: 'Create a team' })
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'You',
      'Sign-in & security',
      'Active sessions',
      'Account',
      '€Billing',
      'Create a team',
    ])
    await user.click(nav.getByRole('link', { name: 'Billing' }))
    expect(await heading('Billing')).toBeVisible()
    await expectAccessible()
  })

  it('shows an error if the account cannot be loaded, and can be retried', async () => {
    hushErrors()
    let isFaulty = false
    const fetch = me('GET', (request) => (isFaulty ? crash() : service(request)))
    const { app } = await createSignedInApp({ fetch })
    isFaulty = true
    await show(<Handler location="/handler/account-settings" />, { app })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isFaulty = false
    await userEvent.click(retry)
    expect(await heading('Profile')).toBeVisible()
  })

  it('retries at the first click all that failed while the service was down', async () => {
    hushErrors()
    let isDown = false
    const fetch = (request: Request) => (isDown ? crash() : service(request))
    const { app } = await createSignedInApp({ fetch })
    isDown = true
    await show(<Handler location="/handler/account-settings" />, { app })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    // The reads that the first failure hides have failed as well.
    await allResponded()
    isDown = false
    await userEvent.click(retry)
    expect(await heading('Profile')).toBeVisible()
  })
})

describe('the profile', () => {
  const change = () => screen.getByRole('button', { name: 'Change Name' })
  const nameField = () => screen.getByRole('textbox', { name: 'Name' })

  it('changes the name in place', async () => {
    const { app, user } = await openSection('profile')
    expect(screen.getByText('No name yet')).toBeVisible()
    await user.click(change())
    await waitFor(() => expect(nameField()).toHaveFocus())
    await expectAccessible()
    await user.type(nameField(), ' Ada Lovelace {Enter}')
    expect(await screen.findByText('Saved')).toHaveRole('status')
    const row = await findSetting('Name')
    expect(row.getByText('Ada Lovelace')).toBeVisible()
    const list = within(screen.getByRole('navigation'))
    expect(list.getByText('Ada Lovelace')).toBeVisible()
    await waitFor(() => expect(change()).toHaveFocus())
    expect((await app.getUser())?.displayName).toBe('Ada Lovelace')
  })

  it('keeps the old name when canceled', async () => {
    const { user } = await openSection('profile')
    await user.click(change())
    await user.type(nameField(), 'Ada{Escape}')
    expect(screen.getByText('No name yet')).toBeVisible()
    await waitFor(() => expect(change()).toHaveFocus())
    await user.click(change())
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(change()).toHaveFocus())
  })

  it('keeps the input when the service is unreachable', async () => {
    const { user } = await openSection('profile', { fetch: me('PATCH', unreachable) })
    await user.click(change())
    await user.type(nameField(), 'Ada{Enter}')
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(nameField()).toHaveValue('Ada')
  })

  it('removes the picture', async () => {
    const signedIn = await createSignedInApp()
    await (await signedIn.app.getUser())?.update({ profileImageUrl: picture })
    const { user } = await showSection('profile', signedIn)
    const remove = screen.getByRole('button', { name: 'Remove Picture' })
    expect(remove).toHaveClass('stack-button--danger')
    await user.click(remove)
    // The mark of all settings, which is gone after three seconds.
    const saved = await screen.findByText('Saved')
    expect(saved).toHaveRole('status')
    expect(saved).toHaveClass('stack-setting__saved')
    expect(screen.getByText('No picture yet')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Choose picture')).toHaveFocus())
    expect((await signedIn.app.getUser())?.profileImageUrl).toBeNull()
  })

  it('shows an error if the picture cannot be removed', async () => {
    let isDown = false
    const fetch = me('PATCH', (request) => (isDown ? unreachable() : service(request)))
    const signedIn = await createSignedInApp({ fetch })
    await (await signedIn.app.getUser())?.update({ profileImageUrl: picture })
    const { user } = await showSection('profile', signedIn)
    isDown = true
    await user.click(screen.getByRole('button', { name: 'Remove Picture' }))
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove Picture' })).toBeVisible()
  })

  it('reports a file that is not an image', async () => {
    const { user } = await openSection('profile')
    const file = new File(['some text'], 'ada.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Choose picture'), file)
    const row = await findSetting('Picture')
    expect(await row.findByText(/couldn’t read this file/)).toBeVisible()
    await expectAccessible()
  })
})
