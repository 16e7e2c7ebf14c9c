import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownErrors } from '../../src/index'
import { password, readOf, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('sessions of the signed-in user', () => {
  it('are listed newest first, with the current one marked, and can be revoked', async () => {
    const user = await signIn(service)
    const otherClient = service.openClient()
    await otherClient.signInWithCredential({
      email: user.primaryEmail ?? '',
      password,
      noRedirect: true,
    })
    const list = readOf(user, 'getActiveSessions')
    list.subscribe(() => {})
    await list.load()
    const [other, own] = await user.getActiveSessions()
    expect([other, own]).toEqual([
      {
        id: expect.any(String),
        userId: user.id,
        createdAt: expect.any(Date),
        lastUsedAt: expect.any(Date),
        isCurrentSession: false,
        isImpersonation: false,
        geoInfo: undefined,
        browser: undefined,
      },
      expect.objectContaining({ isCurrentSession: true }),
    ])
    await user.revokeSession(other?.id ?? '')
    expect(await list.load()).toMatchObject([{ id: own?.id }])
    const stranger = await otherClient.getUser({ or: 'throw' })
    const { refreshToken } = await stranger.getAuthJson()
    const tokens = { accessToken: '', refreshToken: refreshToken ?? '' }
    expect(await service.openClient({ tokenStore: tokens }).getUser()).toBeNull()
  })

  it('are revoked by a change of the password, which updates the list', async () => {
    const user = await signIn(service)
    await service.openClient().signInWithCredential({
      email: user.primaryEmail ?? '',
      password,
      noRedirect: true,
    })
    const list = readOf(user, 'getActiveSessions')
    list.subscribe(() => {})
    expect(await list.load()).toHaveLength(2)
    await user.updatePassword({ oldPassword: password, newPassword: `${password}!` })
    expect(await list.load()).toMatchObject([{ isCurrentSession: true }])
  })

  it('are listed and revoked with their user, which other services require', async () => {
    const user = await signIn(service)
    const sent: string[] = []
    const fetch = (request: Request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname.includes('/auth/sessions'))
        sent.push(`${request.method} ${searchParams.get('user_id')}`)
      return service.fetch(request)
    }
    const { accessToken, refreshToken } = await user.getAuthJson()
    const tokenStore = { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
    const own = await service.openClient({ tokenStore, fetch }).getUser({ or: 'throw' })
    const [session] = await own.getActiveSessions()
    await expect(own.revokeSession(session?.id ?? '')).rejects.toBeInstanceOf(
      KnownErrors.CannotDeleteCurrentSession,
    )
    const seen = await service.openServer({ fetch }).getUser(user.id)
    await seen?.getActiveSessions()
    await seen?.revokeSession(session?.id ?? '')
    expect(sent).toEqual(['GET me', 'DELETE me', `GET ${user.id}`, `DELETE ${user.id}`])
  })

  it('cannot revoke themselves', async () => {
    const user = await signIn(service)
    const [own] = await user.getActiveSessions()
    await expect(user.revokeSession(own?.id ?? '')).rejects.toBeInstanceOf(
      KnownErrors.CannotDeleteCurrentSession,
    )
  })
})

describe('sessions on a server', () => {
  it('are created on behalf of users, refresh themselves, and can be revoked', async () => {
    let now = Date.now()
    const app = service.openServer({ now: () => now })
    const user = await app.createUser()
    const session = await user.createSession()
    const tokens = await session.getTokens()
    expect(tokens).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) })
    const store = { accessToken: tokens.accessToken ?? '', refreshToken: tokens.refreshToken ?? '' }
    expect((await service.openClient({ tokenStore: store }).getUser())?.id).toBe(user.id)

    now += 700_000
    service.calls.length = 0
    expect((await session.getTokens()).refreshToken).toBe(tokens.refreshToken)
    expect(service.calls).toEqual(['POST /auth/oauth/token'])

    const [active] = await user.getActiveSessions()
    expect(active).toMatchObject({ userId: user.id, isCurrentSession: false })
    await user.revokeSession(active?.id ?? '')
    expect(await user.getActiveSessions()).toEqual([])
    now += 700_000
    expect(await session.getTokens()).toEqual({ accessToken: null, refreshToken: null })
  })

  it('can be impersonations with a short lifetime', async () => {
    const user = await service.openServer().createUser()
    const session = await user.createSession({ isImpersonation: true, expiresInMillis: 60_000 })
    const { accessToken, refreshToken } = await session.getTokens()
    const tokenStore = { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
    const seen = await service.openServer().getUser({ tokenStore, or: 'throw' })
    expect(seen.id).toBe(user.id)
    expect(await user.getActiveSessions()).toMatchObject([{ isImpersonation: true }])
  })

  it('are marked as current by the session of the request', async () => {
    const user = await signIn(service)
    const { accessToken, refreshToken } = await user.getAuthJson()
    const tokenStore = { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
    const seen = await service.openServer().getUser({ tokenStore, or: 'throw' })
    const [own] = await seen.getActiveSessions()
    expect(own).toMatchObject({ isCurrentSession: true })
    await expect(seen.revokeSession(own?.id ?? '')).rejects.toBeInstanceOf(
      KnownErrors.CannotDeleteCurrentSession,
    )
  })
})
