import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownErrors, NetworkError } from '../../src/index'
import { createJar } from '../cookie-jar'
import { type Service, signUp, startService } from '../harness'

const secretServerKey = 'internal-secret-server-key'

let service: Service
beforeAll(async () => {
  service = await startService({ internalSecretServerKey: secretServerKey })
})
afterAll(() => service.close())

describe('an anonymous user', () => {
  it('is created on request, once for concurrent calls', async () => {
    const app = service.openClient(service.internal)
    service.calls.length = 0
    const users = await Promise.all([
      app.getUser({ or: 'anonymous' }),
      app.getUser({ or: 'anonymous' }),
      app.getUser({ or: 'anonymous' }),
    ])
    expect(users[0]).toMatchObject({ isAnonymous: true, displayName: 'Anonymous user' })
    expect(new Set(users.map(({ id }) => id)).size).toBe(1)
    expect(service.calls.filter((call) => call === 'POST /auth/anonymous/sign-up')).toHaveLength(1)

    expect((await app.getUser({ or: 'anonymous' })).id).toBe(users[0].id)
    expect((await app.getUser({ or: 'anonymous-if-exists' }))?.id).toBe(users[0].id)
    expect(await app.getUser()).toBeNull()
  })

  it('is not created for a signed-in user', async () => {
    const app = service.openClient(service.internal)
    const email = service.newEmail()
    await signUp(app, email)
    expect(await app.getUser({ or: 'anonymous' })).toMatchObject({ primaryEmail: email })
  })

  it('is stored in the given token store', async () => {
    const app = service.openClient({ ...service.internal, tokenStore: null })
    const tokenStore = { accessToken: null, refreshToken: null }
    const user = await app.getUser({ tokenStore, or: 'anonymous' })
    expect(user.isAnonymous).toBe(true)
    expect((await app.getUser({ tokenStore, or: 'anonymous-if-exists' }))?.id).toBe(user.id)
  })

  it('becomes a regular one, with the same session, when a server says so', async () => {
    const app = service.openClient(service.internal)
    const { id } = await app.getUser({ or: 'anonymous' })
    const server = service.openServer({ ...service.internal, secretServerKey })
    const user = await server.getUser(id)
    const primaryEmail = service.newEmail()
    await user?.update({ isAnonymous: false, primaryEmail, displayName: 'Ada' })
    expect(await app.getUser()).toMatchObject({
      id,
      isAnonymous: false,
      primaryEmail,
      displayName: 'Ada',
    })
  })

  it('requires a project with anonymous sign-up', async () => {
    const dashboard = service.openDashboard()
    await signUp(dashboard, service.newEmail())
    const owner = await dashboard.getUser({ or: 'throw' })
    const project = await owner.createProject({ displayName: 'Without' })
    const { publishableClientKey } = await project.app.createApiKey({
      description: 'For a page',
      expiresAt: new Date(Date.now() + 60_000),
      hasPublishableClientKey: true,
      hasSecretServerKey: false,
      hasSuperSecretAdminKey: false,
    })
    const app = service.openClient({ projectId: project.id, publishableClientKey })
    await expect(app.getUser({ or: 'anonymous' })).rejects.toBeInstanceOf(
      KnownErrors.AnonymousAccountsNotEnabled,
    )
  })

  it('is created by the next call after a failure', async () => {
    let isCut = true
    const app = service.openClient({
      ...service.internal,
      fetch: (request) =>
        isCut ? Promise.reject(new TypeError('fetch failed')) : service.fetch(request),
    })
    await expect(app.getUser({ or: 'anonymous' })).rejects.toBeInstanceOf(NetworkError)
    isCut = false
    expect((await app.getUser({ or: 'anonymous' })).isAnonymous).toBe(true)
  })

  it('is discarded if another user signs in in the meantime', async () => {
    const jar = createJar()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const app = service.openClient({
      ...service.internal,
      tokenStore: 'cookie',
      cookieJar: jar,
      fetch: async (request) => {
        const response = await service.fetch(request)
        if (request.url.endsWith('/auth/anonymous/sign-up')) await held
        return response
      },
    })
    const asked = app.getUser({ or: 'anonymous' })
    const email = service.newEmail()
    await signUp(
      service.openClient({ ...service.internal, tokenStore: 'cookie', cookieJar: jar }),
      email,
    )
    release()
    expect(await asked).toMatchObject({ primaryEmail: email, isAnonymous: false })
  })
})
