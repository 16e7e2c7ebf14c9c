import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openKnownProject } from '../../src/bindings'
import { ClientApp, type ClientAppOptions, type Project } from '../../src/index'
import { openBrowser } from '../browser'
import { demo, readOf, type Service, startService } from '../harness'

const key = `app-project-${demo.projectId}`
const contractEndpoint = 'GET /projects/current'
const simpleEndpoint = `GET /projects/${demo.projectId}/public`

/** Waits until a check passes, on a busy machine as well: the limit only ends hangs. */
function waitFor(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 120_000 })
}

let service: Service
beforeAll(async () => {
  service = await startService()
  return () => service.close()
})

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  openBrowser('/', service.fetch)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  service.calls.length = 0
})
afterEach(() => vi.unstubAllGlobals())

/** A visit of a sign-in page, whose read of the project is subscribed to. */
function visit(options: Partial<ClientAppOptions<true>> = {}) {
  const app = new ClientApp<true>({
    baseUrl: 'http://localhost:8102',
    projectId: demo.projectId,
    publishableClientKey: demo.publishableClientKey,
    tokenStore: 'memory',
    fetch: service.fetch,
    ...options,
  })
  onTestFinished(() => app.dispose())
  const project = readOf(app, 'getProject')
  project.subscribe(() => {})
  openKnownProject(app)
  return { app, project }
}

/** Waits until the project is stored. */
async function visitOnce(options?: Partial<ClientAppOptions<true>>): Promise<void> {
  visit(options)
  await waitFor(() => expect(stored.get(key)).toBeDefined())
  service.calls.length = 0
}

/** The service with other settings than the demo's. */
function withConfig(config: object): Partial<ClientAppOptions<true>> {
  return {
    async fetch(request) {
      const response = await service.fetch(request)
      if (!new URL(request.url).pathname.includes('/projects/')) return response
      const project = await response.json()
      const { headers } = response
      return Response.json({ ...project, config: { ...project.config, ...config } }, { headers })
    },
  }
}

/** A server of the contract, which has no other endpoint. */
const otherServer: Partial<ClientAppOptions<true>> = {
  async fetch(request) {
    const response = await service.fetch(request)
    if (request.url.includes('/public?')) return new Response('No such path', { status: 404 })
    response.headers.delete('x-stack-public-project')
    return response
  },
}

const unreachable: Partial<ClientAppOptions<true>> = {
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  retry: { attempts: 1 },
}

describe('the project of an earlier visit', () => {
  it('is there at once, and the service confirms it without a preflight', async () => {
    await visitOnce()
    const { project } = visit()
    const known = project.load()
    expect(known).toMatchObject({ status: 'fulfilled', value: { displayName: 'Demo' } })
    // Stored again, after the response.
    stored.clear()
    await waitFor(() => expect(stored.has(key)).toBe(true))
    expect(service.calls).toEqual([simpleEndpoint])
    // Nothing changed, so nothing renders again.
    expect(project.load()).toBe(known)
  })

  it('is requested as a simple request, which browsers may store', async () => {
    await visitOnce()
    const sent = vi.fn(service.fetch)
    visit({ fetch: sent })
    await waitFor(() => expect(sent).toHaveBeenCalled())
    const request = sent.mock.calls[0]?.[0]
    expect([...(request?.headers ?? [])]).toEqual([])
    expect(request).toMatchObject({ method: 'GET', cache: 'no-cache', credentials: 'omit' })
  })

  it('gives way to a change of the project, also for the next visit', async () => {
    await visitOnce()
    const { project } = visit(withConfig({ credential_enabled: false }))
    expect(await project.load()).toMatchObject({ config: { credentialEnabled: true } })
    await waitFor(async () =>
      expect(await project.load()).toMatchObject({ config: { credentialEnabled: false } }),
    )
    expect(JSON.parse(stored.get(key) ?? '')).toMatchObject({
      project: { config: { credentialEnabled: false } },
    })
  })

  it('comes from the endpoint of the contract if the service offers no other', async () => {
    await visitOnce(otherServer)
    const { project } = visit(otherServer)
    expect(project.load()).toMatchObject({ status: 'fulfilled' })
    await waitFor(() => expect(service.calls).toEqual([contractEndpoint]))
  })

  it('comes from the endpoint of the contract once another server took over', async () => {
    await visitOnce()
    visit(otherServer)
    await waitFor(() => expect(service.calls).toEqual([simpleEndpoint, contractEndpoint]))
    await waitFor(() =>
      expect(JSON.parse(stored.get(key) ?? '')).toMatchObject({ hasPublicProject: false }),
    )
  })

  it('stays while the service cannot be reached', async () => {
    await visitOnce()
    const { project } = visit(unreachable)
    await new Promise((resolve) => setImmediate(resolve))
    expect(await project.load()).toMatchObject({ displayName: 'Demo' })
    expect(stored.get(key)).toBeDefined()
  })

  it('is forgotten when the service refuses the app', async () => {
    await visitOnce()
    const { project } = visit({ publishableClientKey: `pck_${'x'.repeat(45)}` })
    await waitFor(() => expect(stored.get(key)).toBeUndefined())
    await expect(project.load()).rejects.toMatchObject({
      errorCode: 'INVALID_PUBLISHABLE_CLIENT_KEY',
    })
  })

  it('holds no tokens, and only what any visitor may know', async () => {
    await visitOnce()
    const { project, ...rest } = JSON.parse(stored.get(key) ?? '')
    expect(rest).toEqual({
      version: 1,
      apiUrl: 'http://localhost:8102/api/v1',
      hasPublicProject: true,
    })
    expect(project).toEqual(await service.openClient().getProject())
  })

  const project: Project = {
    id: demo.projectId,
    displayName: 'Stored',
    config: {
      signUpEnabled: true,
      credentialEnabled: true,
      magicLinkEnabled: false,
      passkeyEnabled: false,
      clientTeamCreationEnabled: false,
      clientUserDeletionEnabled: false,
      oauthProviders: [{ id: 'github' }],
      requiredTermsVersion: null,
      passwordMinLength: 8,
    },
  }
  const entry = { version: 1, apiUrl: 'http://localhost:8102/api/v1', project }
  const withConfigOf = (config: object) => ({
    ...entry,
    project: { ...project, config: { ...project.config, ...config } },
  })

  it('is taken from what an earlier visit stored', () => {
    stored.set(key, JSON.stringify(entry))
    expect(visit().project.load()).toMatchObject({ status: 'fulfilled', value: project })
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['of another version', { ...entry, version: 2 }],
    ['of another service', { ...entry, apiUrl: 'https://other.example/api/v1' }],
    ['another project', { ...entry, project: { ...project, id: 'internal' } }],
    ['without a name', { ...entry, project: { ...project, displayName: null } }],
    ['without configuration', { ...entry, project: { ...project, config: null } }],
    ['with a setting of another type', withConfigOf({ passkeyEnabled: 'yes' })],
    ['without providers', withConfigOf({ oauthProviders: undefined })],
    ['with a provider without an id', withConfigOf({ oauthProviders: [null] })],
    ['of a version without terms', withConfigOf({ requiredTermsVersion: undefined })],
    ['of a version without lengths', withConfigOf({ passwordMinLength: undefined })],
  ])('is ignored if what is stored is %s', async (_, value) => {
    stored.set(key, typeof value === 'string' ? value : JSON.stringify(value))
    const { project: read } = visit()
    expect(read.load()).toMatchObject({ status: 'pending' })
    expect(await read.load()).toMatchObject({ displayName: 'Demo' })
  })

  it('is not needed where the browser refuses storage', async () => {
    const refuse = () => {
      throw new DOMException('Storage is disabled.', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(await visit().project.load()).toMatchObject({ displayName: 'Demo' })
  })

  it('is neither read nor written by apps of servers and owners, which see more', async () => {
    stored.set(key, JSON.stringify(entry))
    const admin = service.openAdmin() as unknown as ClientApp<true>
    openKnownProject(admin)
    expect(await readOf(admin, 'getProject').load()).toMatchObject({ displayName: 'Demo' })
    expect(stored.get(key)).toBe(JSON.stringify(entry))
  })
})
