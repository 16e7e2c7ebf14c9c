import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SelectedTeamSwitcher, type SelectedTeamSwitcherProps } from '../../src/index'
import { except, unreachable, withConfig } from '../faults'
import { createApp, createSignedInApp, expectAccessible, service, show } from '../harness'

const button = () => screen.findByRole('button', { name: /^Team/ })
const choices = () => screen.getAllByRole('menuitemradio').map((item) => item.textContent)
const entries = () => screen.queryAllByRole('menuitem').map((item) => item.textContent)

/** A member of two teams; the newer one is selected. */
async function join(fetch = service) {
  const signedIn = await createSignedInApp({ fetch })
  const user = await signedIn.app.getUser({ or: 'throw' })
  const first = await user.createTeam({ displayName: 'Engines' })
  const second = await user.createTeam({ displayName: 'Looms' })
  const selectedId = async () => (await signedIn.app.getUser())?.selectedTeam?.id
  return { ...signedIn, first, second, selectedId }
}

async function openMenu(
  { app }: Pick<ReturnType<typeof createApp>, 'app'>,
  props: SelectedTeamSwitcherProps = {},
) {
  await show(<SelectedTeamSwitcher {...props} />, { app })
  const user = userEvent.setup({ delay: null })
  await user.click(await button())
  await screen.findByRole('menu')
  return user
}

describe('SelectedTeamSwitcher', () => {
  it('shows the selected team, and selects another', async () => {
    const member = await join()
    const user = await openMenu(member)
    expect(await button()).toHaveAccessibleName('Team Looms')
    expect(choices()).toEqual(['EEngines', 'LLooms'])
    expect(screen.getByRole('menu')).toHaveAccessibleName('Teams')
    expect(screen.getByRole('group', { name: 'Teams' })).toBeVisible()
    expect(screen.getByRole('menuitemradio', { name: /Looms/ })).toBeChecked()
    await expectAccessible()
    await user.click(screen.getByRole('menuitemradio', { name: /Engines/ }))
    await waitFor(async () => expect(await button()).toHaveAccessibleName('Team Engines'))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    expect(await member.selectedId()).toBe(member.first.id)
    expect(member.visits).toEqual([])
  })

  it('navigates to the page of the chosen team', async () => {
    const member = await join()
    const user = await openMenu(member, { urlMap: ({ id }) => `/teams/${id}` })
    await user.click(screen.getByRole('menuitemradio', { name: /Engines/ }))
    await waitFor(() => expect(member.visits).toEqual([`/teams/${member.first.id}`]))
  })

  it('shows the team of the page, and selects it', async () => {
    const member = await join()
    await show(<SelectedTeamSwitcher selectedTeam={member.first} />, member)
    expect(await button()).toHaveAccessibleName('Team Engines')
    await waitFor(async () => expect(await member.selectedId()).toBe(member.first.id))
  })

  it('does not change the selected team if configured', async () => {
    const member = await join()
    const user = await openMenu(member, { selectedTeam: member.first, noUpdateSelectedTeam: true })
    expect(await button()).toHaveAccessibleName('Team Engines')
    await user.click(screen.getByRole('menuitemradio', { name: /Looms/ }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    expect(await member.selectedId()).toBe(member.second.id)
  })

  it('links to the settings of the team, and to team creation', async () => {
    const member = await join()
    const user = await openMenu(member)
    expect(entries()).toEqual(['Team settings', 'Create a team'])
    for (const entry of screen.getAllByRole('menuitem'))
      expect(entry.querySelector('svg')).toBeVisible()
    await user.click(screen.getByRole('menuitem', { name: 'Team settings' }))
    const settings = '/handler/account-settings'
    await waitFor(() => expect(member.visits).toEqual([`${settings}#team-${member.second.id}`]))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await user.click(await button())
    await user.click(await screen.findByRole('menuitem', { name: 'Create a team' }))
    await waitFor(() => expect(member.visits).toContain(`${settings}#team-creation`))
  })

  it('works with the keyboard', async () => {
    const member = await join()
    await show(<SelectedTeamSwitcher />, member)
    const user = userEvent.setup({ delay: null })
    const trigger = await button()
    await user.tab()
    await waitFor(() => expect(trigger).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    const engines = await screen.findByRole('menuitemradio', { name: /Engines/ })
    await waitFor(() => expect(engines).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(engines).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(trigger).toHaveFocus())
  })

  it('shows that there are no teams, even when signed out', async () => {
    await openMenu(createApp())
    expect(within(screen.getByRole('menu')).getByText('No teams yet')).toBeVisible()
    expect(await button()).toHaveAccessibleName('Team No teams yet')
    expect(entries()).toEqual([])
  })

  it('offers no team creation if the project disables it', async () => {
    const signedIn = await createSignedInApp({
      fetch: withConfig({ client_team_creation_enabled: false }),
    })
    await openMenu(signedIn)
    expect(within(screen.getByRole('menu')).getByText('No teams yet')).toBeVisible()
    expect(await button()).toHaveAccessibleName('Team No teams yet')
    expect(entries()).toEqual([])
  })

  it('shows an error if a team cannot be selected', async () => {
    let isDown = false
    const member = await join(
      except('/users/me', (request) => (isDown ? unreachable() : service(request))),
    )
    const user = await openMenu(member)
    isDown = true
    await user.click(screen.getByRole('menuitemradio', { name: /Engines/ }))
    const [live] = await screen.findAllByText(/^Check your connection/)
    expect(live).toHaveRole('status')
    expect(await button()).toHaveAccessibleName('Team Looms')
  })
})
