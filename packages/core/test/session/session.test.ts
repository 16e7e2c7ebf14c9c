import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Resource, readsOf } from '../../src/index'
import { createJar } from '../cookie-jar'
import { demo, password, type Service, signUp, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

function userOf(app: object): Resource<{ id: string; displayName: string | null } | null> {
  const read = readsOf(app)?.getUser
  if (!read) throw new Error('An app has a read of its user.')
  return read() as Resource<{ id: string; displayName: string | null } | null>
}

describe('a page load', () => {
  it('knows without a request that the visitor is signed out', async () => {
    const app = service.openClient({ tokenStore: 'cookie', cookieJar: createJar() })
    const before = service.calls.length
    expect(userOf(app).load()).toMatchObject({ status: 'fulfilled', value: null })
    expect(await app.getUser()).toBeNull()
    expect(service.calls).toHaveLength(before)
  })

  it('sends one request if the access token is fresh, two if it is not', async () => {
    const jar = createJar()
    await signUp(service.openClient({ tokenStore: 'cookie', cookieJar: jar }), service.newEmail())
    const load = async () => {
      const app = service.openClient({ tokenStore: 'cookie', cookieJar: jar })
      service.calls.length = 0
      await Promise.all([userOf(app).load(), userOf(app).load(), app.getUser()])
      return [...service.calls]
    }
    expect(await load()).toEqual(['GET /users/me'])
    jar.cookie = 'stack-access=; max-age=0'
    expect(await load()).toEqual(['POST /auth/oauth/token', 'GET /users/me'])
    expect(await load()).toEqual(['GET /users/me'])
  })
})

describe('the current user', () => {
  it('changes with update, without another request, for all subscribers', async () => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    const listener = vi.fn()
    userOf(app).subscribe(listener)
    service.calls.length = 0
    const { setDisplayName, setClientMetadata } = user
    await setDisplayName('Ada')
    expect(listener).toHaveBeenCalledOnce()
    expect(await userOf(app).load()).toMatchObject({ displayName: 'Ada' })
    expect(service.calls).toEqual(['PATCH /users/me'])
    await setClientMetadata({ likes: ['tea'] })
    expect(await user.refresh()).toMatchObject({
      displayName: 'Ada',
      clientMetadata: { likes: ['tea'] },
    })
    expect(user.displayName).toBeNull()
  })

  it('keeps its object while nothing changes on the service', async () => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    expect(await app.getUser()).toBe(await app.getUser())
  })

  it('exposes its tokens', async () => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    const tokens = await user.getAuthJson()
    expect(tokens).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String) })
    expect(await user.currentSession.getTokens()).toEqual(tokens)
    expect(await user.getAuthHeaders()).toEqual({ 'x-stack-auth': JSON.stringify(tokens) })
    expect((await service.openClient({ tokenStore: tokens }).getUser())?.id).toBe(user.id)
  })

  it('is plain JSON for browsers', async () => {
    const app = service.openClient()
    const email = service.newEmail()
    await signUp(app, email)
    const user = await app.getUser({ or: 'throw' })
    expect(user.toClientJson()).toMatchObject({ id: user.id, primary_email: email })
  })

  it('can be deleted, which signs out', async () => {
    const app = service.openClient()
    const email = service.newEmail()
    await signUp(app, email)
    const user = await app.getUser({ or: 'throw' })
    await user.delete()
    expect(await app.getUser()).toBeNull()
    expect(await user.getAuthJson()).toEqual({ accessToken: null, refreshToken: null })
    expect(await app.signInWithCredential({ email, password })).toMatchObject({ status: 'error' })
  })

  it('is null, and the sign-in over, after the account was deleted in another place', async () => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    const otherClient = service.openClient({ tokenStore: await user.getAuthJson() })
    await (await otherClient.getUser({ or: 'throw' })).delete()
    expect(await app.getUser()).toBeNull()
    service.calls.length = 0
    expect(await app.getUser()).toBeNull()
    expect(service.calls).toEqual([])
  })
})

describe('getUser without a user', () => {
  it('returns null, throws, or reports that it cannot redirect', async () => {
    const app = service.openClient()
    expect(await app.getUser({ or: 'return-null' })).toBeNull()
    await expect(app.getUser({ or: 'throw' })).rejects.toMatchObject({
      errorCode: 'USER_AUTHENTICATION_REQUIRED',
      message: "User is not signed in but getUser was called with { or: 'throw' }",
    })
    await expect(app.getUser({ or: 'redirect' })).rejects.toMatchObject({ name: 'UsageError' })
  })

  it('redirects to the sign-in page and never resolves', async () => {
    const navigate = vi.fn()
    const app = service.openClient({ redirectMethod: { navigate } })
    const settled = vi.fn()
    app.getUser({ or: 'redirect' }).then(settled, settled)
    await vi.waitFor(
      () => expect(navigate).toHaveBeenCalledWith('/handler/sign-in', { replace: true }),
      { timeout: 120_000 },
    )
    // Takes longer than any step that follows a redirect.
    await app.getProject()
    expect(settled).not.toHaveBeenCalled()
  })
})

describe('a rejected access token', () => {
  it('is refreshed, and the request repeated once', async () => {
    const app = service.openClient()
    await signUp(app, service.newEmail())
    const { refreshToken } = await (await app.getUser({ or: 'throw' })).getAuthJson()
    // Not issued by this service, but apparently valid for a year.
    const exp = Math.floor(Date.now() / 1000) + 31_536_000
    const forged = `e30.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`
    const other = service.openClient({ tokenStore: { accessToken: forged, refreshToken } })
    service.calls.length = 0
    expect(await other.getUser()).not.toBeNull()
    expect(service.calls).toEqual(['GET /users/me', 'POST /auth/oauth/token', 'GET /users/me'])
  })

  it('ends the sign-in if it cannot be refreshed', async () => {
    const stranger = { accessToken: null, refreshToken: '0'.repeat(45) }
    const app = service.openClient({ tokenStore: stranger })
    const heard = vi.fn()
    app.onAuthChange(heard)
    expect(await app.getUser()).toBeNull()
    expect(heard.mock.calls).toEqual([['signed-out']])
  })
})

describe('a device whose clock is wrong', () => {
  it.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])(
    'by being %s learns the time of the service, and refreshes no more than necessary',
    async (_, skewMs) => {
      let passedMs = 0
      const now = () => Date.now() + passedMs
      const service = await startService({ now })
      const app = service.openClient({ now: () => now() + skewMs })
      await signUp(app, service.newEmail())
      const ask = async () => {
        service.calls.length = 0
        expect(await app.getUser()).not.toBeNull()
        return [...service.calls]
      }
      await ask()
      expect(await ask()).toEqual(['GET /users/me'])
      // Access tokens are valid for ten minutes.
      passedMs += 11 * 60_000
      await ask()
      expect(await ask()).toEqual(['GET /users/me'])
      passedMs += 11 * 60_000
      expect(await ask()).toEqual(['POST /auth/oauth/token', 'GET /users/me'])
      expect(await ask()).toEqual(['GET /users/me'])
      await service.close()
    },
  )
})

describe('tokens with a very short lifetime', () => {
  it('are used nevertheless', async () => {
    const short = await startService({ accessTokenSeconds: 15 })
    const app = short.openClient()
    await signUp(app, short.newEmail())
    short.calls.length = 0
    expect(await app.getUser()).not.toBeNull()
    expect(await app.getUser()).not.toBeNull()
    expect(short.calls).toEqual(['GET /users/me', 'GET /users/me'])
    await short.close()
  })
})

describe('getProject', () => {
  it('returns what sign-in pages need', async () => {
    const app = service.openClient()
    expect(await app.getProject()).toMatchObject({
      id: demo.projectId,
      displayName: 'Demo',
      config: { credentialEnabled: true, magicLinkEnabled: true, signUpEnabled: true },
    })
    expect(await app.getProject()).toBe(await app.getProject())
  })
})
