import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { AccountSettings, AppProvider } from '../../src/index'
import { findSetting, openSection, showSection } from '../account-settings/account-settings'
import { crash, except, refuse, refusing, unreachable } from '../faults'
import {
  createSignedInApp,
  expectAccessible,
  hushErrors,
  newEmail,
  service,
  wholeText,
} from '../harness'
import { findCode } from '../mailbox'

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('alertdialog'))
const title = (name: string) => screen.findByRole('heading', { name, level: 2 })

const isCreation = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).pathname.endsWith('/teams')

const isMemberList = ({ url }: Request) => new URL(url).pathname.endsWith('/team-members')

/** A service on which each team has members of these names, with the addresses `member-0@example.com` and so on. */
function withMembers(names: string[]) {
  return async (request: Request) => {
    const response = await service(request)
    if (!isMemberList(request)) return response
    const { items } = await response.json()
    const all = names.map((display_name, index) => ({
      ...items[0],
      user_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      display_name,
      primary_email: `member-${index}@example.com`,
    }))
    const limit = new URL(request.url).searchParams.get('limit')
    if (limit === null) return Response.json({ items: all, is_paginated: false })
    const pagination = { next_cursor: all[Number(limit)]?.user_id ?? null }
    return Response.json({ items: all.slice(0, Number(limit)), is_paginated: true, pagination })
  }
}

/** The response of a service without an endpoint. */
const notFound = async () => new Response('Not Found', { status: 404 })

type SignedIn = Awaited<ReturnType<typeof createSignedInApp>>

async function createTeam({ app }: Pick<SignedIn, 'app'>, displayName = 'Engines') {
  const user = await app.getUser({ or: 'throw' })
  return user.createTeam({ displayName })
}

/** Opens the settings of a new team for its creator. */
async function openTeam(fetch = service) {
  const signedIn = await createSignedInApp({ fetch })
  const team = await createTeam(signedIn)
  const opened = await showSection(`team-${team.id}`, signedIn)
  await title('Engines')
  return { ...signedIn, ...opened, team }
}

/** Collects each title that the page shows, however briefly. */
function watchTitles(): Set<string> {
  const titles = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('h2')) titles.add(textContent)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return titles
}

/** Opens the menu of a member. */
async function openActions(user: UserEvent, name: string) {
  await user.click(await button(`Actions for ${name}`))
  await screen.findByRole('menu', { name: `Actions for ${name}` })
}

/** A new user who accepts an invitation. */
async function join(team: { inviteUser(options: { email: string }): Promise<void> }) {
  const email = newEmail()
  await act(async () => team.inviteUser({ email }))
  const guest = await createSignedInApp()
  await (await guest.app.getUser())?.setDisplayName('Grace Hopper')
  await guest.app.acceptTeamInvitation(await findCode(email, /invit/i))
  return guest
}

describe('a team', () => {
  it('is created, and shown', async () => {
    const { user, app } = await openSection('team-creation')
    await expectAccessible()
    await user.click(await button('Create team'))
    expect(screen.getByLabelText('Team name')).toHaveAccessibleDescription(
      'Enter a name for the team.',
    )
    await user.type(screen.getByLabelText('Team name'), 'Engines{Enter}')
    await waitFor(async () => expect(await title('Engines')).toHaveFocus())
    expect(screen.getByRole('link', { name: 'Engines' })).toHaveAttribute('aria-current', 'page')
    expect((await app.getUser())?.selectedTeam?.displayName).toBe('Engines')
    await expectAccessible()
  })

  it('cannot be created if the project disables it', async () => {
    await openSection('team-creation', {
      fetch: except('/projects/current', async (request) => {
        const project = await (await service(request)).json()
        const config = { ...project.config, client_team_creation_enabled: false }
        return Response.json({ ...project, config })
      }),
    })
    expect(screen.getByText(/^Teams can’t be created/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Create a team' })).not.toBeInTheDocument()
  })

  it('shows an error in place if it cannot be created', async () => {
    const { user } = await openSection('team-creation', {
      fetch: (request) => (isCreation(request) ? unreachable() : service(request)),
    })
    await user.type(screen.getByLabelText('Team name'), 'Engines{Enter}')
    expect(await screen.findByText('We can’t reach the server')).toBeVisible()
    expect(screen.getByLabelText('Team name')).toHaveValue('Engines')
  })

  it('shows members with their names in the team', async () => {
    const { user, email } = await openTeam()
    expect((await findSetting('Members')).group).toHaveTextContent(email)
    await user.click(await button('Change Your name in this team'))
    await user.type(screen.getByRole('textbox'), 'Countess{Enter}')
    const members = await findSetting('Members')
    expect(await members.findByText('Countess')).toBeVisible()
    expect(members.getByText('You')).toBeVisible()
  })

  it('is renamed', async () => {
    const { user } = await openTeam()
    await user.click(await button('Change Team name'))
    await user.clear(screen.getByRole('textbox'))
    await user.keyboard('{Enter}')
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter a name for the team.')
    await user.type(screen.getByRole('textbox'), 'Difference Engines{Enter}')
    expect(await title('Difference Engines')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Difference Engines' })).toBeVisible()
  })

  it('sends and revokes invitations', async () => {
    const { user, email: own } = await openTeam()
    const email = newEmail()
    await user.click(await button('Invite member'))
    const row = await findSetting('Invitations')
    const field = await row.findByLabelText('Email')
    await waitFor(() => expect(field).toHaveFocus())
    await user.type(field, 'ada{Enter}')
    expect(field).toHaveAccessibleDescription(/Enter a valid email address/)
    await user.clear(field)
    await user.type(field, `${own.toUpperCase()}{Enter}`)
    expect(field).toHaveAccessibleDescription(/You’re already a member of this team\.$/)
    await user.clear(field)
    await user.type(field, `${email}{Enter}`)
    expect(await row.findByText(`We sent an invitation to ${email}.`)).toHaveRole('status')
    await waitFor(async () => expect(await button('Invite member')).toHaveFocus())
    expect(await row.findByText(wholeText(/^Member · Expires /))).toBeVisible()
    await expectAccessible()

    await user.click(await button(`Revoke ${email}`))
    await user.click(await button('Cancel'))
    expect(row.getByText(wholeText(/^Member · Expires /))).toBeVisible()
    await user.click(await button(`Revoke ${email}`))
    expect(screen.getByText(/^Its link will stop working/)).toBeVisible()
    await user.click(await button('Revoke'))
    expect(await row.findByText(/^Invitation revoked/)).toBeVisible()
    await waitFor(async () => expect(await title('Engines')).toHaveFocus())
    expect(row.queryByText(/Expires /)).not.toBeInTheDocument()
  })

  it('invites several addresses at once, and the rest after one failed', async () => {
    const emails = [newEmail(), newEmail(), newEmail()]
    let refuses = true
    const sent: string[] = []
    const { user } = await openTeam(async (request) => {
      if (!request.url.endsWith('/team-invitations/send-code')) return service(request)
      const { email } = await request.clone().json()
      if (refuses && email === emails[1]) return unreachable()
      sent.push(email)
      return service(request)
    })
    await user.click(await button('Invite member'))
    const row = await findSetting('Invitations')
    const field = await row.findByLabelText('Email')
    expect(field).toHaveAccessibleDescription('Separate addresses with commas.')
    await user.type(field, `${emails[0]}, ada{Enter}`)
    expect(field).toHaveAccessibleDescription(/ada isn’t a valid email address/)
    await user.type(field, ' grace{Enter}')
    expect(field).toHaveAccessibleDescription(/aren’t valid email addresses: ada and grace\.$/)
    await user.clear(field)
    await user.type(field, `${emails.join(', ')}{Enter}`)
    expect(await row.findByText('We can’t reach the server')).toBeVisible()
    const unsent = `Not invited: ${emails[1]} and ${emails[2]}.`
    expect(field).toHaveAccessibleDescription(new RegExp(`${unsent}$`))
    expect(field).toHaveValue(emails.join(', '))
    refuses = false
    await user.type(field, '{Enter}')
    expect(await row.findByText('We sent 3 invitations.')).toHaveRole('status')
    expect(sent).toEqual(emails)
    expect(await row.findAllByText(wholeText(/^Member · Expires /))).toHaveLength(3)
  })

  it('translates errors about several addresses when the language changes', async () => {
    const signedIn = await createSignedInApp()
    const team = await createTeam(signedIn)
    window.history.replaceState(null, '', `/handler/account-settings#team-${team.id}`)
    const page = (lang: string) => (
      <AppProvider app={signedIn.app} lang={lang}>
        <AccountSettings fullPage />
      </AppProvider>
    )
    const { rerender } = await act(async () => render(page('en-US')))
    const user = userEvent.setup({ delay: null })
    await user.click(await button('Invite member'))
    const field = await screen.findByLabelText('Email')
    await user.type(field, 'ada, grace{Enter}')
    expect(field).toHaveAccessibleDescription(/ada and grace/)
    await act(async () => rerender(page('de-DE')))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ada und grace/))
  })

  it('accepts the commas and semicolons of Chinese, Japanese and Arabic keyboards', async () => {
    const { user } = await openTeam()
    await user.click(await button('Invite member'))
    const field = await (await findSetting('Invitations')).findByLabelText('Email')
    await user.type(field, 'a，b、c；d،e؛f{Enter}')
    expect(field).toHaveAccessibleDescription(/addresses: a, b, c, d, e, and f\.$/)
  })

  it('invites the addresses of a pasted list of lines', async () => {
    const emails = [newEmail(), newEmail()]
    const { user } = await openTeam()
    await user.click(await button('Invite member'))
    const row = await findSetting('Invitations')
    await user.click(await row.findByLabelText('Email'))
    await user.paste(`${emails.join('\r\n')}\n`)
    expect(row.getByLabelText('Email')).toHaveValue(emails.join(', '))
    await user.keyboard('{Enter}')
    expect(await row.findByText('We sent 2 invitations.')).toHaveRole('status')
    expect(row.group).toHaveTextContent(/^Invitations 2/)
  })

  it('tells that an address belongs to a member, and invites the others', async () => {
    const { user, team } = await openTeam()
    const { email } = await join(team)
    await user.click(await button('Invite member'))
    const row = await findSetting('Invitations')
    const field = await row.findByLabelText('Email')
    const other = newEmail()
    await user.type(field, `${other}, ${email}{Enter}`)
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(new RegExp(`${email} is already a member\\.$`)),
    )
    await user.clear(field)
    await user.type(field, `${other}{Enter}`)
    expect(await row.findByText(`We sent an invitation to ${other}.`)).toHaveRole('status')
  })

  it('invites with a role that the user may give', async () => {
    const { user, team } = await openTeam()
    await user.click(await button('Invite member'))
    const row = await findSetting('Invitations')
    const role = row.getByRole('combobox', { name: 'Role' })
    expect(role).toHaveDisplayValue('Member')
    await user.selectOptions(role, 'Admin')
    await expectAccessible()
    const email = newEmail()
    await user.type(row.getByLabelText('Email'), `${email}{Enter}`)
    expect(await row.findByText(wholeText(/^Admin · Expires /))).toBeVisible()
    expect(await team.listInvitations()).toMatchObject([{ permissionIds: ['admin'] }])
  })

  it('offers no choice of roles where there is none', async () => {
    const owner = await createSignedInApp()
    const team = await createTeam(owner)
    const { user } = await showSection(`team-${team.id}`, await join(team))
    await user.click(await button('Invite member'))
    expect(await screen.findByLabelText('Email')).toBeVisible()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  })

  it('sends an invitation again, whose new link replaces the old one', async () => {
    const { user, team } = await openTeam()
    const email = newEmail()
    await act(() => team.inviteUser({ email }))
    const [first] = await team.listInvitations()
    const row = await findSetting('Invitations')
    await user.click(await row.findByRole('button', { name: `Send again ${email}` }))
    expect(await row.findByText(`We sent an invitation to ${email}.`)).toHaveRole('status')
    const [second, ...others] = await team.listInvitations()
    expect(others).toEqual([])
    expect(second?.id).not.toBe(first?.id)
    await expectAccessible()
  })

  it('copies a link of an invitation, or shows it where the browser does not', async () => {
    const { user, team } = await openTeam()
    const email = newEmail()
    await act(() => team.inviteUser({ email }))
    const row = await findSetting('Invitations')
    await user.click(await row.findByRole('button', { name: `Copy link ${email}` }))
    const status = await row.findByText(`Link copied. It’s for ${email}.`)
    expect(status).toHaveRole('status')
    // In the row of the invitation, and not above the list.
    expect(status.closest('li')).toHaveTextContent(/Expires/)
    const link = await navigator.clipboard.readText()
    const code = new URL(link).searchParams.get('code') ?? ''
    const guest = await createSignedInApp()
    expect(await guest.app.verifyTeamInvitationCode(code)).toMatchObject({ status: 'ok' })

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    await user.click(row.getByRole('button', { name: `Copy link ${email}` }))
    expect(await row.findByLabelText(`Invitation link for ${email}`)).toHaveValue(link)
    await expectAccessible()
  })

  it('explains in the row that a service makes no links', async () => {
    const { user, team } = await openTeam((request) =>
      request.url.endsWith('/link') ? notFound() : service(request),
    )
    const email = newEmail()
    await act(() => team.inviteUser({ email }))
    const row = await findSetting('Invitations')
    await user.click(await row.findByRole('button', { name: `Copy link ${email}` }))
    const status = await row.findByText(/^Links can’t be copied in this app\./)
    expect(status).toHaveRole('status')
    expect(status).toHaveTextContent(email)
    expect(row.queryByText('Something went wrong')).not.toBeInTheDocument()
  })

  it('shows an error in place if an invitation cannot be sent', async () => {
    const { user } = await openTeam(
      refusing('/team-invitations/send-code', 'TEAM_PERMISSION_REQUIRED', 401),
    )
    await user.click(await button('Invite member'))
    await user.type(await screen.findByLabelText('Email'), 'grace@example.com{Enter}')
    expect(await screen.findByText('You don’t have permission to do this.')).toBeVisible()
  })

  it('removes members', async () => {
    const { user, team } = await openTeam()
    const guest = await join(team)
    await act(async () => void (await team.listMembers({ limit: 50 })))
    await openActions(user, 'Grace Hopper')
    const remove = screen.getByRole('menuitem', { name: 'Remove' })
    expect(remove).toHaveClass('stack-menu__item--danger')
    await user.click(remove)
    expect((await dialog()).getByText('Remove Grace Hopper from the team?')).toBeVisible()
    await user.click((await dialog()).getByRole('button', { name: 'Remove member' }))
    expect(await screen.findByText('Grace Hopper was removed from the team.')).toBeVisible()
    expect(await (await guest.app.getUser())?.listTeams()).toEqual([])
  })

  it('shows who has accepted an invitation in the meantime, when the user returns', async () => {
    const { team } = await openTeam()
    const email = newEmail()
    await act(async () => team.inviteUser({ email }))
    const invitations = await findSetting('Invitations')
    expect(await invitations.findByRole('listitem')).toHaveTextContent(email)
    const guest = await createSignedInApp()
    await guest.app.acceptTeamInvitation(await findCode(email, /invit/i))
    const members = await findSetting('Members')
    expect(members.getAllByRole('listitem')).toHaveLength(1)
    await act(async () => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(members.getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(invitations.queryByRole('listitem')).not.toBeInTheDocument())
  })

  it('shows members only the actions they are permitted', async () => {
    const owner = await createSignedInApp()
    const team = await createTeam(owner)
    const guest = await join(team)
    await showSection(`team-${team.id}`, guest)
    expect(await findSetting('Members')).toBeDefined()
    expect(await button('Invite member')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Leave team' })).toBeVisible()
    for (const label of ['Team name', 'Team picture', 'Delete team']) {
      expect(screen.queryByRole('group', { name: label })).not.toBeInTheDocument()
    }
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  })

  it('shows the address, role and date of each member', async () => {
    const owner = await createSignedInApp()
    const team = await createTeam(owner)
    const guest = await join(team)
    await showSection(`team-${team.id}`, owner)
    const members = await findSetting('Members')
    expect(members.group).toHaveTextContent(/^Members 2/)
    const [own, other] = await members.findAllByRole('listitem')
    expect(own).toHaveTextContent(/YouAdminJoined/)
    expect(other).toHaveTextContent(new RegExp(`Grace HopperMember${guest.email}Joined [A-Z].* 20`))
    await expectAccessible()
  })

  it('gives a member another role, and takes it away again', async () => {
    const owner = await createSignedInApp()
    const team = await createTeam(owner)
    await join(team)
    const { user } = await showSection(`team-${team.id}`, owner)
    const members = await findSetting('Members')
    const change = async (from: string, to: string) => {
      await openActions(user, 'Grace Hopper')
      await user.click(screen.getByRole('menuitem', { name: 'Change role' }))
      const role = await members.findByRole('combobox', { name: 'Role' })
      await waitFor(() => expect(role).toHaveFocus())
      expect(role).toHaveDisplayValue(from)
      await user.selectOptions(role, to)
      await expectAccessible()
      await user.click(members.getByRole('button', { name: 'Save' }))
      const status = await members.findByText('Grace Hopper’s role was changed.')
      expect(status).toHaveRole('status')
      expect(status.closest('li')).toHaveTextContent(/^GRGrace Hopper/)
      await waitFor(async () => expect(await button('Actions for Grace Hopper')).toHaveFocus())
      const [, member] = (await team.listMembers()) ?? []
      return member?.permissionIds
    }
    expect(await change('Member', 'Admin')).toEqual(['admin', 'member'])
    const [, other] = members.getAllByRole('listitem')
    expect(other).toHaveTextContent(/^GRGrace HopperAdmin(?!Member)/)
    expect(await change('Admin', 'Member')).toEqual(['member'])
  })

  it('names the roles of a new project in the language of the page', async () => {
    const owner = await createSignedInApp()
    const team = await createTeam(owner)
    await join(team)
    await showSection(`team-${team.id}`, owner, { lang: 'de-DE' })
    const members = await findSetting('Mitglieder')
    const [own, other] = await members.findAllByRole('listitem')
    expect(own).toHaveTextContent('Admin')
    expect(other).toHaveTextContent('Mitglied')
  })

  it('names other roles as their definition, and says what they are for', async () => {
    const { user } = await openTeam(async (request) => {
      const response = await service(request)
      if (!request.url.includes('/team-invitations/roles')) return response
      const { items } = await response.json()
      const editor = { id: 'team_editor', description: 'Writes articles', is_default: false }
      const reader = { id: 'team_reader', description: null, is_default: true }
      return Response.json({ items: [...items, editor, reader], is_paginated: false })
    })
    await user.click(await button('Invite member'))
    const role = (await findSetting('Invitations')).getByRole('combobox', { name: 'Role' })
    expect(role).toHaveDisplayValue('Member and Team reader')
    expect(role).not.toHaveAccessibleDescription()
    await user.selectOptions(role, 'Team editor')
    expect(role).toHaveAccessibleDescription('Writes articles')
    await user.selectOptions(role, 'Admin')
    expect(role).not.toHaveAccessibleDescription()
  })

  it('shows why a role cannot be changed, and keeps the choice', async () => {
    const owner = await createSignedInApp({
      fetch: (request) =>
        request.method === 'PATCH' && request.url.includes('/team-members/')
          ? refuse('TEAM_PERMISSION_REQUIRED', 401)
          : service(request),
    })
    const team = await createTeam(owner)
    await join(team)
    const { user } = await showSection(`team-${team.id}`, owner)
    await openActions(user, 'Grace Hopper')
    await user.click(screen.getByRole('menuitem', { name: 'Change role' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Admin')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('You don’t have permission to do this.')).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Admin')
  })

  it('shows fifty members at first, and more on request', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Member ${index + 1}`)
    const signedIn = await createSignedInApp({ fetch: withMembers(names) })
    const team = await createTeam(signedIn)
    const { user } = await showSection(`team-${team.id}`, signedIn)
    const members = await findSetting('Members')
    expect(members.getAllByRole('listitem')).toHaveLength(50)
    await user.click(members.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(members.getAllByRole('listitem')).toHaveLength(60))
    expect(members.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
    await waitFor(async () => expect(await title('Engines')).toHaveFocus())
  })

  /** Opens the members of a team, and returns those that the list shows. */
  async function openMembers(names: string[]) {
    const signedIn = await createSignedInApp({ fetch: withMembers(names) })
    const team = await createTeam(signedIn)
    await showSection(`team-${team.id}`, signedIn)
    const members = await findSetting('Members')
    const search = (value: string) =>
      fireEvent.change(members.getByLabelText('Search by name or email'), { target: { value } })
    const found = () => [...members.group.querySelectorAll('li')].map((row) => row.textContent)
    return { members, search, found }
  }
  const crew = (count: number) => Array.from({ length: count }, (_, index) => `Crew ${index}`)

  it('are searched by name and address', async () => {
    const { members, search, found } = await openMembers(['Zoë Chen', 'Grace Hopper', ...crew(8)])
    search('CHEN zoe')
    expect(found()).toEqual([expect.stringContaining('Zoë Chen')])
    expect(members.getByText('Matches: 1')).toHaveRole('status')
    await expectAccessible()
    search('member-1@')
    expect(found()).toEqual([expect.stringContaining('Grace Hopper')])
    search('member-1@x')
    expect(found()).toEqual([])
    expect(members.getByText('No members match your search.')).toBeVisible()
    search('')
    expect(found()).toHaveLength(10)
  })

  it('are searched among those that the list does not show yet', async () => {
    const { members, search, found } = await openMembers([...crew(51), 'Ada Byron'])
    const field = members.getByLabelText('Search by name or email')
    field.focus()
    search('byron')
    await waitFor(() => expect(found()).toEqual([expect.stringContaining('Ada Byron')]))
    expect(field).toHaveFocus()
  })

  it.each([
    [9, 0],
    [10, 1],
  ])('in a list of %i have %i fields to search', async (count, fields) => {
    const names = Array.from({ length: count }, (_, i) => `Crew ${i}`)
    const signedIn = await createSignedInApp({ fetch: withMembers(names) })
    const team = await createTeam(signedIn)
    await showSection(`team-${team.id}`, signedIn)
    const members = await findSetting('Members')
    expect(members.queryAllByRole('searchbox')).toHaveLength(fields)
  })

  it('shows names, and removes members, on a service without the list', async () => {
    const owner = await createSignedInApp({
      fetch: async (request) => (isMemberList(request) ? notFound() : service(request)),
    })
    const team = await createTeam(owner)
    await join(team)
    const { user } = await showSection(`team-${team.id}`, owner)
    const members = await findSetting('Members')
    expect(members.queryByText(/^Joined/)).not.toBeInTheDocument()
    await openActions(user, 'Grace Hopper')
    expect(screen.queryByRole('menuitem', { name: 'Change role' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('menuitem', { name: 'Remove' }))
    await user.click((await dialog()).getByRole('button', { name: 'Remove member' }))
    expect(await members.findByText('Grace Hopper was removed from the team.')).toBeVisible()
  })

  it('can be left', async () => {
    const { user, app } = await openTeam()
    const titles = watchTitles()
    await user.click(await button('Leave team'))
    await user.click((await dialog()).getByRole('button', { name: 'Leave team' }))
    await waitFor(async () => expect(await title('You left Engines')).toHaveFocus())
    expect(screen.getByText('You can join again with a new invitation.')).toBeVisible()
    expect(titles).not.toContain('You’re not a member of this team')
    expect(screen.queryByRole('link', { name: 'Engines' })).not.toBeInTheDocument()
    expect(await (await app.getUser())?.listTeams()).toEqual([])
  })

  it('is not left by its last admin', async () => {
    const { user, team } = await openTeam()
    await join(team)
    await user.click(await button('Leave team'))
    await user.click((await dialog()).getByRole('button', { name: 'Leave team' }))
    expect(await screen.findByText(/You’re the only admin of this team/)).toBeVisible()
    await expectAccessible()
  })

  it('is deleted after its name is typed', async () => {
    const { user, app } = await openTeam()
    const titles = watchTitles()
    await user.click(await button('Delete team'))
    await user.type((await dialog()).getByLabelText('Type Engines to confirm'), 'Engines{Enter}')
    expect(await title('Engines was deleted')).toBeVisible()
    expect(screen.getByText('Its members no longer have access.')).toBeVisible()
    expect(titles).not.toContain('You’re not a member of this team')
    expect(await (await app.getUser())?.listTeams()).toEqual([])
  })

  it('shows an error if it cannot be loaded, and can be retried', async () => {
    hushErrors()
    let isFaulty = false
    const signedIn = await createSignedInApp({
      fetch: (request) =>
        isFaulty && request.url.includes('/team-permissions') ? crash() : service(request),
    })
    const team = await createTeam(signedIn)
    isFaulty = true
    const { user } = await showSection(`team-${team.id}`, signedIn)
    const retry = await button('Try again')
    isFaulty = false
    await user.click(retry)
    expect(await title('Engines')).toBeVisible()
  })
})
