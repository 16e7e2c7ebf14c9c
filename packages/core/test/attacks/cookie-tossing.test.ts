import { JSDOM } from 'jsdom'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ClientAppOptions, UsageError } from '../../src/index'
import { demo, type Service, signIn, startService } from '../harness'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())
afterEach(() => vi.unstubAllGlobals())

const refreshName = `stack-refresh-${demo.projectId}`
const host = 'app.example.com'

async function signedIn() {
  const user = await signIn(service)
  const { refreshToken } = await user.currentSession.getTokens()
  return { id: user.id, refreshToken: refreshToken ?? '' }
}

/**
 * Opens a browser on a page of the app; `toss` sets cookies like a script on `evil.example.com`.
 */
function openBrowser() {
  const dom = new JSDOM('', { url: `https://${host}/` })
  const setCookie = (text: string, url: string) => dom.cookieJar.setCookieSync(text, url)
  vi.stubGlobal('location', { href: `https://${host}/`, hostname: host, protocol: 'https:' })
  return {
    jar: dom.window.document,
    tossed: (name: string, value: string, path = '/') =>
      setCookie(`${name}=${value}; Domain=example.com; Path=${path}`, 'https://evil.example.com/'),
    cookie: () => dom.cookieJar.getCookieStringSync(`https://${host}/`),
  }
}

const openTab = (jar: Document, options: Partial<ClientAppOptions> = {}) =>
  service.openClient({ tokenStore: 'cookie', cookieJar: jar, ...options })

describe('L12: a refresh cookie of another subdomain beside the own one', () => {
  it.each([0, 1])('signs no request in, in either order (%s)', async (first) => {
    const [attacker, victim] = await Promise.all([signedIn(), signedIn()])
    const tokens = [attacker.refreshToken, victim.refreshToken]
    const cookie = [tokens[first], tokens[1 - first]]
      .map((token) => `${refreshName}=${token}`)
      .join('; ')
    const request = new Request(`https://${host}/`, { headers: { cookie } })
    expect(await service.openServer().getUser({ tokenStore: request })).toBeNull()
  })

  it('is not resolved by the cookie of earlier versions', async () => {
    const [attacker, victim] = await Promise.all([signedIn(), signedIn()])
    const cookie = `${refreshName}=${victim.refreshToken}; ${refreshName}=x; stack-refresh=${attacker.refreshToken}`
    const request = new Request(`https://${host}/`, { headers: { cookie } })
    expect(await service.openServer().getUser({ tokenStore: request })).toBeNull()
  })

  it('is harmless if both have the same value', async () => {
    const user = await signedIn()
    const pair = `${refreshName}=${user.refreshToken}`
    const request = new Request(`https://${host}/`, { headers: { cookie: `${pair}; ${pair}` } })
    expect(await service.openServer().getUser({ tokenStore: request })).toMatchObject({
      id: user.id,
    })
  })

  it('signs no page in, and is removed by the next sign-in', async () => {
    const attacker = await signedIn()
    const browser = openBrowser()
    const victim = await signIn(service, openTab(browser.jar))
    browser.tossed(refreshName, attacker.refreshToken)
    expect(await openTab(browser.jar).getUser()).toBeNull()

    const app = openTab(browser.jar)
    const again = await signIn(service, app)
    expect(again.id).not.toBe(victim.id)
    expect((await openTab(browser.jar).getUser())?.id).toBe(again.id)
    expect(browser.cookie()).not.toContain(attacker.refreshToken)
    await app.signOut()
    expect(browser.cookie()).not.toContain(refreshName)
  })
})

describe('L12: names with the prefix __Host-', () => {
  const options = { cookieOptions: { hostPrefix: true } }

  it('work on a page and its server', async () => {
    const browser = openBrowser()
    const app = openTab(browser.jar, options)
    const user = await signIn(service, app)
    expect(browser.cookie()).toContain(`__Host-${refreshName}=`)
    const request = new Request(`https://${host}/`, { headers: { cookie: browser.cookie() } })
    const server = service.openServer(options)
    expect((await server.getUser({ tokenStore: request }))?.id).toBe(user.id)
    await app.signOut()
    expect(browser.cookie()).toBe('')
  })

  it('ignore cookies of other subdomains', async () => {
    const attacker = await signedIn()
    const browser = openBrowser()
    browser.tossed(refreshName, attacker.refreshToken)
    browser.tossed('stack-refresh', attacker.refreshToken)
    expect(await openTab(browser.jar, options).getUser()).toBeNull()
    const request = new Request(`https://${host}/`, { headers: { cookie: browser.cookie() } })
    expect(await service.openServer(options).getUser({ tokenStore: request })).toBeNull()

    const user = await signIn(service, openTab(browser.jar, options))
    expect((await openTab(browser.jar, options).getUser())?.id).toBe(user.id)
  })

  it('replace a readable cookie on the next sign-in', async () => {
    const browser = openBrowser()
    await signIn(service, openTab(browser.jar))
    await signIn(service, openTab(browser.jar, options))
    expect(browser.cookie()).not.toMatch(/(^|; )stack-/)
  })

  it('are written to the cookies of a framework in the form browsers accept', async () => {
    const set = vi.fn()
    const cookies = { get: () => undefined, set, delete: () => {} }
    const app = service.openClient({ tokenStore: cookies, ...options })
    await signIn(service, app)
    for (const [name, , { path, secure, domain }] of set.mock.calls) {
      expect({ name, path, secure, domain }).toEqual({
        name: expect.stringMatching(/^__Host-stack-/),
        path: '/',
        secure: true,
        domain: undefined,
      })
    }
    expect(set).toHaveBeenCalled()
  })

  it.each([{ domain: 'example.com' }, { secure: false }])('reject %j', (given) => {
    const open = () => openTab(openBrowser().jar, { cookieOptions: { hostPrefix: true, ...given } })
    expect(open).toThrow(UsageError)
  })
})
