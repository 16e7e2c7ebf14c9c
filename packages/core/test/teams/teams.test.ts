import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CurrentUser, KnownErrors } from '../../src/index'
import { readOf, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const callbackUrl = 'http://localhost:5173/handler/team-invitation'

async function newUser(): Promise<CurrentUser> {
  return signIn(service)
}

describe('a team in the browser', () => {
  it('is created with its creator as a member, and selected', async () => {
    const user = await newUser()
    const { createTeam } = user
    const team = await createTeam({ displayName: 'Engine', clientMetadata: { color: 'red' } })
    expect(team).toMatchObject({
      displayName: 'Engine',
      profileImageUrl: null,
      clientMetadata: { color: 'red' },
      clientReadOnlyMetadata: null,
    })
    expect(await user.listTeams()).toMatchObject([{ id: team.id, displayName: 'Engine' }])
    const now = await user.refresh()
    expect(now?.selectedTeam).toMatchObject({ id: team.id, displayName: 'Engine' })
    expect(await now?.selectedTeam?.listUsers()).toMatchObject([{ id: user.id }])
  })

  it('shows its changes to all subscribers', async () => {
    const app = service.openClient()
    const user = await signIn(service, app)
    const team = await user.createTeam({ displayName: 'Old' })
    const watched = [readOf(app, 'getUser'), readOf(user, 'listTeams')]
    for (const read of watched) read.subscribe(() => {})
    await Promise.all(watched.map((read) => read.load()))
    const { update } = team
    await update({ displayName: 'New', profileImageUrl: null })
    expect(await readOf(app, 'getUser').load()).toMatchObject({
      selectedTeam: { displayName: 'New' },
    })
    expect(await readOf(user, 'listTeams').load()).toMatchObject([{ displayName: 'New' }])
    expect(team.displayName).toBe('Old')
  })

  it('is found by id, with one request, by its members only', async () => {
    const [user, stranger] = [await newUser(), await newUser()]
    const { id } = await user.createTeam({ displayName: 'Mine' })
    service.calls.length = 0
    expect(await user.getTeam(id)).toMatchObject({ id, displayName: 'Mine' })
    expect(service.calls).toEqual([`GET /teams/${id}`])
    expect(await stranger.getTeam(id)).toBeNull()
    for (const other of ['an-old-slug', '']) expect(await user.getTeam(other)).toBeNull()
  })

  it('lists its members with their roles, which the user changes', async () => {
    const [owner, other] = [await newUser(), await newUser()]
    const team = await owner.createTeam({ displayName: 'Roles' })
    await service.administrate('POST', `/team-memberships/${team.id}/${other.id}`, {})
    const list = readOf(team, 'listMembers')
    list.subscribe(() => {})
    const [self, member] = (await team.listMembers()) ?? []
    if (!self || !member) throw new Error('The team has two members.')
    expect(self).toMatchObject({
      id: owner.id,
      displayName: null,
      profileImageUrl: null,
      primaryEmail: owner.primaryEmail,
      joinedAt: expect.any(Date),
      permissionIds: ['admin'],
      canChangeRoles: true,
      canRemove: true,
    })
    const { setRoles, remove } = member
    await setRoles(['member', 'admin'])
    const changed = await list.load()
    expect(changed).toHaveProperty('[1].id', other.id)
    expect(changed).toHaveProperty('[1].permissionIds', ['admin', 'member'])
    const page = await team.listMembers({ limit: 1 })
    expect(page?.map(({ id }) => id)).toEqual([owner.id])
    const rest = await team.listMembers({ limit: 1, cursor: page?.nextCursor ?? undefined })
    expect(rest?.map(({ id }) => id)).toEqual([other.id])
    expect(rest?.nextCursor).toBeNull()
    await remove()
    expect(await list.load()).toHaveLength(1)
    await expect(self.setRoles([])).rejects.toBeInstanceOf(KnownErrors.LastTeamAdmin)
  })

  it('does not list members with roles on a service without that', async () => {
    const app = service.openClient({
      fetch: async (request) =>
        new URL(request.url).pathname.endsWith('/team-members')
          ? new Response('Not Found', { status: 404 })
          : service.fetch(request),
    })
    const user = await signIn(service, app)
    const team = await user.createTeam({ displayName: 'Old' })
    expect(await team.listMembers()).toBeNull()
  })

  it('can be left, which removes it from every list', async () => {
    const app = service.openClient()
    const user = await signIn(service, app)
    const team = await user.createTeam({ displayName: 'Left' })
    const teams = readOf(user, 'listTeams')
    teams.subscribe(() => {})
    readOf(app, 'getUser').subscribe(() => {})
    expect(await teams.load()).toHaveLength(1)
    await user.leaveTeam(team)
    expect(await teams.load()).toEqual([])
    expect(await readOf(app, 'getUser').load()).toMatchObject({ selectedTeam: null })
    await expect(user.leaveTeam(team)).rejects.toBeInstanceOf(KnownErrors.TeamMembershipNotFound)
  })

  it('is hidden once its member has signed out', async () => {
    const user = await newUser()
    const team = await user.createTeam({ displayName: 'Secret' })
    await readOf(user, 'listTeams').load()
    await readOf(team, 'listUsers').load()
    await user.signOut()
    await expect(readOf(user, 'listTeams').load()).rejects.toBeInstanceOf(
      KnownErrors.CannotGetOwnUserWithoutUser,
    )
    await expect(readOf(team, 'listUsers').load()).rejects.toBeInstanceOf(
      KnownErrors.CannotGetOwnUserWithoutUser,
    )
  })

  it('can be deleted', async () => {
    const user = await newUser()
    const team = await user.createTeam({ displayName: 'Deleted' })
    await team.delete()
    expect(await user.listTeams()).toEqual([])
    await expect(team.update({ displayName: 'x' })).rejects.toMatchObject({
      errorCode: 'TEAM_MEMBERSHIP_NOT_FOUND',
    })
  })

  it('can be selected and deselected', async () => {
    const user = await newUser()
    const [one] = [await user.createTeam({ displayName: 'One' })]
    await user.createTeam({ displayName: 'Two' })
    await user.setSelectedTeam(one)
    expect((await user.refresh())?.selectedTeam?.displayName).toBe('One')
    await user.setSelectedTeam(null)
    expect((await user.refresh())?.selectedTeam).toBeNull()
  })
})

describe('members', () => {
  it('have a profile in each team, which others see', async () => {
    const user = await newUser()
    await user.setDisplayName('Ada')
    const team = await user.createTeam({ displayName: 'Profiles' })
    const profile = await user.getTeamProfile(team)
    expect(profile).toMatchObject({ displayName: 'Ada', profileImageUrl: null })
    const members = readOf(team, 'listUsers')
    members.subscribe(() => {})
    await members.load()
    await user.setDisplayName('Ada Lovelace')
    expect(await members.load()).toMatchObject([{ teamProfile: { displayName: 'Ada Lovelace' } }])
    await profile.update({ displayName: 'Countess' })
    expect(await members.load()).toEqual([
      { id: user.id, teamProfile: { displayName: 'Countess', profileImageUrl: null } },
    ])
    expect(await user.getTeamProfile(team)).toMatchObject({ displayName: 'Countess' })
  })

  it('can remove others with the permission', async () => {
    const [owner, member] = [await newUser(), await newUser()]
    const team = await owner.createTeam({ displayName: 'Removing' })
    await (await service.openServer().getTeam(team.id))?.addUser(member.id)
    const seenByMember = await member.getTeam(team.id)
    await expect(seenByMember?.removeUser(owner.id)).rejects.toBeInstanceOf(
      KnownErrors.TeamPermissionRequired,
    )
    await team.removeUser(member.id)
    expect(await member.listTeams()).toEqual([])
  })
})

describe('invitations', () => {
  it('are sent by email, listed until they are accepted, and can be revoked', async () => {
    const user = await newUser()
    const team = await user.createTeam({ displayName: 'Inviting' })
    const invitations = readOf(team, 'listInvitations')
    const heard = vi.fn()
    invitations.subscribe(heard)
    expect(await invitations.load()).toEqual([])
    const email = service.newEmail()
    await team.inviteUser({ email, callbackUrl })
    expect((await service.mailTo(email)).subject).toContain('Inviting')
    const [invitation] = await team.listInvitations()
    expect(invitation).toEqual({
      id: expect.any(String),
      recipientEmail: email,
      expiresAt: expect.any(Date),
      permissionIds: [],
      createLink: expect.any(Function),
      resend: expect.any(Function),
      revoke: expect.any(Function),
    })
    expect(await invitations.load()).toHaveLength(1)
    const { revoke } = invitation ?? {}
    await revoke?.()
    expect(await invitations.load()).toEqual([])
    expect(heard).toHaveBeenCalled()
  })

  it.each([
    [{ handler: 'http://localhost:5173/auth' }, 'http://localhost:5173/auth/team-invitation?code='],
    [{ teamInvitation: 'http://localhost:5173/join?a=1' }, 'http://localhost:5173/join?a=1&code='],
  ])('lead from a server to the page of an absolute URL in %j', async (urls, link) => {
    const app = service.openServer({ urls })
    const team = await app.createTeam({ displayName: 'Hosted' })
    const email = service.newEmail()
    await team.inviteUser({ email })
    const { links } = await service.mailTo(email)
    expect(links).toContainEqual(expect.stringContaining(link))
  })

  it('require a trusted callback URL', async () => {
    const user = await newUser()
    const team = await user.createTeam({ displayName: 'Careful' })
    const email = service.newEmail()
    await expect(team.inviteUser({ email })).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringMatching(/callbackUrl.* urls\.teamInvitation .*https:\/\//),
    })
    await expect(
      team.inviteUser({ email, callbackUrl: 'https://evil.example/' }),
    ).rejects.toBeInstanceOf(KnownErrors.RedirectUrlNotWhitelisted)
  })
})

describe('teams on a server', () => {
  it('can be created with and without members', async () => {
    const app = service.openServer()
    const user = await app.createUser()
    const empty = await app.createTeam({ displayName: 'Empty', serverMetadata: { plan: 'free' } })
    expect(empty).toMatchObject({
      displayName: 'Empty',
      serverMetadata: { plan: 'free' },
      createdAt: expect.any(Date),
    })
    expect(await empty.listUsers()).toEqual([])
    const made = await app.createTeam({ displayName: 'Made', creatorUserId: user.id })
    expect(await made.listUsers()).toMatchObject([{ id: user.id, serverMetadata: null }])
    expect((await app.listTeams()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([empty.id, made.id]),
    )
  })

  it('come in pages', async () => {
    const app = service.openServer()
    for (let index = 0; index < 3; index++) await app.createTeam({ displayName: 'Paged' })
    const all = await app.listTeams()
    expect(all.nextCursor).toBeNull()
    const page = await app.listTeams({ limit: 2 })
    expect(page.map(({ id }) => id)).toEqual(all.slice(0, 2).map(({ id }) => id))
    expect(page.nextCursor).toBe(all[2]?.id)
    const next = await app.listTeams({ limit: 2, cursor: page.nextCursor ?? '' })
    expect(next[0]?.id).toBe(all[2]?.id)
    service.calls.length = 0
    const iterated: string[] = []
    for await (const { id } of app.iterateTeams({ limit: 2 })) iterated.push(id)
    expect(iterated).toEqual(all.map(({ id }) => id))
    expect(service.calls).toHaveLength(Math.ceil(all.length / 2))
  })

  it('are fetched again, page by page, after one was created', async () => {
    const app = service.openServer()
    await app.createTeam({ displayName: 'First' })
    const read = readOf(app, 'listTeams', { limit: 1000 })
    await read.load()
    await app.createTeam({ displayName: 'Second' })
    expect(await read.load()).toHaveLength((await app.listTeams()).length)
    expect(await read.load()).toContainEqual(expect.objectContaining({ displayName: 'Second' }))
  })

  it('are fetched one by one', async () => {
    const app = service.openServer()
    const { id } = await app.createTeam({ displayName: 'One' })
    service.calls.length = 0
    expect(await app.getTeam(id)).toMatchObject({ displayName: 'One' })
    expect(await app.getTeam(crypto.randomUUID())).toBeNull()
    expect(service.calls).toHaveLength(2)
  })

  it('add and remove members, which updates every list', async () => {
    const app = service.openServer()
    const user = await app.createUser({ displayName: 'Member' })
    const team = await app.createTeam({ displayName: 'Members' })
    const lists = [readOf(team, 'listUsers'), readOf(user, 'listTeams')]
    for (const list of lists) list.subscribe(() => {})
    // Copies have no `nextCursor`.
    const load = () =>
      Promise.all(lists.map(async (list) => [...((await list.load()) as object[])]))
    expect(await load()).toEqual([[], []])
    await team.addUser(user.id)
    expect(await load()).toMatchObject([
      [{ id: user.id, teamProfile: { displayName: 'Member' } }],
      [{ id: team.id }],
    ])
    await user.setDisplayName('Mate')
    expect(await load()).toMatchObject([[{ teamProfile: { displayName: 'Mate' } }], [{}]])
    await expect(team.addUser(user.id)).rejects.toBeInstanceOf(
      KnownErrors.TeamMembershipAlreadyExists,
    )
    await user.leaveTeam(team)
    expect(await load()).toEqual([[], []])
    await team.addUser(user.id)
    await team.removeUser(user.id)
    expect(await load()).toEqual([[], []])
  })

  it('can be changed with fields for servers, and deleted', async () => {
    const app = service.openServer()
    const team = await app.createTeam({ displayName: 'Before' })
    const all = readOf(app, 'listTeams')
    all.subscribe(() => {})
    await all.load()
    const changes = {
      displayName: 'After',
      clientMetadata: { a: 1 },
      clientReadOnlyMetadata: { b: 2 },
      serverMetadata: { c: 3 },
    }
    await team.update(changes)
    expect(await app.getTeam(team.id)).toMatchObject(changes)
    expect(await all.load()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: team.id, displayName: 'After' })]),
    )
    await team.delete()
    expect(await app.getTeam(team.id)).toBeNull()
  })

  it('invite, and revoke invitations', async () => {
    const team = await service.openServer().createTeam({ displayName: 'Server invites' })
    await team.inviteUser({ email: service.newEmail(), callbackUrl })
    const [invitation] = await team.listInvitations()
    await invitation?.revoke()
    expect(await team.listInvitations()).toEqual([])
  })

  it('see who sent an invitation, and when', async () => {
    const app = service.openServer()
    const ada = await app.createUser({ displayName: 'Ada' })
    const team = await ada.createTeam({ displayName: 'Sent by members' })
    const start = Date.now()
    await team.inviteUser({ email: 'a@example.com', callbackUrl, inviterId: ada.id })
    await team.inviteUser({ email: 'b@example.com', callbackUrl })
    const [first, second] = await team.listInvitations()
    expect(first?.inviter).toEqual({ id: ada.id, displayName: 'Ada' })
    expect(second?.inviter).toBeNull()
    const elapsed = (first?.sentAt?.getTime() ?? 0) - start
    expect(Math.abs(elapsed)).toBeLessThan(60_000)
  })

  it('send invitations again, to the same page of the app', async () => {
    const team = await service.openServer().createTeam({ displayName: 'Server repeats' })
    const email = service.newEmail()
    await team.inviteUser({ email, callbackUrl })
    const invitations = readOf(team, 'listInvitations')
    invitations.subscribe(() => {})
    const [first] = await team.listInvitations()
    const earlier = await service.mailTo(email)
    await first?.resend()
    expect(await invitations.load()).toHaveLength(1)
    const [second] = await team.listInvitations()
    expect(second).toMatchObject({ recipientEmail: email })
    expect(second?.id).not.toBe(first?.id)
    await vi.waitFor(
      async () => {
        const { links } = await service.mailTo(email)
        expect(links).not.toEqual(earlier.links)
        expect(links).toContainEqual(expect.stringContaining(`${callbackUrl}?code=`))
      },
      { timeout: 60_000 },
    )
    await expect(first?.resend()).rejects.toMatchObject({
      errorCode: 'VERIFICATION_CODE_NOT_FOUND',
    })
  })

  it('do not invite a member', async () => {
    const app = service.openServer()
    const primaryEmail = service.newEmail()
    const user = await app.createUser({ primaryEmail, primaryEmailAuthEnabled: true })
    const team = await app.createTeam({ displayName: 'Full', creatorUserId: user.id })
    await expect(team.inviteUser({ email: primaryEmail, callbackUrl })).rejects.toBeInstanceOf(
      KnownErrors.TeamMembershipAlreadyExists,
    )
  })

  it('invite on behalf of a member, as long as they may invite', async () => {
    const app = service.openServer()
    const [ada, stranger] = [await app.createUser({ displayName: 'Ada' }), await app.createUser()]
    const team = await ada.createTeam({ displayName: 'Engines' })
    const invited = { email: service.newEmail(), callbackUrl }
    await team.inviteUser({ ...invited, inviterId: ada.id })
    const { subject } = await service.mailTo(invited.email)
    expect(subject).toContain('Ada')
    const isRefused = team.inviteUser({ ...invited, inviterId: stranger.id })
    await expect(isRefused).rejects.toBeInstanceOf(KnownErrors.TeamMembershipNotFound)
    expect(await team.listInvitations()).toHaveLength(1)
    await team.removeUser(ada.id)
    expect(await team.listInvitations()).toEqual([])
  })

  it('are found as teams of their users', async () => {
    const app = service.openServer()
    const user = await app.createUser()
    const other = await app.createTeam({ displayName: 'Other' })
    const team = await user.createTeam({ displayName: 'Own' })
    expect(await user.getTeam(team.id)).toMatchObject({ displayName: 'Own' })
    expect(await user.getTeam(other.id)).toBeNull()
    expect((await app.getUser(user.id))?.selectedTeam).toMatchObject({
      id: team.id,
      createdAt: expect.any(Date),
    })
    await (await user.getTeamProfile(team)).update({ displayName: 'Boss' })
    expect(await team.listUsers()).toMatchObject([{ teamProfile: { displayName: 'Boss' } }])
  })
})
