import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadImpersonationCode, onImpersonation } from '../../src/bindings'
import { type ClientApp, KnownErrors } from '../../src/index'
import { demo, password, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const callbackUrl = 'http://localhost:3000/handler/impersonate'

/** Creates a user and a link, and returns its code. */
async function createLink() {
  const user = await service.openServer().createUser({
    displayName: 'Ada',
    primaryEmail: service.newEmail(),
  })
  const { url, expiresAt } = await user.createImpersonationLink({
    callbackUrl,
    sessionExpiresInMillis: 120_000,
  })
  const code = new URL(url).searchParams.get('code') ?? ''
  return { user, code, expiresAt }
}

const openClient = () => service.openClient({ redirectMethod: 'none' }) as ClientApp<true>

describe('an impersonation link', () => {
  it('says whom it signs in, then signs in as this user', async () => {
    const { user, code, expiresAt } = await createLink()
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now())
    const app = openClient()
    const { getImpersonationRequest, startImpersonation } = await loadImpersonationCode()
    expect(await getImpersonationRequest(app, code)).toEqual({
      status: 'ok',
      data: {
        userId: user.id,
        displayName: 'Ada',
        primaryEmail: user.primaryEmail,
        sessionExpiresInMillis: 120_000,
      },
    })
    expect(await startImpersonation(app, code)).toMatchObject({ status: 'ok' })
    const own = await app.getUser({ or: 'throw' })
    expect([own.id, own.isImpersonation]).toEqual([user.id, true])
    expect(await startImpersonation(app, code)).toMatchObject({
      status: 'error',
      error: { errorCode: 'VERIFICATION_CODE_ALREADY_USED' },
    })
  })

  it('needs a page in a project without domains, and says by which option', async () => {
    const user = await service.openServer().createUser({ primaryEmail: service.newEmail() })
    const project = await service.openAdmin().getProject()
    const { domains } = project.config
    await project.update({ config: { domains: [] } })
    try {
      await expect(user.createImpersonationLink()).rejects.toThrow(
        'The project has no trusted domain. Pass callback_url (callbackUrl in the SDK): the page',
      )
    } finally {
      await project.update({ config: { domains } })
    }
  })

  it('revokes the session that it replaces, but not if it fails', async () => {
    const { code } = await createLink()
    const former = await signIn(service)
    const { accessToken, refreshToken } = await former.getAuthJson()
    const app = service.openClient({
      redirectMethod: 'none',
      tokenStore: { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' },
    }) as ClientApp<true>
    const { startImpersonation } = await loadImpersonationCode()
    await startImpersonation(app, '0'.repeat(45))
    expect((await app.getUser())?.id).toBe(former.id)
    await startImpersonation(app, code)
    expect((await app.getUser())?.id).not.toBe(former.id)
    expect(
      await service
        .openServer()
        .getUser(former.id)
        .then((user) => user?.getActiveSessions()),
    ).toEqual([])
  })
})

describe('an impersonation', () => {
  async function impersonate() {
    const { user, code } = await createLink()
    const app = openClient()
    const { startImpersonation } = await loadImpersonationCode()
    await startImpersonation(app, code)
    return { user, app, own: await app.getUser({ or: 'throw' }) }
  }

  it('is known to servers, from the user and from the token', async () => {
    const { own } = await impersonate()
    const { accessToken, refreshToken } = await own.getAuthJson()
    const tokenStore = { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '' }
    const server = service.openServer()
    const seen = await server.getUser({ tokenStore, or: 'throw' })
    expect(seen.isImpersonation).toBe(true)
    expect(seen.toClientJson().is_impersonation).toBe(true)
    expect(await server.verifyAccessToken(accessToken ?? '')).toMatchObject({
      data: { isImpersonation: true },
    })
  })

  it('cannot change how the user signs in', async () => {
    const { own } = await impersonate()
    await expect(own.setPassword({ password })).rejects.toBeInstanceOf(
      KnownErrors.NotAllowedDuringImpersonation,
    )
    await own.setDisplayName('Countess')
    expect((await own.refresh())?.displayName).toBe('Countess')
  })

  it('is reported when its token is stored, refreshed or already there; no other session is', async () => {
    const app = openClient()
    const listener = vi.fn()
    const stop = onImpersonation(app, listener)
    const user = await signIn(service)
    await app.signInWithCredential({ email: user.primaryEmail ?? '', password, noRedirect: true })
    await app.getUser({ or: 'throw' })
    expect(listener).not.toHaveBeenCalled()
    const { code } = await createLink()
    const { startImpersonation } = await loadImpersonationCode()
    await startImpersonation(app, code)
    expect(listener).toHaveBeenCalled()
    stop()
    listener.mockClear()
    onImpersonation(app, listener)
    expect(listener).toHaveBeenCalledOnce()
    // As after a reload, if access tokens are kept in memory.
    const { refreshToken } = await (await app.getUser({ or: 'throw' })).getAuthJson()
    const reloaded = service.openClient({
      tokenStore: { accessToken: '', refreshToken: refreshToken ?? '' },
    }) as ClientApp<true>
    listener.mockClear()
    onImpersonation(reloaded, listener)
    expect(listener).not.toHaveBeenCalled()
    await reloaded.getUser({ or: 'throw' })
    expect(listener).toHaveBeenCalled()
    expect(reloaded.projectId).toBe(demo.projectId)
  })
})
