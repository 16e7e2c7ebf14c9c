import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { AdminApp, type AdminProjectUpdateOptions, type OwnerSession } from '../../src/admin'
import { KnownErrors, UsageError } from '../../src/index'
import { readOf, type Service, signUp, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

async function newOwner(options?: Parameters<Service['openDashboard']>[0]) {
  const app = service.openDashboard(options)
  await signUp(app, service.newEmail())
  return app.getUser({ or: 'throw' })
}

function open(
  projectId: string,
  projectOwnerSession: OwnerSession,
  fetch = service.fetch,
): AdminApp {
  const app = new AdminApp({
    baseUrl: 'http://localhost:8102',
    fetch,
    tokenStore: null,
    projectId,
    projectOwnerSession,
  })
  onTestFinished(() => app.dispose())
  return app
}

describe('an owner', () => {
  it('creates projects, which are then listed, and opens them without keys', async () => {
    const owner = await newOwner()
    const list = readOf(owner, 'listOwnedProjects')
    list.subscribe(() => {})
    expect(await list.load()).toEqual([])
    const { createProject } = owner
    const project = await createProject({
      displayName: 'Mine',
      description: 'First',
      config: { magicLinkEnabled: true },
    })
    expect(project).toMatchObject({
      displayName: 'Mine',
      description: 'First',
      config: { magicLinkEnabled: true, allowLocalhost: true },
    })
    expect(await list.load()).toMatchObject([{ id: project.id, displayName: 'Mine' }])

    const { app } = project
    expect(app).toBeInstanceOf(AdminApp)
    expect(app.projectId).toBe(project.id)
    const user = await app.createUser({ displayName: 'First user' })
    expect(await app.getUser(user.id)).toMatchObject({ displayName: 'First user' })
    expect(await app.listApiKeys()).toEqual([])
    const key = await app.createApiKey({
      description: 'First',
      expiresAt: new Date(Date.now() + 60_000),
      hasPublishableClientKey: true,
      hasSecretServerKey: false,
      hasSuperSecretAdminKey: false,
    })
    const client = service.openClient({
      projectId: project.id,
      publishableClientKey: key.publishableClientKey,
    })
    expect((await client.getProject()).displayName).toBe('Mine')
  })

  it('turns production mode on only once nothing prevents it', async () => {
    const owner = await newOwner()
    const domain = { domain: 'https://shop.example.com', handlerPath: '/handler' }
    const localhost =
      /^Production mode is not possible: Localhost is not allowed in production mode/
    const ready = { allowLocalhost: false, domains: [domain] }
    await expect(
      owner.createProject({ displayName: 'Shop', isProductionMode: true, config: {} }),
    ).rejects.toThrow(localhost)
    expect(await owner.listOwnedProjects()).toEqual([])

    const { app } = await owner.createProject({ displayName: 'Shop' })
    const update = async (changes: AdminProjectUpdateOptions) =>
      (await app.getProject()).update(changes)
    await expect(update({ isProductionMode: true })).rejects.toThrow(localhost)
    expect((await app.getProject()).isProductionMode).toBe(false)
    await update({ isProductionMode: true, config: ready })
    expect((await app.getProject()).isProductionMode).toBe(true)

    const open = [domain, { ...domain, domain: 'http://app.example.com' }]
    const refused = update({ displayName: 'Open', config: { domains: open } })
    await expect(refused).rejects.toBeInstanceOf(UsageError)
    expect(await app.getProject()).toMatchObject({ displayName: 'Shop', config: ready })
    await update({ isProductionMode: false, config: { domains: open } })
    expect((await app.getProject()).config.domains).toEqual(open)
  })

  it('updates and deletes projects, which updates the list and the project', async () => {
    const owner = await newOwner()
    const project = await owner.createProject({ displayName: 'Before' })
    const list = readOf(owner, 'listOwnedProjects')
    const shown = readOf(project.app, 'getProject')
    for (const read of [list, shown]) read.subscribe(() => {})
    await Promise.all([list.load(), shown.load()])
    await project.update({ displayName: 'After' })
    expect(await list.load()).toMatchObject([{ displayName: 'After' }])
    expect(await shown.load()).toMatchObject({ displayName: 'After' })
    await project.delete()
    expect(await list.load()).toEqual([])
    await expect(project.app.getProject()).rejects.toBeInstanceOf(
      KnownErrors.AdminAccessTokenIsNotAdmin,
    )
  })

  it('owns all projects created concurrently', async () => {
    const owner = await newOwner()
    const names = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(names.map((displayName) => owner.createProject({ displayName })))
    const owned = await owner.listOwnedProjects()
    expect(owned.map(({ displayName }) => displayName).sort()).toEqual(names)
  })

  it('has one app per project', async () => {
    const owner = await newOwner()
    const { app } = await owner.createProject({ displayName: 'One' })
    const [listed] = await owner.listOwnedProjects()
    expect(listed?.app).toBe(app)
  })
})

describe('the session of an owner', () => {
  it('is refreshed when it expires', async () => {
    let now = Date.now()
    const owner = await newOwner({ now: () => now })
    const { app } = await owner.createProject({ displayName: 'Long open' })
    now += 700_000
    service.calls.length = 0
    expect((await app.getProject()).displayName).toBe('Long open')
    expect(service.calls).toEqual(['POST /auth/oauth/token', 'GET /projects/current'])
  })

  it('is refreshed once when the service rejects its token', async () => {
    const owner = await newOwner()
    const { id } = await owner.createProject({ displayName: 'Refused' })
    const tokens = [{ accessToken: 'forged', refreshToken: null }]
    const refused: string[] = []
    const app = open(id, {
      getTokens: async () => tokens.shift() ?? owner.currentSession.getTokens(),
      refuse: (token) => refused.push(token),
    })
    service.calls.length = 0
    expect((await app.getProject()).displayName).toBe('Refused')
    expect(refused).toEqual(['forged'])
    expect(service.calls).toHaveLength(2)
    const broken = open(id, {
      getTokens: async () => ({ accessToken: 'forged', refreshToken: null }),
      refuse: (token) => refused.push(token),
    })
    await expect(broken.getProject()).rejects.toBeInstanceOf(KnownErrors.UnparsableAdminAccessToken)
    expect(refused).toEqual(['forged', 'forged'])
  })

  it.each(['API_KEY_NOT_FOUND', 'INVALID_ADMIN_ACCESS_TOKEN'])(
    'is refreshed once when the service responds with %s',
    async (code) => {
      const owner = await newOwner()
      const { id } = await owner.createProject({ displayName: 'Refused' })
      const refusals = [code]
      const app = open(id, owner.currentSession, async (request) => {
        const refusal = refusals.pop()
        if (!refusal) return service.fetch(request)
        const headers = { 'x-stack-known-error': refusal }
        return Response.json({ code, error: code, details: {} }, { status: 401, headers })
      })
      service.calls.length = 0
      expect((await app.getProject()).displayName).toBe('Refused')
      expect(service.calls).toEqual(['POST /auth/oauth/token', 'GET /projects/current'])
    },
  )

  it('opens a project without its object, too, but only one of the owner', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const { id } = await owner.createProject({ displayName: 'By hand' })
    expect((await open(id, owner.currentSession).getProject()).displayName).toBe('By hand')
    await expect(open(id, other.currentSession).getProject()).rejects.toBeInstanceOf(
      KnownErrors.AdminAccessTokenIsNotAdmin,
    )
    await owner.signOut()
    await expect(open(id, owner.currentSession).getProject()).rejects.toBeInstanceOf(
      KnownErrors.AdminAuthenticationRequired,
    )
  })

  it('does not allow users to sign in to such an app', async () => {
    const owner = await newOwner()
    const { app } = await owner.createProject({ displayName: 'Alone' })
    const options = { baseUrl: 'http://localhost:8102', projectId: app.projectId }
    expect(
      () =>
        new AdminApp({
          ...options,
          // @ts-expect-error an app without keys has no token store
          projectOwnerSession: owner.currentSession,
          tokenStore: 'memory',
        }),
    ).toThrow('tokenStore: null')
  })
})
