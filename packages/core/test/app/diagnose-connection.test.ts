import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ClientAppOptions, diagnoseConnection } from '../../src/index'
import { demo, type Service, signUp, startService } from '../harness'

const baseUrl = 'http://localhost:8102'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** Creates a network that changes responses. */
function through(change: (request: Request) => Promise<Response> | undefined) {
  return {
    fetch: async (request) => change(request) ?? service.fetch(request),
  } satisfies Partial<ClientAppOptions>
}

describe('the diagnosis of a connection', () => {
  it('reports no problems, and sends requests only to the service, only when called', async () => {
    const asked: string[] = []
    const app = service.openClient(
      through((request) => {
        asked.push(request.url)
        return undefined
      }),
    )
    await signUp(app, service.newEmail())
    asked.length = 0
    expect(await diagnoseConnection(app)).toEqual({
      isOnline: true,
      baseUrl,
      service: 'ok',
      api: 'ok',
      origin: 'ok',
      clock: 'ok',
    })
    expect(asked.sort()).toEqual([`${baseUrl}/api/v1`, `${baseUrl}/health`])
  })

  it('reports an origin that the project does not trust', async () => {
    async function diagnoseFrom(origin: string) {
      const app = service.openClient({
        fetch(request) {
          const headers = new Headers(request.headers)
          headers.set('origin', origin)
          return service.fetch(new Request(request, { headers }))
        },
      })
      return (await diagnoseConnection(app)).origin
    }
    expect(await diagnoseFrom('http://localhost:5173')).toBe('ok')
    expect(await diagnoseFrom('null')).toBe('ok')
    expect(await diagnoseFrom('http://192.168.1.5:5173')).toBe(
      'The project does not trust http://192.168.1.5:5173. Add it to config.domains.',
    )
  })

  it('reports a wrong clock of the device', async () => {
    const app = service.openClient({ now: () => Date.now() + 5 * 60_000 })
    expect(await diagnoseConnection(app)).toMatchObject({
      clock: "This device's clock is 5 minutes ahead of the service's clock. Correct it.",
    })
  })

  it.each([
    ['45 seconds behind', -45_000],
    ['1 minute behind', -59_700],
    ['1 minute ahead of', 60_000],
    ['59 minutes ahead of', 59.4 * 60_000],
    ['1 hour ahead of', 60 * 60_000 - 40],
    ['2 hours behind', -2.1 * 60 * 60_000],
    ['1 day behind', -23.6 * 60 * 60_000],
    ['1 day ahead of', 24 * 60 * 60_000],
  ])("describes a clock that is %s the service's clock", async (words, aheadMs) => {
    const time = Date.parse('2026-01-01T12:00:00Z')
    const app = service.openClient({
      now: () => time + aheadMs,
      fetch: async () => new Response(`Welcome\nTime: ${new Date(time).toISOString()}\n`),
    })
    const { clock } = await diagnoseConnection(app)
    expect(clock).toBe(`This device's clock is ${words} the service's clock. Correct it.`)
  })

  it('takes the time of the request into account, and allows for 30 s', async () => {
    let time = Date.now() - 25_000
    const app = service.openClient({
      now: () => time,
      async fetch(request) {
        const response = await service.fetch(request)
        time += 60_000
        return response
      },
    })
    expect(await diagnoseConnection(app)).toMatchObject({ clock: 'ok' })
  })

  it('reports no clock of a service that does not state its time', async () => {
    const app = service.openClient({
      now: () => 0,
      fetch: async () => new Response('Welcome to the API.\nAuthentication: none\n'),
    })
    expect(await diagnoseConnection(app)).toMatchObject({ api: 'ok', clock: 'ok' })
  })

  it('uses the current session', async () => {
    const tokens: (string | null)[] = []
    const app = service.openClient(
      through((request) => {
        if (request.url === `${baseUrl}/api/v1`) {
          tokens.push(request.headers.get('x-stack-access-token'))
        }
        return undefined
      }),
    )
    await signUp(app, service.newEmail())
    const user = await app.getUser({ or: 'throw' })
    await diagnoseConnection(app)
    expect(tokens).toEqual([(await user.getAuthJson()).accessToken])
    expect(await diagnoseConnection(service.openServer())).toMatchObject({ api: 'ok' })
  })

  it('distinguishes an unreachable service from an offline device', async () => {
    const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    const app = service.openClient({ fetch: () => Promise.reject(refused) })
    const expected = 'Cannot reach http://localhost:8102. fetch failed connect ECONNREFUSED'
    expect(await diagnoseConnection(app)).toMatchObject({
      isOnline: true,
      service: expected,
      api: expected,
    })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await diagnoseConnection(app)).toMatchObject({ isOnline: false })
    vi.unstubAllGlobals()
  })

  it('quotes a response that is not from the service', async () => {
    const page = `<!doctype html>${'long '.repeat(200)}`
    const app = service.openClient({ fetch: async () => new Response(page, { status: 404 }) })
    const { service: found } = await diagnoseConnection(app)
    expect(found).toMatch(/^404 <!doctype html>/)
    expect(found.length).toBeLessThan(250)
  })

  it('reports that the service is reachable but rejects the key', async () => {
    const app = service.openClient({ publishableClientKey: `${demo.publishableClientKey}x` })
    expect(await diagnoseConnection(app)).toMatchObject({
      service: 'ok',
      api: expect.stringContaining('INVALID_PUBLISHABLE_CLIENT_KEY'),
    })
  })

  it('stops when the caller aborts', async () => {
    const app = service.openClient({ fetch: () => new Promise(() => {}) })
    const giveUp = new AbortController()
    const diagnosis = diagnoseConnection(app, { signal: giveUp.signal })
    giveUp.abort(new Error('enough'))
    await expect(diagnosis).rejects.toThrow('enough')
  })
})
