import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { as } from '../harness'
import { codeIn, startForClient } from './published-client'

let started: Awaited<ReturnType<typeof startForClient>>
let app: ReturnType<typeof started.serverApp>

beforeAll(async () => {
  started = await startForClient()
  app = started.serverApp()
})
afterEach(() => {
  expect(started.takeProblems()).toEqual([])
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await started.server.close()
})

let users = 0

function createUser(options: Parameters<typeof app.createUser>[0] = {}) {
  const primaryEmail = `server${++users}@example.com`
  return app.createUser({ primaryEmail, primaryEmailAuthEnabled: true, ...options })
}

async function tokensOf(user: Awaited<ReturnType<typeof createUser>>) {
  const session = await user.createSession({})
  const { accessToken, refreshToken } = await session.getTokens()
  return { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
}

describe('the published client on a server manages users', () => {
  it('creates, reads, changes and deletes one', async () => {
    const made = await createUser({
      displayName: 'Ada',
      password: 'correct horse',
      serverMetadata: { plan: 'free' },
    })
    expect(await app.getUser(made.id)).toMatchObject({
      id: made.id,
      displayName: 'Ada',
      hasPassword: true,
      serverMetadata: { plan: 'free' },
    })
    await made.setServerMetadata({ plan: 'paid' })
    await made.setClientReadOnlyMetadata({ badge: true })
    await made.setPrimaryEmail('ada@example.com', { verified: true })
    await made.update({ displayName: 'Ada L.' })
    expect(await app.getUser(made.id)).toMatchObject({
      displayName: 'Ada L.',
      primaryEmail: 'ada@example.com',
      primaryEmailVerified: true,
      serverMetadata: { plan: 'paid' },
      clientReadOnlyMetadata: { badge: true },
    })
    await made.delete()
    expect(await app.getUser(made.id)).toBeNull()
  })

  it('lists them in pages and finds them', async () => {
    const one = await createUser({ displayName: 'Findable One' })
    const two = await createUser({ displayName: 'Findable Two' })
    const first = await app.listUsers({ query: 'findable', limit: 1, orderBy: 'signedUpAt' })
    expect(first.map(({ id }) => id)).toEqual([one.id])
    expect(first.nextCursor).toBe(two.id)
    const rest = await app.listUsers({ query: 'findable', cursor: first.nextCursor ?? '' })
    expect(rest.map(({ id }) => id)).toEqual([two.id])
  })

  it('adds a verified address', async () => {
    const user = await createUser()
    const value = `work-${user.primaryEmail}`
    await user.createContactChannel({ value, type: 'email', usedForAuth: false, isVerified: true })
    const added = (await user.listContactChannels()).find((channel) => channel.value === value)
    expect(added).toMatchObject({ isVerified: true, usedForAuth: false })
    await added?.update({ isVerified: false })
    await added?.delete()
    expect(await user.listContactChannels()).toHaveLength(1)
  })

  it('signs in a user, and identifies them by the tokens of a request', async () => {
    const user = await createUser()
    const auth = JSON.stringify(await tokensOf(user))
    const request = new Request('http://app.example.com', { headers: { 'x-stack-auth': auth } })
    expect(await app.getUser({ tokenStore: request })).toMatchObject({ id: user.id })
    const stranger = new Request('http://app.example.com')
    expect(await app.getUser({ tokenStore: stranger })).toBeNull()
  })
})

describe('the published client on a server manages teams', () => {
  it('adds and removes members', async () => {
    const owner = await createUser()
    const member = await createUser()
    const team = await app.createTeam({ displayName: 'Crew', creatorUserId: owner.id })
    await team.addUser(member.id)
    const listed = await team.listUsers()
    expect(listed.map(({ id }) => id)).toEqual([owner.id, member.id])
    await team.update({ displayName: 'Staff', serverMetadata: { seats: 5 } })
    expect(await app.getTeam(team.id)).toMatchObject({
      displayName: 'Staff',
      serverMetadata: { seats: 5 },
    })
    expect(await member.listTeams()).toMatchObject([{ id: team.id }])
    await team.removeUser(member.id)
    expect(await team.listUsers()).toHaveLength(1)
    await team.delete()
    expect(await app.getTeam(team.id)).toBeNull()
  })

  it('grants and revokes permissions', async () => {
    const user = await createUser()
    const team = await app.createTeam({ displayName: 'Rights' })
    await team.addUser(user.id)
    expect(await user.hasPermission(team, '$delete_team')).toBe(false)
    await user.grantPermission(team, 'admin')
    expect(await user.hasPermission(team, '$delete_team')).toBe(true)
    const direct = await user.listPermissions(team, { recursive: false })
    expect(direct.map(({ id }) => id)).toEqual(['admin', 'member'])
    await user.revokePermission(team, 'admin')
    expect(await user.hasPermission(team, '$delete_team')).toBe(false)
    expect(await user.listPermissions()).toEqual([])
  })

  it('invites', async () => {
    const team = await app.createTeam({ displayName: 'Invited' })
    const email = 'invited-by-server@example.com'
    await team.inviteUser({ email, callbackUrl: `${started.pages}/team-invitation` })
    expect(codeIn((await started.emailsTo(email))[0])).toHaveLength(45)
    const [invitation] = await team.listInvitations()
    await invitation?.revoke()
    expect(await team.listInvitations()).toEqual([])
  })
})

describe('the intended call works where the published client itself is broken on a server', () => {
  it('lists and revokes the sessions of a user', async () => {
    const user = await createUser()
    await tokensOf(user)
    const listed = await started.call('GET', `/auth/sessions?user_id=${user.id}`, {
      headers: as('server'),
    })
    expect(listed.body.items).toMatchObject([{ user_id: user.id, is_current_session: false }])
    // It names no user here, which the server accepts (docs/http-api.md section 12).
    await user.revokeSession(listed.body.items[0].id)
    const left = await started.call('GET', `/auth/sessions?user_id=${user.id}`, {
      headers: as('server'),
    })
    expect(left.body.items).toEqual([])
  })

  it('removes a user from a team', async () => {
    const user = await createUser()
    const team = await app.createTeam({ displayName: 'Left', creatorUserId: user.id })
    const left = await started.call('DELETE', `/team-memberships/${team.id}/${user.id}`, {
      headers: as('server'),
    })
    expect(left.body).toEqual({ success: true })
    expect(await team.listUsers()).toEqual([])
  })

  it('changes the password of a signed-in user', async () => {
    const user = await createUser({ password: 'correct horse' })
    const { accessToken, refreshToken } = await tokensOf(user)
    const changed = await started.call('POST', '/auth/password/update', {
      headers: as('server', { access: accessToken, refresh: refreshToken }),
      body: { old_password: 'correct horse', new_password: 'another horse' },
    })
    expect(changed.body).toEqual({ success: true })
  })
})
