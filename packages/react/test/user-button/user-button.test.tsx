import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UserButton } from '../../src/index'
import { crash, createGate, except, unreachable } from '../faults'
import {
  createApp,
  createSignedInApp,
  expectAccessible,
  hushErrors,
  service,
  show,
} from '../harness'
import { findCode } from '../mailbox'

const button = (name: string | RegExp = /^Account menu/) => screen.findByRole('button', { name })
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

async function openMenu() {
  const user = userEvent.setup({ delay: null })
  // An earlier choice closes the menu once it is done; until then, the button would close it.
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await user.click(await button())
  await screen.findByRole('menu')
  return user
}

describe('UserButton', () => {
  it('offers sign-in and sign-up when signed out, also in a paragraph', async () => {
    const problems = hushErrors()
    const { app, visits } = createApp()
    const paragraph = (
      <p>
        <UserButton />
      </p>
    )
    await show(paragraph, { app })
    const user = await openMenu()
    expect(problems).not.toHaveBeenCalled()
    expect(screen.getByText('Not signed in')).toBeVisible()
    expect(items()).toEqual(['Sign in', 'Sign up'])
    await expectAccessible()
    await user.click(screen.getByRole('menuitem', { name: 'Sign up' }))
    await waitFor(() => expect(visits).toEqual([expect.stringContaining('/handler/sign-up')]))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  it('shows the user, and offers settings, extra items and sign-out', async () => {
    const { app, visits, email } = await createSignedInApp()
    await (await app.getUser())?.setDisplayName('Ada Lovelace')
    const bill = vi.fn()
    const toggle = vi.fn()
    await show(
      <UserButton extraItems={[{ text: 'Billing', onClick: bill }]} colorModeToggle={toggle} />,
      { app },
    )
    expect(await button('Account menu, Ada Lovelace')).toHaveTextContent('AD')
    const user = await openMenu()
    expect(screen.getByText(email)).toBeVisible()
    // Its text loads with the pages.
    await screen.findByRole('menuitem', { name: 'Verify your email' })
    expect(items()).toEqual([
      'Account settings',
      'Verify your email',
      'Billing',
      'Toggle theme',
      'Sign out',
    ])
    await expectAccessible()

    await user.click(screen.getByRole('menuitem', { name: 'Billing' }))
    expect(bill).toHaveBeenCalledOnce()
    await openMenu()
    await user.click(screen.getByRole('menuitem', { name: 'Toggle theme' }))
    expect(toggle).toHaveBeenCalledOnce()
    await openMenu()
    await user.click(screen.getByRole('menuitem', { name: 'Account settings' }))
    await waitFor(() => expect(visits).toEqual(['/handler/account-settings']))
  })

  it('lists the teams of the user on request, and selects one', async () => {
    const { app } = await createSignedInApp()
    const ada = await app.getUser({ or: 'throw' })
    await ada.createTeam({ displayName: 'Engines' })
    await ada.createTeam({ displayName: 'Looms' })
    await show(<UserButton showTeams />, { app })
    const user = await openMenu()
    const engines = await screen.findByRole('menuitemradio', { name: 'Engines' })
    expect(engines).not.toBeChecked()
    expect(screen.getByRole('menuitemradio', { name: 'Looms' })).toBeChecked()
    expect(screen.getByRole('group', { name: 'Teams' })).toContainElement(engines)
    await expectAccessible()
    await user.click(engines)
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    expect((await app.getUser())?.selectedTeam?.displayName).toBe('Engines')
    await openMenu()
    expect(await screen.findByRole('menuitemradio', { name: 'Engines' })).toBeChecked()
  })

  it('lists no teams without being asked to', async () => {
    const requests: string[] = []
    const { app } = await createSignedInApp({
      fetch(request) {
        requests.push(new URL(request.url).pathname)
        return service(request)
      },
    })
    await show(<UserButton />, { app })
    await openMenu()
    expect(requests).not.toContainEqual(expect.stringMatching(/\/teams$/))
  })

  it('sends the link to verify the address, and stays open', async () => {
    const sent: string[] = []
    const { app, email } = await createSignedInApp({
      async fetch(request) {
        if (request.url.endsWith('/send-verification-code')) sent.push(await request.clone().text())
        return service(request)
      },
    })
    await show(<UserButton />, { app })
    const user = await openMenu()
    expect(sent).toEqual([])
    await user.click(await screen.findByRole('menuitem', { name: 'Verify your email' }))
    expect(await screen.findByRole('menuitem', { name: 'Check your email' })).toBeVisible()
    expect(screen.getAllByText('Check your email')[0]).toHaveRole('status')
    expect(sent).toEqual([expect.stringContaining(email)])
    await expectAccessible()
    const code = await findCode(email, /verify/i)
    await act(async () => void (await app.verifyEmail(code)))
    await waitFor(() => expect(items()).toEqual(['Account settings', 'Sign out']))
  })

  it('follows a sign-out', async () => {
    const { app, visits } = await createSignedInApp()
    await show(<UserButton />, { app })
    const user = await openMenu()
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(await button('Account menu')).toBeVisible()
    await waitFor(() => expect(visits).toEqual(['/']))
  })

  it('reports that the sign-out did not reach the service', async () => {
    const { app } = await createSignedInApp({
      fetch: except('/auth/sessions/current', unreachable),
    })
    await show(<UserButton />, { app })
    const user = await openMenu()
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    const [live] = await screen.findAllByText('You’re signed out on this device')
    expect(live).toHaveRole('status')
    expect(items()).toEqual(['Sign in', 'Sign up'])
  })

  it('shows name and email beside the picture', async () => {
    const { app, email } = await createSignedInApp()
    await (await app.getUser())?.setDisplayName('Ada Lovelace')
    await show(<UserButton showUserInfo />, { app })
    expect(await button()).toHaveAccessibleName(`Account menu Ada Lovelace ${email}`)
    await expectAccessible()
  })

  it('may stand in a paragraph', async () => {
    const errors = hushErrors()
    const { app } = await createSignedInApp()
    await show(
      <p>
        <UserButton showUserInfo />
      </p>,
      { app },
    )
    expect(await button()).toBeVisible()
    expect(errors).not.toHaveBeenCalled()
  })

  it('works with the keyboard', async () => {
    const { app } = createApp()
    await show(<UserButton />, { app })
    const user = userEvent.setup({ delay: null })
    const trigger = await button()
    await user.tab()
    await waitFor(() => expect(trigger).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign in' })).toHaveFocus())
    await user.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign up' })).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign in' })).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  it('closes on a second click', async () => {
    const { app } = createApp()
    await show(<UserButton />, { app })
    const user = await openMenu()
    await user.click(await button())
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  })

  it('shows neither state until it is known', async () => {
    const gate = createGate()
    const { app } = await createSignedInApp({ fetch: except('/users/me', gate.pass) })
    await show(<UserButton />, { app })
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText('Loading')).toBeInTheDocument()
    await act(async () => gate.open())
    expect(await button(/^Account menu, ada-/)).toBeVisible()
  })

  it('shows an error if the account cannot be loaded, and can be retried', async () => {
    hushErrors()
    let isFaulty = true
    const fetch = except('/users/me', (request) => (isFaulty ? crash() : service(request)))
    const { app } = await createSignedInApp({ fetch })
    await show(<UserButton />, { app })
    const user = await openMenu()
    expect(screen.getByText('We couldn’t load your account')).toBeVisible()
    await expectAccessible()
    const retry = () => screen.getByRole('menuitem', { name: 'Try again' })
    await user.click(retry())
    await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'))
    isFaulty = false
    await user.click(retry())
    expect(await button(/^Account menu, ada-/)).toBeVisible()
  })
})
