// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJar } from '../../test/cookie-jar'
import { createCookieStore } from './cookie'
import { type CookieJar, type CookieOptions, inJar } from './cookie-jar'
import { signedOut } from './token-store'

const projectId = '00000000-0000-4000-8000-00000000de30'
const refreshName = `stack-refresh-${projectId}`
const tokens = { refreshToken: 'refresh1', accessToken: 'aa.bb-_.cc' }

let life: AbortController
beforeEach(() => {
  life = new AbortController()
})
afterEach(() => {
  life.abort()
  vi.unstubAllGlobals()
})

const open = (jar: CookieJar = createJar(), cookieOptions?: CookieOptions) =>
  createCookieStore(inJar(jar, cookieOptions), { projectId, cookieOptions }, life.signal)

describe('cookie store', () => {
  it('writes the same cookies as js-cookie and reads them', () => {
    const jar = createJar()
    open(jar).set(tokens)
    expect(jar.get(refreshName)).toBe('refresh1')
    expect(jar.get('stack-access')).toBe('[%22refresh1%22%2C%22aa.bb-_.cc%22]')
    expect(open(jar).get()).toEqual(tokens)

    Cookies.set('by-js-cookie', JSON.stringify(['refresh1', 'aa.bb-_.cc']))
    expect(document.cookie).toContain(`by-js-cookie=${jar.get('stack-access')}`)
  })

  it('reads cookies that js-cookie wrote to a real document', () => {
    Cookies.set(refreshName, tokens.refreshToken)
    Cookies.set('stack-access', JSON.stringify([tokens.refreshToken, tokens.accessToken]))
    const store = open(document)
    expect(store.get()).toEqual(tokens)
    store.set(signedOut)
    expect(Cookies.get(refreshName)).toBeUndefined()
    expect(Cookies.get('stack-access')).toBeUndefined()
  })

  it('restricts cookies to the site and TLS, with lifetimes of a year and a day', () => {
    const jar = createJar()
    vi.stubGlobal('location', new URL('https://app.example.com/'))
    open(jar).set(tokens)
    vi.unstubAllGlobals()
    expect(jar.writes).toContain(
      `${refreshName}=refresh1; path=/; max-age=31536000; samesite=lax; secure`,
    )
    expect(jar.writes).toContainEqual(
      expect.stringMatching(/^stack-access=.*; path=\/; max-age=86400; samesite=lax; secure$/),
    )
  })

  it.each([
    ['http://localhost:5173/', false],
    ['http://app.localhost/', false],
    ['http://127.0.0.1:5173/', false],
    ['http://[::1]/', false],
    ['https://localhost/', true],
    ['http://app.example.com/', true],
    ['http://192.168.0.7:5173/', true],
    ['http://localhost.example.com/', true],
  ])('works without TLS only on pages of this device: %s', (href, isSecure) => {
    vi.stubGlobal('location', new URL(href))
    const jar = createJar()
    open(jar).set(tokens)
    expect(jar.writes.every((text) => text.endsWith('; secure') === isSecure)).toBe(true)
    const chosen = createJar()
    open(chosen, { secure: !isSecure }).set(tokens)
    expect(chosen.writes.every((text) => text.endsWith('; secure') !== isSecure)).toBe(true)
  })

  it('reads the refresh token of earlier versions and migrates it on the next write', () => {
    const jar = createJar('stack-refresh=legacy')
    const store = open(jar)
    expect(store.get()).toEqual({ refreshToken: 'legacy', accessToken: null })
    store.set(tokens)
    expect(jar.get('stack-refresh')).toBeUndefined()
    expect(jar.get(refreshName)).toBe('refresh1')
  })

  it.each([
    ['of another sign-in', '[%22other%22%2C%22aa%22]'],
    ['that is not a pair', 'aa.bb.cc'],
    ['that is not JSON', '[refresh1,aa.bb.cc]'],
    ['whose token is not a text', '[%22refresh1%22%2C[%22aa.bb.cc%22]]'],
    ['with a broken escape', '%E0%A4%A'],
    ['with the text "undefined"', '[%22refresh1%22%2C%22undefined%22]'],
  ])('ignores an access cookie %s', (_what, value) => {
    const store = open(createJar(`${refreshName}=refresh1; stack-access=${value}`))
    expect(store.get()).toEqual({ refreshToken: 'refresh1', accessToken: null })
  })

  it('ignores a refresh cookie with the text "undefined"', () => {
    expect(open(createJar(`${refreshName}=undefined`)).get()).toEqual(signedOut)
  })

  it('does not store the text "undefined"', () => {
    expect(() => open().set({ refreshToken: 'undefined', accessToken: null })).toThrow('undefined')
  })

  it('remembers its access token when another project overwrites the cookie, and keeps that cookie', () => {
    const jar = createJar()
    const store = open(jar)
    store.set(tokens)
    jar.cookie = 'stack-access=[%22theirs%22%2C%22xx%22]; path=/'
    expect(store.get()).toEqual(tokens)
    store.set(signedOut)
    expect(jar.get('stack-access')).toBe('[%22theirs%22%2C%22xx%22]')
    expect(store.get()).toEqual(signedOut)
  })

  it('shares a sign-in with the subdomains of a domain, replacing one of this host', () => {
    const jar = createJar()
    open(jar, { domain: 'example.com' }).set(tokens)
    const writes = jar.writes.filter((text) => text.startsWith(refreshName))
    expect(writes).toEqual([
      `${refreshName}=; path=/; max-age=0; samesite=lax`,
      `${refreshName}=refresh1; path=/; max-age=31536000; samesite=lax; domain=example.com`,
    ])
  })

  it('keeps the access token in memory if configured', () => {
    const jar = createJar()
    const openInMemory = () => open(jar, { accessToken: 'memory' })
    const store = openInMemory()
    store.set(tokens)
    expect(store.get()).toEqual(tokens)
    store.replace('refresh1', { refreshToken: 'refresh1', accessToken: 'new' })
    expect(store.get().accessToken).toBe('new')
    expect(jar.get('stack-access')).toBeUndefined()
    expect(openInMemory().get()).toEqual({ refreshToken: 'refresh1', accessToken: null })
  })

  it('does not restore a sign-in when a refresh completes after the sign-out', () => {
    const jar = createJar()
    const store = open(jar)
    store.set(tokens)
    jar.cookie = `${refreshName}=; max-age=0`
    store.replace('refresh1', { refreshToken: 'refresh1', accessToken: 'new' })
    expect(store.get()).toEqual(signedOut)
    expect(jar.get(refreshName)).toBeUndefined()
  })

  it('writes only the access cookie on a refresh', () => {
    const jar = createJar()
    const store = open(jar)
    store.set(tokens)
    jar.writes.length = 0
    store.replace('refresh1', { refreshToken: 'refresh1', accessToken: 'new' })
    expect(jar.writes).toHaveLength(1)
    expect(store.get()).toEqual({ refreshToken: 'refresh1', accessToken: 'new' })
  })

  it('has written a refreshed access token before the next tab reads it', () => {
    const shared = createJar()
    // Chromium writes in the background, and reading in the same page waits for it.
    const later: string[] = []
    const ours: CookieJar = {
      get cookie() {
        for (const text of later.splice(0)) shared.cookie = text
        return shared.cookie
      },
      set cookie(text) {
        later.push(text)
      },
    }
    const store = open(ours)
    store.set(tokens)
    store.replace('refresh1', { refreshToken: 'refresh1', accessToken: 'dd.ee.ff' })
    expect(open(shared).get()).toEqual({ refreshToken: 'refresh1', accessToken: 'dd.ee.ff' })
  })

  it('keeps an access token in the page that the browser refuses to store in place of the last one', () => {
    const shared = createJar()
    const maxBytes = 4096
    const jar: CookieJar = {
      get cookie() {
        return shared.cookie
      },
      set cookie(text) {
        // A cookie with the prefix has no domain, so the last one cannot be deleted with one.
        const isInvalid = text.startsWith('__Host-') && text.includes('domain=')
        if (text.length <= maxBytes && !isInvalid) shared.cookie = text
      },
    }
    const hostPrefix = { hostPrefix: true }
    const store = open(jar, hostPrefix)
    store.set(tokens)
    const large = { refreshToken: 'refresh1', accessToken: 'a'.repeat(maxBytes) }
    store.replace('refresh1', large)
    expect(store.get()).toEqual(large)
    const small = { refreshToken: 'refresh1', accessToken: 'small' }
    store.replace('refresh1', small)
    expect([store.get(), open(jar, hostPrefix).get()]).toEqual([small, small])
  })

  it('works in the page if the browser refuses cookies', () => {
    const refused = open({
      get cookie() {
        return ''
      },
      set cookie(_text) {},
    })
    refused.set(tokens)
    expect(refused.get()).toEqual(tokens)
    refused.replace('refresh1', { refreshToken: 'refresh1', accessToken: 'new' })
    expect(refused.get().accessToken).toBe('new')
    refused.set(signedOut)
    expect(refused.get()).toEqual(signedOut)
  })
})

describe('changes outside the page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are not written back', () => {
    const jar = createJar()
    const store = open(jar)
    const listener = vi.fn()
    store.subscribe(listener)
    jar.cookie = `${refreshName}=theirs`
    jar.writes.length = 0
    document.dispatchEvent(new Event('visibilitychange'))
    expect(listener).toHaveBeenCalledOnce()
    expect(jar.writes).toEqual([])
  })

  it.each(['visibilitychange', 'pageshow', 'cookie change'])('are checked on %s', (type) => {
    const cookieStore = new EventTarget()
    vi.stubGlobal('cookieStore', cookieStore)
    const jar = createJar()
    const store = open(jar)
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    const fire = () => {
      if (type === 'pageshow') window.dispatchEvent(new Event(type))
      else if (type === 'visibilitychange') document.dispatchEvent(new Event(type))
      else cookieStore.dispatchEvent(new Event('change'))
    }
    fire()
    expect(listener).not.toHaveBeenCalled()
    jar.cookie = `${refreshName}=theirs`
    fire()
    expect(listener).toHaveBeenCalledOnce()
    stop()
    jar.cookie = `${refreshName}=`
    fire()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('are polled every second where there are no events, and only with listeners', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const jar = createJar()
    const store = open(jar)
    expect(vi.getTimerCount()).toBe(0)
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    jar.cookie = `${refreshName}=theirs`
    vi.advanceTimersByTime(1000)
    expect(listener).toHaveBeenCalledOnce()
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are polled every second where the browser only reports changes of other tabs', () => {
    const jar = createJar()
    const store = open(jar)
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    jar.cookie = `${refreshName}=theirs`
    vi.advanceTimersByTime(1000)
    expect(listener).toHaveBeenCalledOnce()
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are not polled where there are events', () => {
    vi.stubGlobal('cookieStore', new EventTarget())
    const store = open()
    store.subscribe(() => {})
    expect(vi.getTimerCount()).toBe(0)
  })
})
