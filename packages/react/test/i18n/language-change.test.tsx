import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { AccountSettings, AppProvider, Handler, UserButton } from '../../src/index'
import { createApp, createSignedInApp, newEmail, show } from '../harness'

type App = ReturnType<typeof createApp>['app']

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Shows content in English, and returns a function that changes the language of the provider to German. */
async function showInEnglish(ui: ReactNode, app: App) {
  const { rerender } = await show(ui, { app })
  const user = userEvent.setup({ delay: null })
  const changeToGerman = () =>
    act(async () =>
      rerender(
        <StrictMode>
          <AppProvider app={app} lang="de-DE">
            {ui}
          </AppProvider>
        </StrictMode>,
      ),
    )
  return { user, changeToGerman }
}

/** Opens a section of the account settings. */
async function openSettings(section: string, app: App) {
  window.history.replaceState(null, '', `/handler/account-settings#${section}`)
  return showInEnglish(<AccountSettings fullPage />, app)
}

async function openSignIn() {
  return showInEnglish(<Handler location="/handler/sign-in" />, createApp().app)
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('after a change of the language', () => {
  it('the result of a setting is in the new one', async () => {
    const { user, changeToGerman } = await openSettings('auth', (await createSignedInApp()).app)
    await user.click(await button('Add email address'))
    await user.type(await screen.findByLabelText('Email'), newEmail())
    await user.click(await button('Add'))
    expect(await screen.findByText(/^We sent a link/)).toBeVisible()
    await changeToGerman()
    expect(await screen.findByText(/^Wir haben einen Link/)).toBeVisible()
  })

  it('the result of an invitation is in the new one', async () => {
    const { app } = await createSignedInApp()
    const team = await (await app.getUser({ or: 'throw' })).createTeam({ displayName: 'Engines' })
    const { user, changeToGerman } = await openSettings(`team-${team.id}`, app)
    await user.click(await button('Invite member'))
    await user.type(await screen.findByLabelText('Email'), 'grace@example.com')
    await user.click(await button('Send invitation'))
    expect(await screen.findByText(/^We sent an invitation/)).toBeVisible()
    await changeToGerman()
    expect(await screen.findByText(/^Wir haben eine Einladung/)).toBeVisible()
  })

  it('the problem that a form found is in the new one', async () => {
    const { user, changeToGerman } = await openSignIn()
    // Of the project, which the form waits for.
    await screen.findByLabelText('Password')
    await user.click(await button('Sign in'))
    expect(await screen.findByText('Enter your email address.')).toBeVisible()
    await changeToGerman()
    expect(await screen.findByText('Geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible()
    expect(screen.getByText('Geben Sie Ihr Passwort ein.')).toBeVisible()
  })

  it('the problem that the service found is in the new one', async () => {
    const { user, changeToGerman } = await openSettings('auth', (await createSignedInApp()).app)
    await user.click(await button('Change Password'))
    await user.type(await screen.findByLabelText('Current password'), 'not this one')
    await user.type(await screen.findByLabelText('New password'), 'battery staple engine')
    await user.click(await button('Save'))
    expect(await screen.findByText(/^Your current password is incorrect/)).toBeVisible()
    await changeToGerman()
    expect(await screen.findByText(/^Ihr aktuelles Passwort ist falsch/)).toBeVisible()
  })

  it('an open menu is in the new one, with the result of its entry', async () => {
    const { app } = await createSignedInApp()
    const { user, changeToGerman } = await showInEnglish(<UserButton />, app)
    await user.click(await button(/^Account menu/))
    await user.click(await screen.findByRole('menuitem', { name: 'Verify your email' }))
    expect(await screen.findByRole('menuitem', { name: 'Check your email' })).toBeVisible()
    await changeToGerman()
    expect(await screen.findByRole('menuitem', { name: 'Abmelden' })).toBeVisible()
    expect(screen.queryByText('Check your email')).not.toBeInTheDocument()
  })
})
