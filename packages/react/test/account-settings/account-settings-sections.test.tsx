import { KnownErrors } from '@app/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  AccountSection,
  AuthSection,
  KnownErrorCard,
  PredefinedCard,
  type PredefinedCardType,
  ProfileImageEditor,
  ProfileSection,
  SessionsSection,
  TeamCreation,
  TeamSection,
} from '../../src/index'
import { createApp, createSignedInApp, expectAccessible, show } from '../harness'

const heading = (name: string) => screen.findByRole('heading', { name })

describe('a section of the account settings on its own page', () => {
  it.each([
    ['Profile', ProfileSection],
    ['Sign-in & security', AuthSection],
    ['Active sessions', SessionsSection],
    ['Account', AccountSection],
    ['Create a team', TeamCreation],
  ])('shows "%s"', async (title, Section) => {
    const { app } = await createSignedInApp()
    await show(<Section />, { app })
    expect(await screen.findByRole('heading', { name: title, level: 2 })).toBeVisible()
    expect(screen.queryByRole('heading', { level: 4 })).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('can show only the picture of the user', async () => {
    const { app } = await createSignedInApp()
    await show(<ProfileImageEditor />, { app })
    expect(await screen.findByLabelText('Choose picture')).toBeInTheDocument()
    expect(screen.queryByText('Name')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Picture', level: 2 })).toBeVisible()
    await expectAccessible()
  })

  it('adapts its heading level to the surrounding page', async () => {
    const { app } = await createSignedInApp()
    await show(
      <>
        <ProfileImageEditor headingLevel={4} />
        <SessionsSection headingLevel={3} />
      </>,
      { app },
    )
    expect(await screen.findByRole('heading', { name: 'Picture', level: 4 })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Active sessions', level: 3 })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Devices', level: 4 })).toBeVisible()
  })

  it('shows a team', async () => {
    const { app } = await createSignedInApp()
    const user = await app.getUser({ or: 'throw' })
    const team = await user.createTeam({ displayName: 'Engines' })
    await show(<TeamSection teamId={team.id} />, { app })
    expect(await heading('Engines')).toBeVisible()
  })

  it('redirects signed-out visitors to sign in and back', async () => {
    const { app, visits } = createApp()
    await show(<ProfileSection />, { app })
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-in')]))
  })

  it('opens the new team in the account settings, or the URL chosen by the app', async () => {
    const { app, visits } = await createSignedInApp()
    const user = userEvent.setup({ delay: null })
    await show(<TeamCreation />, { app })
    await user.type(await screen.findByRole('textbox', { name: 'Team name' }), 'Looms{Enter}')
    await waitFor(() =>
      expect(visits).toEqual([expect.stringContaining('/handler/account-settings#team-')]),
    )
  })

  it('passes the new team to the app', async () => {
    const { app, visits } = await createSignedInApp()
    const user = userEvent.setup({ delay: null })
    const onCreated = vi.fn()
    await show(<TeamCreation onCreated={onCreated} />, { app })
    await user.type(await screen.findByRole('textbox', { name: 'Team name' }), 'Looms{Enter}')
    await waitFor(() =>
      expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ displayName: 'Looms' })),
    )
    expect(visits).toEqual([])
  })
})

describe('KnownErrorCard', () => {
  it('shows the localized message of a known error, and links home', async () => {
    const { app, visits } = createApp()
    await show(<KnownErrorCard error={new KnownErrors.UserNotFound()} />, { app })
    expect(await screen.findByText('This account no longer exists.')).toBeVisible()
    expect(screen.getByText('USER_NOT_FOUND')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go home' }))
    await waitFor(() => expect(visits).toEqual(['/']))
  })
})

describe('PredefinedCard', () => {
  it.each<[PredefinedCardType, string, string[]]>([
    ['signedIn', 'You’re signed in', ['Sign out', 'Go home']],
    ['signedOut', 'You’re signed out', ['Sign in']],
    ['signUpDisabled', 'Sign-ups are closed', ['Sign in', 'Go home']],
    ['emailSent', 'Check your email', ['Go home']],
    ['passwordReset', 'Password updated', ['Sign in']],
    ['unknownError', 'Something went wrong', ['Go home']],
  ])('shows "%s" and a link', async (type, title, buttons) => {
    const { app } = createApp()
    await show(<PredefinedCard type={type} />, { app })
    expect(await heading(title)).toBeVisible()
    expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual(
      buttons,
    )
    await expectAccessible()
  })

  it('leads from a password reset to the sign-in, which does not return to the used link', async () => {
    window.history.replaceState(null, '', '/my-reset?code=used')
    const { app, visits } = createApp()
    await show(<PredefinedCard type="passwordReset" />, { app })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(visits).toEqual(['/handler/sign-in']))
    window.history.replaceState(null, '', '/')
  })
})
