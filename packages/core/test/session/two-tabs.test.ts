import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ClientAppOptions, NetworkError, type Resource, readsOf } from '../../src/index'
import { createJar, type TestJar } from '../cookie-jar'
import { type Service, signUp, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** Opens apps that share cookies, BroadcastChannel and Web Locks, like two tabs of a browser. */
function openTabs(jar: TestJar = createJar()) {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, _: LockOptions, work: () => Promise<unknown>) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
    queues.set(name, turn)
    return turn
  }
  const locks = { request } as unknown as LockManager
  const open = (options: Partial<ClientAppOptions> = {}) =>
    service.openClient({ tokenStore: 'cookie', cookieJar: jar, locks, ...options })
  return { jar, open, a: open(), b: open() }
}

function watch(app: object) {
  const read = readsOf(app)?.getUser?.() as Resource<{ primaryEmail: string } | null>
  read.subscribe(() => {})
  return read
}

describe('two tabs', () => {
  it('notice a sign-in and a sign-out in the other tab', async () => {
    const { a, b } = openTabs()
    const heard: string[] = []
    b.onAuthChange((state) => heard.push(state))
    const seen = watch(b)
    expect(await seen.load()).toBeNull()

    const email = service.newEmail()
    await signUp(a, email)
    await vi.waitFor(() => expect(heard).toEqual(['signed-in']), { timeout: 120_000 })
    expect((await seen.load())?.primaryEmail).toBe(email)

    await a.signOut()
    await vi.waitFor(() => expect(heard).toEqual(['signed-in', 'signed-out']), { timeout: 120_000 })
    expect(seen.load()).toMatchObject({ status: 'fulfilled', value: null })
  })

  it('never show the previous user', async () => {
    const { a, b } = openTabs()
    await signUp(a, service.newEmail())
    const seen = watch(b)
    await seen.load()
    const email = service.newEmail()
    await signUp(a, email)
    await vi.waitFor(async () => expect((await seen.load())?.primaryEmail).toBe(email), {
      timeout: 120_000,
    })
  })

  it('refresh an access token once', async () => {
    const { jar, a } = openTabs()
    await signUp(a, service.newEmail())
    jar.cookie = 'stack-access=; max-age=0'
    // Loaded after the token was removed, so neither has one in memory.
    const { a: c, b: d } = openTabs(jar)
    service.calls.length = 0
    await Promise.all([c.getUser(), d.getUser()])
    expect(service.calls.sort()).toEqual([
      'GET /users/me',
      'GET /users/me',
      'POST /auth/oauth/token',
    ])
  })

  it('stay signed out if a refresh in one completes after the sign-out in the other', async () => {
    const { a, jar, open } = openTabs()
    await signUp(a, service.newEmail())
    jar.cookie = 'stack-access=; max-age=0'
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = open({
      fetch: async (request) => {
        const response = await service.fetch(request)
        if (request.url.endsWith('/auth/oauth/token')) await held
        return response
      },
    })
    const late = slow.getUser()
    await vi.waitFor(() => expect(service.calls.at(-1)).toBe('POST /auth/oauth/token'), {
      timeout: 120_000,
    })
    await a.signOut()
    release()
    expect(await late).toBeNull()
    expect(jar.cookie).toBe('')
  })

  it('are both signed out when the session was revoked', async () => {
    const { a, b, jar } = openTabs()
    await signUp(a, service.newEmail())
    const user = await a.getUser({ or: 'throw' })
    const stolen = service.openClient({ tokenStore: await user.getAuthJson() })
    await stolen.signOut()
    const seen = watch(b)
    await seen.load()
    jar.cookie = 'stack-access=; max-age=0'
    const c = openTabs(jar).a
    expect(await c.getUser()).toBeNull()
    expect(jar.cookie).toBe('')
    await vi.waitFor(() => expect(seen.load()).toMatchObject({ value: null }), { timeout: 120_000 })
  })
})

describe('sign-out', () => {
  it('revokes the session on the service and removes it here', async () => {
    const { a, jar } = openTabs()
    await signUp(a, service.newEmail())
    const { refreshToken } = await (await a.getUser({ or: 'throw' })).getAuthJson()
    const { signOut } = a
    await signOut()
    expect(jar.cookie).toBe('')
    expect(await a.getUser()).toBeNull()
    const revived = service.openClient({ tokenStore: { accessToken: null, refreshToken } })
    expect(await revived.getUser()).toBeNull()
  })

  it('does nothing when signed out', async () => {
    const { a } = openTabs()
    service.calls.length = 0
    await a.signOut()
    expect(service.calls).toEqual([])
  })

  it('removes the tokens immediately and rejects if the service cannot be reached', async () => {
    const { a, jar, open } = openTabs()
    await signUp(a, service.newEmail())
    const cut = open({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
    const heard = vi.fn()
    cut.onAuthChange(heard)
    const result = cut.signOut()
    expect(jar.cookie).toBe('')
    expect(heard.mock.calls).toEqual([['signed-out']])
    await expect(result).rejects.toBeInstanceOf(NetworkError)
  })

  it('does not block other calls while the service is slow', async () => {
    const { jar, open } = openTabs()
    const fetch = (request: Request) =>
      request.method === 'DELETE' ? new Promise<Response>(() => {}) : service.fetch(request)
    const app = open({ fetch })
    await signUp(app, service.newEmail())
    const leaving = app.signOut()
    leaving.catch(() => {})
    const email = service.newEmail()
    await signUp(app, email)
    expect(await app.getUser()).toMatchObject({ primaryEmail: email })
    expect(await openTabs(jar).b.getUser()).toMatchObject({ primaryEmail: email })
  })

  it('waits for a refresh in progress before it revokes the session', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const user = service.openClient()
    await signUp(user, service.newEmail())
    const { refreshToken } = await (await user.getUser({ or: 'throw' })).getAuthJson()
    const calls: string[] = []
    const app = service.openClient({
      tokenStore: { accessToken: null, refreshToken },
      fetch: async (request) => {
        const path = new URL(request.url).pathname.replace('/api/v1', '')
        calls.push(`${path} asked`)
        const response = await service.fetch(request)
        if (calls.length === 1) await held
        calls.push(`${path} ${response.status}`)
        return response
      },
    })
    const late = app.getUser()
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 120_000 })
    const leaving = app.signOut()
    await new Promise((resolve) => setImmediate(resolve))
    expect(calls).toEqual(['/auth/oauth/token asked'])
    release()
    await leaving
    expect(await late).toBeNull()
    expect(calls).toEqual([
      '/auth/oauth/token asked',
      '/auth/oauth/token 200',
      '/auth/oauth/token asked',
      '/auth/oauth/token 200',
      '/auth/sessions/current asked',
      '/auth/sessions/current 200',
    ])
  })

  it('succeeds if the service has forgotten the session already', async () => {
    const { a, b } = openTabs()
    await signUp(a, service.newEmail())
    const tokens = await (await a.getUser({ or: 'throw' })).getAuthJson()
    await a.signOut()
    const again = service.openClient({ tokenStore: tokens })
    await expect(again.signOut()).resolves.toBeUndefined()
    await expect(b.signOut()).resolves.toBeUndefined()
  })

  it('redirects to a given URL, if it is trusted', async () => {
    const navigate = vi.fn()
    const { open } = openTabs()
    const app = open({ redirectMethod: { navigate } })
    await signUp(app, service.newEmail())
    await app.signOut({ redirectUrl: '/bye' })
    expect(navigate.mock.calls).toEqual([['/bye', { replace: true }]])
    await signUp(app, service.newEmail())
    await expect(app.signOut({ redirectUrl: 'https://evil.test' })).rejects.toThrow('not trusted')
    expect(await app.getUser()).toBeNull()
  })
})

describe('dispose', () => {
  it('removes all listeners and aborts pending requests', async () => {
    const { a, b, open } = openTabs()
    const [heard, heardLater] = [vi.fn(), vi.fn()]
    b.onAuthChange(heard)
    open().onAuthChange(heardLater)
    const pending = openTabs().open({ fetch: () => new Promise(() => {}) })
    const project = pending.getProject()
    pending.dispose()
    await expect(project).rejects.toThrow('disposed')
    b.dispose()
    await signUp(a, service.newEmail())
    await vi.waitFor(() => expect(heardLater).toHaveBeenCalled(), { timeout: 120_000 })
    expect(heard).not.toHaveBeenCalled()
  })
})
