import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClientApp, type CookieJar, type Resource, readsOf } from '../../src/index'
import { createJar } from '../cookie-jar'
import { demo } from '../harness'
import { createLocks } from './locks'
import { createModelService, expiryOf, type Fate, userOf } from './model-service'

type Scheduler = fc.Scheduler
type User = { id: string } | null

const refreshCookie = `stack-refresh-${demo.projectId}`
const names = ['a', 'b', 'c'] as const

/** Events in a browser with three tabs, a clock and other devices. */
type Event =
  | { do: 'get' | 'sign out' | 'close'; tab: number }
  | { do: 'sign in'; tab: number; user: string }
  | { do: 'revoke' }
  | { do: 'pass'; ms: number }

const tab = fc.nat({ max: names.length - 1 })
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('get' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sign out' as const), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sign in' as const),
      tab,
      user: fc.constantFrom('ada', 'bob'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), tab }) },
  { weight: 1, arbitrary: fc.constant({ do: 'revoke' as const }) },
  {
    weight: 3,
    // Valid, about to expire, expired.
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(5e5, 585e3, 7e5),
    }),
  },
)
const fates = fc.array(
  fc.constantFrom<Fate>('completed', 'completed', 'completed', 'unsent', 'lost'),
  { maxLength: 12 },
)
// Errors of device clocks, in milliseconds.
const skew = fc.constantFrom(0, 0, 0, 36e5, -36e5)

/** Returns the refresh token and the access token in the value of a cookie. */
function readAccessCookie(value = ''): string[] {
  return decodeURIComponent(value).match(/[^[\]",]+/g) ?? []
}

/** Creates a browser in which the scheduler chooses every step. */
function openBrowser(scheduler: Scheduler, skewMs: number, fates: Fate[]) {
  const service = createModelService()
  const jar = createJar()
  const locks = createLocks()
  const refreshing = new Map<string, Set<object>>()
  const signedOut = new Set<string>()
  const broken: string[] = []
  const closed = new Set<string>()
  const claim = (holds: boolean, text: string) => holds || broken.push(text)
  const stored = () => jar.get(refreshCookie)

  const step = (label: string) => scheduler.schedule(Promise.resolve(), label)
  const channels = new Set<EventTarget>()
  class Channel extends EventTarget {
    constructor() {
      super()
      channels.add(this)
    }
    postMessage() {
      for (const other of channels) {
        if (other !== this) {
          void step('message').then(() => other.dispatchEvent(new MessageEvent('message')))
        }
      }
    }
    close() {
      channels.delete(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)

  const written = new Map<string, string>()

  /** Creates the cookies of a tab: they are written in the background, which reading waits for. */
  function openJar(name: string): CookieJar {
    const later: string[] = []
    const write = () => {
      for (const text of later.splice(0)) jar.cookie = text
    }
    return {
      get cookie() {
        write()
        return jar.cookie
      },
      set cookie(text) {
        const [owner, access] = readAccessCookie(text.split(';')[0]?.split('=')[1])
        if (text.startsWith('stack-access=') && owner) written.set(owner, access ?? '')
        later.push(text)
        void step(`${name} writes`).then(write)
      },
    }
  }

  /** Counts the pending refreshes of a session. */
  function beginRefresh(refreshToken: string): () => void {
    const newest = written.get(refreshToken)
    const isOld = !newest || expiryOf(newest) - service.now() < 20_000
    claim(isOld || skewMs !== 0 || service.isRevoked(refreshToken), 'refreshed a fresh token')
    const running = refreshing.get(refreshToken) ?? new Set()
    refreshing.set(refreshToken, running)
    const mine = {}
    running.add(mine)
    claim(running.size === 1, `${running.size} refreshes at once`)
    return () => running.delete(mine)
  }

  async function fetch(name: string, request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/api/v1', '')
    const token = request.headers.get('x-stack-access-token')
    if (token && skewMs === 0) claim(expiryOf(token) > service.now(), `${path} with expired token`)
    const fate = fates.shift() ?? 'completed'
    const refreshToken =
      path === '/auth/oauth/token'
        ? new URLSearchParams(await request.clone().text()).get('refresh_token')
        : null
    const end = refreshToken === null ? () => {} : beginRefresh(refreshToken)
    // Closing a tab aborts its requests.
    request.signal.addEventListener('abort', end)
    try {
      await step(`${name} sends ${path}`)
      request.signal.throwIfAborted()
      if (fate === 'unsent') throw new TypeError('fetch failed')
      const response = await service.response(request)
      await step(`${name} gets ${path}`)
      if (fate === 'lost') throw new TypeError('fetch failed')
      return response
    } finally {
      end()
    }
  }

  const pending = new Set<Promise<unknown>>()
  function start(promise: Promise<unknown>): void {
    pending.add(promise)
    const settle = () => pending.delete(promise)
    promise.then(settle, settle)
  }

  const tabs = names.map((name) => {
    const app = new ClientApp({
      ...demo,
      baseUrl: 'http://model.test',
      tokenStore: 'cookie',
      cookieJar: openJar(name),
      locks: locks.of(name),
      now: () => service.now() + skewMs,
      retry: { attempts: 2, baseDelayMs: 0 },
      fetch: (request) => fetch(name, request),
    })
    const heard: string[] = []
    app.onAuthChange((state) => {
      heard.push(state)
      // Calls do not wait for each other.
      if (!closed.has(name)) start(app.getUser())
    })
    const read = readsOf(app)?.getUser?.() as Resource<User>
    read.subscribe(() => {})
    return { name, app, read, heard }
  })

  // Check the invariants whenever a cookie changes.
  const write = Object.getOwnPropertyDescriptor(jar, 'cookie')
  let before = stored()
  Object.defineProperty(jar, 'cookie', {
    get: () => write?.get?.call(jar),
    set(text: string) {
      write?.set?.call(jar, text)
      const [owner, access] = readAccessCookie(jar.get('stack-access'))
      if (owner && owner === stored()) {
        claim(userOf(access ?? '') === service.ownerOf(owner), 'tokens of two users in one sign-in')
      }
      if (before && !stored()) {
        claim(service.isRevoked(before) || signedOut.has(before), 'signed out without a reason')
      }
      before = stored()
    },
  })

  async function get({ app, name }: (typeof tabs)[number]): Promise<void> {
    const seen = new Set([service.ownerOf(stored())])
    const user = await app.getUser()
    seen.add(service.ownerOf(stored()))
    if (closed.has(name)) return
    claim(user === null || seen.has(user.id), `${user?.id} shown, signed in: ${[...seen]}`)
    const isGone = user !== null && user.id !== service.ownerOf(stored())
    claim(!isGone, `${user?.id} shown after their sign-out`)
  }

  return {
    service,
    tabs,
    broken,
    pending,
    stored,
    isClosed: (name: string) => closed.has(name),
    happen(event: Event) {
      const one = 'tab' in event ? tabs[event.tab] : undefined
      if (event.do === 'pass') return service.pass(event.ms)
      if (event.do === 'revoke') return void service.revoke(stored() ?? '')
      if (!one || closed.has(one.name)) return
      if (event.do === 'get') return start(get(one))
      if (event.do === 'sign in') {
        const { user: email } = event
        return start(one.app.signInWithCredential({ email, password: 'x', noRedirect: true }))
      }
      if (event.do === 'close') {
        closed.add(one.name)
        one.app.dispose()
        return locks.close(one.name)
      }
      signedOut.add(stored() ?? '')
      return start(one.app.signOut())
    },
    /** Lets every pending step complete, over a working network. */
    async settle() {
      fates.length = 0
      for (let quiet = 0, rounds = 0; quiet < 3 && rounds < 500; rounds++) {
        await scheduler.waitIdle()
        await new Promise((resolve) => setTimeout(resolve))
        quiet = scheduler.count() === 0 && pending.size === 0 ? quiet + 1 : 0
      }
    },
    close: () => {
      for (const { app } of tabs) app.dispose()
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('sessions', () => {
  it('are consistent after any sequence of events', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(event, { minLength: 1, maxLength: 14 }),
        fates,
        skew,
        async (scheduler, events, fates, skewMs) => {
          const browser = openBrowser(scheduler, skewMs, [...fates])
          const { tabs, broken, pending, service, stored, isClosed } = browser
          try {
            scheduler.scheduleSequence(
              events.map((event) => ({
                label: JSON.stringify(event),
                builder: async () => browser.happen(event),
              })),
            )
            await browser.settle()
            expect(broken).toEqual([])
            expect(pending.size).toBe(0)

            // Finally, when old access tokens have expired, all tabs agree with the service.
            service.pass(7e5)
            for (const index of names.keys()) browser.happen({ do: 'get', tab: index })
            await browser.settle()
            const user = service.isRevoked(stored() ?? '') ? null : service.ownerOf(stored())
            for (const { name, read, heard } of tabs) {
              if (isClosed(name)) continue
              expect((await read.load())?.id ?? null).toBe(user)
              if (heard.length > 0) expect(heard.at(-1)).toBe(user ? 'signed-in' : 'signed-out')
              // A sign-out is reported once.
              expect(heard.join()).not.toContain('signed-out,signed-out')
            }
            expect(broken).toEqual([])
          } finally {
            browser.close()
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
