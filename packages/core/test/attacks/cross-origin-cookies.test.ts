import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { KnownErrors } from '../../src/index'
import type { ServerAppOptions } from '../../src/server'
import { demo, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const evil = 'https://evil.example.com'

/** Signs a user in and returns the cookies that their browser adds to every request. */
async function signedInBrowser() {
  const user = await signIn(service)
  const { refreshToken, accessToken } = await user.currentSession.getTokens()
  const pair = encodeURIComponent(JSON.stringify([refreshToken, accessToken]))
  const cookie = `stack-refresh-${demo.projectId}=${refreshToken}; stack-access=${pair}`
  return { user, cookie, auth: await user.getAuthHeaders() }
}

/** Starts a Node server that changes the name of the requesting user; returns its URL. */
async function startHostApp(options?: Partial<ServerAppOptions>): Promise<string> {
  const app = service.openServer(options)
  const server = createServer(async (request, response) => {
    try {
      const user = await app.requireUser(request)
      if (request.method !== 'GET') await user.setDisplayName('Mallory')
      response.end(user.displayName)
    } catch (error) {
      if (!(error instanceof KnownErrors.UserAuthenticationRequired)) throw error
      response.writeHead(error.statusCode).end(error.message)
    }
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address?.port}`
}

describe('L3: cookies with a request from another origin', () => {
  it('change nothing through requireUser of a Node server', async () => {
    const { user, cookie } = await signedInBrowser()
    const url = await startHostApp()
    const response = await fetch(url, {
      method: 'POST',
      headers: { cookie, origin: evil, 'sec-fetch-site': 'same-site' },
    })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('csrfTrustedOrigins')
    expect((await service.openServer().getUser(user.id))?.displayName).toBeNull()
  })

  it.each([
    ['a neighboring subdomain', { origin: evil, 'sec-fetch-site': 'same-site' }],
    ['another site', { origin: evil, 'sec-fetch-site': 'cross-site' }],
    ['a page without TLS', { origin: 'http://evil.example.com' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['no origin', {}],
  ])('do not identify a user when they come from %s', async (_from, headers) => {
    const { cookie } = await signedInBrowser()
    const app = service.openServer()
    const open = () =>
      new Request('http://app.test/', { method: 'POST', headers: { ...headers, cookie } })
    await expect(app.requireUser(open())).rejects.toMatchObject({ statusCode: 401 })
    expect(await app.getUser({ tokenStore: open() })).toBeNull()
    expect(await service.openClient().getUser({ tokenStore: open() })).toBeNull()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('csrfTrustedOrigins'))
  })

  it('open no WebSocket', async () => {
    const { cookie } = await signedInBrowser()
    const headers = { cookie, origin: evil, host: 'app.test', upgrade: 'websocket' }
    const opening = { method: 'GET', url: '/live', headers }
    await expect(service.openServer().requireUser(opening)).rejects.toMatchObject({
      statusCode: 401,
    })
  })

  it('still work for pages of the app itself', async () => {
    const { user, cookie } = await signedInBrowser()
    const url = await startHostApp()
    const post = (headers: Record<string, string>) =>
      fetch(url, { method: 'POST', headers: { ...headers, cookie } })
    expect(
      (await post({ origin: 'https://app.test', 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200)
    expect((await post({ origin: url })).status).toBe(200)
    // A link on another site leads to a page that knows the user.
    const visit = await fetch(url, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
    expect(await visit.text()).toBe('Mallory')
    expect((await service.openServer().getUser(user.id))?.displayName).toBe('Mallory')
  })

  it.each(['https://admin.example.com', 'HTTPS://Admin.Example.com:443/'])(
    'work for the configured origin %s',
    async (trusted) => {
      const { cookie } = await signedInBrowser()
      const url = await startHostApp({ csrfTrustedOrigins: [trusted] })
      const post = (origin: string) =>
        fetch(url, {
          method: 'POST',
          headers: { cookie, origin, 'sec-fetch-site': 'same-site' },
        })
      expect((await post('https://admin.example.com')).status).toBe(200)
      expect((await post(evil)).status).toBe(401)
    },
  )

  it.each([
    '',
    'null',
    'admin.example.com',
    'localhost:3000',
    'https://*.example.com',
    'https://admin.example.com/app',
    'https://admin.example.com?',
    'https://admin.example.com@evil.example.com',
    'https://evil.example.com\\admin.example.com',
    'https://user:password@admin.example.com',
    'https://$HOST',
    'https://admin.example.com;',
    'https://%2a.example.com',
    'capacitor://localhost',
    'https://',
  ])('need origins that browsers can send, not %j', (origin) => {
    expect(() => service.openServer({ csrfTrustedOrigins: [origin] })).toThrow(
      `csrfTrustedOrigins: ${JSON.stringify(origin)} is not an http or https origin`,
    )
  })

  it('do not affect the header, which other origins cannot send', async () => {
    const { auth } = await signedInBrowser()
    const url = await startHostApp()
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...auth, origin: evil, 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(200)
  })
})
