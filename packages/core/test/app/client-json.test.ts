import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClientApp, type ClientAppOptions, fromClientJson, toClientJson } from '../../src/index'
import { ServerApp } from '../../src/server'
import { openBrowser } from '../browser'
import { createJar } from '../cookie-jar'
import { demo } from '../harness'

const { secretServerKey, ...keys } = demo
const options = { ...keys, baseUrl: 'http://localhost:8102', tokenStore: 'cookie' } as const

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const open = (given: Partial<ClientAppOptions> = {}) => new ClientApp({ ...options, ...given })

/** Serializes an app as a page receives it. */
const sent = (app: ClientApp) => JSON.parse(JSON.stringify(toClientJson(app)))

describe('a serialized app', () => {
  it('contains what pages need and no secret, also from a server', () => {
    const server = new ServerApp({
      ...options,
      secretServerKey,
      tokenStore: 'nextjs-cookie',
      urls: { home: '/start' },
      extraRequestHeaders: { 'x-from': 'server' },
      trustedOrigins: ['https://app.example.com'],
    })
    expect(sent(server)).toEqual({
      ...keys,
      baseUrl: 'http://localhost:8102',
      tokenStore: 'nextjs-cookie',
      urls: { home: '/start' },
      extraRequestHeaders: { 'x-from': 'server' },
      trustedOrigins: ['https://app.example.com'],
      uniqueIdentifier: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(JSON.stringify(toClientJson(server))).not.toContain('ssk_')
    const client = fromClientJson(sent(server))
    expect(client).not.toBeInstanceOf(ServerApp)
    expect(client).toMatchObject({ projectId: demo.projectId, urls: { home: '/start' } })
    expect(sent(client)).toEqual(sent(server))
  })

  it('has the URL of the service for browsers', () => {
    vi.stubEnv('NEXT_PUBLIC_BROWSER_STACK_API_URL', 'https://auth.example.com')
    vi.stubEnv('NEXT_PUBLIC_SERVER_STACK_API_URL', 'http://auth.internal')
    expect(toClientJson(new ClientApp({ ...keys, tokenStore: null })).baseUrl).toBe(
      'https://auth.example.com',
    )
  })

  it('is the same app each time, until it is disposed of or the JSON changes', () => {
    const json = sent(open())
    const app = fromClientJson(json)
    expect(fromClientJson(structuredClone(json))).toBe(app)
    const changed = fromClientJson({ ...json, urls: { home: '/other' } })
    expect(changed).not.toBe(app)
    expect(changed.urls.home).toBe('/other')
    changed.dispose()
    expect(fromClientJson({ ...json, urls: { home: '/other' } })).not.toBe(changed)
  })

  it('is dropped after a hundred others', () => {
    const json = sent(open())
    const app = fromClientJson(json)
    const others = Array.from({ length: 100 }, () => sent(open()))
    for (const other of others.slice(1)) fromClientJson(other)
    expect(fromClientJson(json)).toBe(app)
    for (const other of others) fromClientJson(other)
    expect(fromClientJson(json)).not.toBe(app)
  })

  it('cannot contain functions or lack a key', () => {
    const tokens = { accessToken: null, refreshToken: 'secret' }
    expect(() => toClientJson(open({ tokenStore: tokens }))).toThrow('name of a token store')
    expect(() => toClientJson(open({ redirectMethod: { navigate: vi.fn() } }))).toThrow(
      'redirectMethod',
    )
  })
})

describe('prefetching', () => {
  const paths: string[] = []
  const fetch = async (request: Request) => {
    paths.push(new URL(request.url).pathname.replace('/api/v1', ''))
    return Response.json({ access_token: 'a.e30.b' })
  }

  it.each([
    [false, ['/auth/oauth/token', '/projects/current']],
    [true, []],
    [undefined, []],
  ])(
    'fetches user and project immediately with noAutomaticPrefetch: %s',
    async (given, expected) => {
      paths.length = 0
      openBrowser('/', fetch)
      const app = open({
        fetch,
        cookieJar: createJar(`stack-refresh-${demo.projectId}=r`),
        noAutomaticPrefetch: given,
        retry: { attempts: 1 },
      })
      // Wait for requests that were not asked for, too.
      await vi.waitUntil(() => paths.length >= expected.length, { timeout: 120_000 })
      await new Promise((resolve) => setImmediate(resolve))
      expect(paths.slice(0, 2).sort()).toEqual(expected)
      app.dispose()
    },
  )
})
