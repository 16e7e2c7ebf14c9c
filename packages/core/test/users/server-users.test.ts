import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { KnownErrors } from '../../src/index'
import type { ServerListUsersOptions } from '../../src/server'
import { password, readOf, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('a user on a server', () => {
  it('is created with every option', async () => {
    const app = service.openServer()
    const primaryEmail = service.newEmail()
    const given = {
      primaryEmail,
      primaryEmailVerified: true,
      primaryEmailAuthEnabled: true,
      displayName: 'Ada',
      profileImageUrl: 'https://example.com/ada.png',
      otpAuthEnabled: true,
      clientMetadata: { a: 1 },
      clientReadOnlyMetadata: [2],
      serverMetadata: 'three',
    }
    const user = await app.createUser({ ...given, password })
    const expected = {
      ...given,
      id: expect.any(String),
      hasPassword: true,
      isAnonymous: false,
      selectedTeam: null,
      signedUpAt: expect.any(Date),
      lastActiveAt: expect.any(Date),
    }
    expect(user).toMatchObject(expected)
    expect(await app.getUser(user.id)).toMatchObject(expected)
    const client = service.openClient()
    const result = await client.signInWithCredential({ email: primaryEmail, password })
    expect(result.status).toBe('ok')
    await expect(app.createUser(given)).rejects.toBeInstanceOf(
      KnownErrors.UserWithEmailAlreadyExists,
    )
  })

  it('is found by when they signed up and were active, and by how they can sign in', async () => {
    const app = service.openServer()
    const name = crypto.randomUUID()
    const verified = await app.createUser({
      displayName: name,
      primaryEmail: service.newEmail(),
      primaryEmailVerified: true,
    })
    const anonymous = await app.createUser({ displayName: name, isAnonymous: true })
    const find = async (options: ServerListUsersOptions) =>
      (await app.listUsers({ query: name, ...options })).map(({ id }) => id)
    expect(await find({ signedUpAfter: anonymous.signedUpAt })).toEqual([anonymous.id])
    expect(await find({ signedUpBefore: anonymous.signedUpAt })).toEqual([verified.id])
    expect(await find({ lastActiveAfter: new Date(0) })).toEqual([verified.id, anonymous.id])
    expect(await find({ lastActiveBefore: new Date(0) })).toEqual([])
    expect(await find({ hasVerifiedEmail: true })).toEqual([verified.id])
    expect(await find({ hasVerifiedEmail: false })).toEqual([])
    expect(await find({ isAnonymous: true })).toEqual([anonymous.id])
    expect(await find({ providerId: 'github' })).toEqual([])
  })

  it('is banned and unbanned, and found by that', async () => {
    const app = service.openServer()
    const primaryEmail = service.newEmail()
    const auth = { primaryEmail, primaryEmailAuthEnabled: true, primaryEmailVerified: true }
    const user = await app.createUser({ ...auth, password })
    const client = service.openClient()
    await client.signInWithCredential({ email: primaryEmail, password })
    const sessions = readOf(user, 'getActiveSessions')
    sessions.subscribe(() => {})
    expect(await sessions.load()).toHaveLength(1)
    const free = { isBanned: false, bannedUntil: null, banReason: null }
    expect(user).toMatchObject(free)

    const until = new Date(Date.now() + 60_000)
    await user.ban({ reason: 'Spam', until })
    const banned = { isBanned: true, bannedUntil: until, banReason: 'Spam' }
    expect(await app.getUser(user.id)).toMatchObject(banned)
    const find = async (isBanned: boolean) => [
      ...(await app.listUsers({ query: user.id, isBanned })),
    ]
    expect(await find(true)).toMatchObject([banned])
    expect(await find(false)).toEqual([])
    expect(await sessions.load()).toEqual([])
    const refused = await client.signInWithCredential({ email: primaryEmail, password })
    expect(refused).toMatchObject({
      status: 'error',
      error: { errorCode: 'USER_BANNED', details: { banned_until_millis: until.getTime() } },
    })
    await expect(user.createSession()).rejects.toBeInstanceOf(KnownErrors.UserBanned)
    await user.createSession({ isImpersonation: true })

    await user.unban()
    expect(await app.getUser(user.id)).toMatchObject(free)
    const result = await client.signInWithCredential({ email: primaryEmail, password })
    expect(result.status).toBe('ok')
  })

  it('is no longer banned once the end of the ban has passed', async () => {
    const app = service.openServer()
    const user = await app.createUser({})
    await user.ban({ until: new Date(Date.now() + 1000) })
    vi.setSystemTime(Date.now() + 2000)
    try {
      expect(await app.getUser(user.id)).toMatchObject({ isBanned: false, bannedUntil: null })
    } finally {
      vi.useRealTimers()
    }
  })

  it('is found by id, or null', async () => {
    const { getUser } = service.openServer()
    expect(await getUser(crypto.randomUUID())).toBeNull()
  })

  it('is changed in every field, and all subscribers see it', async () => {
    const app = service.openServer()
    const user = await app.createUser({ otpAuthEnabled: true })
    const team = await app.createTeam({ displayName: 'Crew', creatorUserId: user.id })
    const reads = [readOf(app, 'getUser', user.id), readOf(app, 'listUsers', { query: user.id })]
    for (const read of reads) read.subscribe(() => {})
    const load = () => Promise.all(reads.map((read) => read.load()))
    await load()
    const primaryEmail = service.newEmail()
    const changes = {
      displayName: 'Grace',
      profileImageUrl: 'https://example.com/grace.png',
      primaryEmail,
      primaryEmailVerified: true,
      primaryEmailAuthEnabled: true,
      otpAuthEnabled: false,
      clientMetadata: { a: 1 },
      clientReadOnlyMetadata: { b: 2 },
      serverMetadata: { c: 3 },
    }
    await user.update({
      ...changes,
      selectedTeamId: team.id,
      passkeyAuthEnabled: false,
      totpMultiFactorSecret: new Uint8Array(20),
      password,
    })
    const expected = {
      ...changes,
      selectedTeam: { id: team.id },
      hasPassword: true,
      isMultiFactorRequired: true,
    }
    const [alone, listed] = await load()
    expect(alone).toMatchObject(expected)
    expect([...(listed as object[])]).toMatchObject([expected])
    expect(user.displayName).toBeNull()
  })

  it('is changed by shorthands that can be detached from the object', async () => {
    const app = service.openServer()
    const user = await app.createUser()
    const email = service.newEmail()
    const { setDisplayName, setPrimaryEmail, setServerMetadata, setClientReadOnlyMetadata } = user
    await setDisplayName('Ada')
    await setPrimaryEmail(email, { verified: true })
    await setServerMetadata({ s: 1 })
    await setClientReadOnlyMetadata({ r: 1 })
    await user.setClientMetadata({ c: 1 })
    expect(await user.setPassword({ password: 'short' })).toMatchObject({
      error: { errorCode: 'PASSWORD_TOO_SHORT' },
    })
    expect(await user.setPassword({ password })).toEqual({ status: 'ok', data: undefined })
    expect(await app.getUser(user.id)).toMatchObject({
      displayName: 'Ada',
      primaryEmail: email,
      primaryEmailVerified: true,
      serverMetadata: { s: 1 },
      clientReadOnlyMetadata: { r: 1 },
      clientMetadata: { c: 1 },
      hasPassword: true,
    })
    await setPrimaryEmail(null)
    expect((await app.getUser(user.id))?.primaryEmail).toBeNull()
  })

  it('a signed-in user sees changes that were made by id', async () => {
    const app = service.openServer()
    const made = await app.createUser({ displayName: 'Ada' })
    const { accessToken, refreshToken } = await (await made.createSession()).getTokens()
    const tokenStore = { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
    const [own, afterwards] = [{ ...tokenStore }, { ...tokenStore }].map((tokenStore) =>
      readOf(app, 'getUser', { tokenStore }),
    )
    own?.subscribe(() => {})
    await Promise.all([own?.load(), afterwards?.load()])
    await made.setDisplayName('Grace')
    expect(await own?.load()).toMatchObject({ displayName: 'Grace' })
    expect(await afterwards?.load()).toMatchObject({ displayName: 'Grace' })
    await made.delete()
    expect(await own?.load()).toBeNull()
  })

  it('can be deleted', async () => {
    const app = service.openServer()
    const user = await app.createUser()
    await user.delete()
    expect(await app.getUser(user.id)).toBeNull()
    await expect(user.setDisplayName('Unknown')).rejects.toBeInstanceOf(KnownErrors.UserNotFound)
  })

  it('is exposed to browsers without fields for servers', async () => {
    const user = await service.openServer().createUser({ serverMetadata: { secret: true } })
    expect(JSON.stringify(user.toClientJson())).not.toContain('secret')
  })

  it('is sent as JSON without fields for servers, and so are teams and members', async () => {
    const app = service.openServer()
    const serverMetadata = { secret: true }
    const primaryEmail = service.newEmail()
    const user = await app.createUser({ primaryEmail, displayName: 'Ada', serverMetadata })
    await user.ban({ reason: 'a secret reason', until: new Date(Date.now() + 60_000) })
    await user.unban()
    const team = await user.createTeam({ displayName: 'Engines' })
    await team.update({ serverMetadata })
    const again = await app.getUser(user.id)
    expect(again?.serverMetadata).toEqual(serverMetadata)
    const sent = JSON.parse(JSON.stringify(again))
    expect(sent).toMatchObject({ id: user.id, displayName: 'Ada', primaryEmail })
    expect(sent.signedUpAt).toBe(user.signedUpAt.toISOString())
    expect(Object.keys(sent.selectedTeam)).toContain('displayName')
    const [listed] = await user.listTeams()
    expect(listed?.serverMetadata).toEqual(serverMetadata)
    expect(JSON.parse(JSON.stringify(listed))).toEqual({
      id: team.id,
      displayName: 'Engines',
      profileImageUrl: null,
      clientMetadata: null,
      clientReadOnlyMetadata: null,
    })
    const [member] = await team.listUsers()
    const sentMember = JSON.parse(JSON.stringify(member))
    expect(sentMember).toMatchObject({ id: user.id, teamProfile: { displayName: 'Ada' } })
    const session = await user.createSession()
    const { accessToken, refreshToken } = await session.getTokens()
    const tokenStore = { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
    const current = JSON.parse(JSON.stringify(await app.getUser({ tokenStore })))
    expect(current).toMatchObject({ id: user.id, isImpersonation: false })
    const all = JSON.stringify([sent, listed, sentMember, current])
    expect(all).not.toMatch(/secret|serverMetadata|lastActiveAt|ban/i)
    expect({ ...again }).toMatchObject({ serverMetadata })
  })

  it('a signed-in user keeps their session when a password is set or fields change', async () => {
    const app = service.openServer()
    const made = await app.createUser({ primaryEmail: service.newEmail() })
    const { accessToken, refreshToken } = await (await made.createSession()).getTokens()
    const tokenStore = { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
    const user = await app.getUser({ tokenStore, or: 'throw' })
    await user.setServerMetadata({ seen: true })
    expect(await user.setPassword({ password })).toMatchObject({ status: 'ok' })
    expect(await user.refresh()).toMatchObject({
      serverMetadata: { seen: true },
      hasPassword: true,
    })
    await user.delete()
    expect(await user.refresh()).toBeNull()
    expect(await app.getUser(made.id)).toBeNull()
  })
})

it('a signed-in user is deleted by a server although users may not delete their accounts', async () => {
  const app = service.openServer()
  const project = await service.openAdmin().getProject()
  await project.update({ config: { clientUserDeletionEnabled: false } })
  const made = await app.createUser({ primaryEmail: service.newEmail() })
  const tokenStore = await (await made.createSession()).getTokens()
  const user = await app.getUser({ tokenStore, or: 'throw' })
  await user.delete()
  await project.update({ config: { clientUserDeletionEnabled: true } })
  expect(await user.refresh()).toBeNull()
  expect(await app.getUser(made.id)).toBeNull()
})

describe('lists of users', () => {
  it('are fetched page by page, in the order of sign-ups', async () => {
    const app = service.openServer()
    const query = `Paged ${crypto.randomUUID()}`
    const ids: string[] = []
    for (let index = 0; index < 5; index++) {
      ids.push((await app.createUser({ displayName: query })).id)
    }
    const first = await app.listUsers({ query, limit: 2, orderBy: 'signedUpAt' })
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(first.nextCursor).toBe(ids[2])
    const rest = await app.listUsers({ query, cursor: first.nextCursor ?? '' })
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(rest.nextCursor).toBeNull()
    const newest = await app.listUsers({ query, desc: true, limit: 1 })
    expect(newest.map(({ id }) => id)).toEqual(ids.slice(-1))
  })

  it('can be iterated without cursors', async () => {
    const app = service.openServer()
    const query = `Iterated ${crypto.randomUUID()}`
    for (let index = 0; index < 3; index++) await app.createUser({ displayName: query })
    service.calls.length = 0
    let count = 0
    for await (const user of app.iterateUsers({ query, limit: 2 })) {
      expect(user.displayName).toBe(query)
      count++
    }
    expect(count).toBe(3)
    expect(service.calls).toEqual(['GET /users', 'GET /users'])
  })

  it('are iterated in pages also with a limit that is undefined', async () => {
    const pages: (string | null)[] = []
    const app = service.openServer({
      fetch: async ({ url }) => {
        pages.push(new URL(url).searchParams.get('limit'))
        return Response.json({ items: [], pagination: { next_cursor: null } })
      },
    })
    for await (const _ of app.iterateUsers({ limit: undefined })) expect.unreachable()
    for await (const _ of app.iterateTeams({ limit: undefined })) expect.unreachable()
    expect(pages).toEqual(['100', '100'])
  })

  it('can be restricted to a team', async () => {
    const app = service.openServer()
    const user = await app.createUser()
    const team = await app.createTeam({ displayName: 'Only', creatorUserId: user.id })
    expect((await app.listUsers({ teamId: team.id })).map(({ id }) => id)).toEqual([user.id])
  })

  it('include users who sign up in a browser', async () => {
    const user = await signIn(service)
    const app = service.openServer()
    expect([...(await app.listUsers({ query: user.primaryEmail ?? '' }))]).toMatchObject([
      { id: user.id, primaryEmailAuthEnabled: true },
    ])
  })
})
