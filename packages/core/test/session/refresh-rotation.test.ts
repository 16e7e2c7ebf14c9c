import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ClientApp, type ClientAppOptions, type Resource, readsOf } from '../../src/index'
import { createJar, type TestJar } from '../cookie-jar'
import { demo, type Service, signUp, startService } from '../harness'
import { createLocks } from './locks'

let time = Date.now()
const now = () => time
const second = 1000
const minute = 60 * second

let service: Service
beforeAll(async () => {
  service = await startService({ refreshRotation: true, now })
})
afterAll(() => service.close())

const exchange = 'POST /auth/oauth/token'

/** Opens tabs of one browser in which a user is signed in. */
async function openTabs(count: number, options: Partial<ClientAppOptions> = {}) {
  const jar = createJar()
  const locks = createLocks()
  const open = (tab: string, more: Partial<ClientAppOptions> = {}) =>
    service.openClient({
      tokenStore: 'cookie',
      cookieJar: jar,
      locks: locks.of(tab),
      now,
      ...options,
      ...more,
    })
  const tabs = Array.from({ length: count }, (_, number) => open(`tab ${number}`))
  await signUp(tabs[0] as ClientApp, service.newEmail())
  const [user] = await Promise.all(tabs.map((tab) => tab.getUser({ or: 'throw' })))
  if (!user) throw new Error('A browser has a tab.')
  return { jar, tabs, open, id: user.id }
}

const refreshTokenIn = (jar: TestJar) => jar.get(`stack-refresh-${demo.projectId}`)

/** Expects that every tab has the signed-in user, confirmed by the service. */
async function expectUser(tabs: ClientApp[], id: string): Promise<void> {
  for (const tab of tabs) {
    const user = await tab.getUser({ or: 'throw' })
    expect((await user.refresh())?.id).toBe(id)
  }
}

it.each([
  ['in cookies', {}, 1],
  ['in memory, of which each tab has its own', { cookieOptions: { accessToken: 'memory' } }, 10],
] as const)(
  'ten tabs stay signed in for an hour with access tokens %s',
  async (_, options, each) => {
    const { jar, tabs, id } = await openTabs(10, options)
    const seen = new Set([refreshTokenIn(jar)])
    for (let times = 0; times < 6; times += 1) {
      time += 10 * minute
      service.calls.length = 0
      await Promise.all(tabs.map((tab) => expectUser([tab], id)))
      expect(service.calls.filter((call) => call === exchange)).toHaveLength(each)
      seen.add(refreshTokenIn(jar))
    }
    // The token of the sign-in, then a new one each time.
    expect(seen.size).toBe(7)
  },
)

it('is the same sign-in for subscribers and cached reads', async () => {
  const { tabs } = await openTabs(2)
  const [one, other] = tabs as [ClientApp, ClientApp]
  const heard = vi.fn()
  other.onAuthChange(heard)
  const read = readsOf(other)?.getUser?.() as Resource<unknown>
  read.subscribe(heard)
  const before = await read.load()
  time += 10 * minute
  await expectUser([one], (await one.getUser({ or: 'throw' })).id)
  expect(await read.load()).toBe(before)
  expect(heard).not.toHaveBeenCalled()
})

it('gets the response within 30 seconds if the connection was lost', async () => {
  const { jar, open, id, tabs } = await openTabs(1)
  time += 10 * minute
  let losses = 0
  const unlucky = open('unlucky', {
    retry: { attempts: 1 },
    fetch: async (request) => {
      const response = await service.fetch(request)
      if (!request.url.endsWith('/auth/oauth/token') || losses > 0) return response
      losses += 1
      throw new TypeError('fetch failed')
    },
  })
  const before = refreshTokenIn(jar)
  await expect(unlucky.getUser()).rejects.toThrow()
  expect(refreshTokenIn(jar)).toBe(before)
  time += 29 * second
  await expectUser([unlucky, ...tabs], id)
  expect(refreshTokenIn(jar)).not.toBe(before)
  time += 10 * minute
  await expectUser([unlucky, ...tabs], id)
})

it('uses the token that another tab stored while this one waited', async () => {
  const { jar, open, id, tabs } = await openTabs(1)
  time += 10 * minute
  const queue: (() => void)[] = []
  const locks = {
    request: async <T>(_: string, __: object, work: () => Promise<T>) => {
      await new Promise<void>((resolve) => queue.push(resolve))
      return work()
    },
  }
  const frozen = open('frozen', { locks })
  const late = expectUser([frozen], id)
  await vi.waitUntil(() => queue.length > 0, { timeout: 120_000 })
  await expectUser(tabs, id)
  // The tokens of that tab are old by now.
  time += 10 * minute
  for (const begin of queue) begin()
  await late
  expect(refreshTokenIn(jar)).toBeTruthy()
  await expectUser([frozen, ...tabs], id)
})

it('never replaces the token of a user who signed in in the meantime', async () => {
  const { jar, open, tabs } = await openTabs(1)
  time += 10 * minute
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const slow = open('slow', {
    fetch: async (request) => {
      const response = await service.fetch(request)
      if (request.url.endsWith('/auth/oauth/token')) await held
      return response
    },
  })
  service.calls.length = 0
  const late = slow.getUser()
  await vi.waitUntil(() => service.calls.includes(exchange), { timeout: 120_000 })
  await signUp(tabs[0] as ClientApp, service.newEmail())
  const token = refreshTokenIn(jar)
  letGo()
  await late
  expect(refreshTokenIn(jar)).toBe(token)
})

it('keeps the token if a new one could not be stored', async () => {
  const { jar, tabs, id } = await openTabs(1)
  time += 10 * minute
  const before = refreshTokenIn(jar)
  const headers = { cookie: jar.cookie }
  const page = service.openClient({ tokenStore: { headers }, now })
  const handedOver = service.openClient({
    tokenStore: { accessToken: null, refreshToken: before ?? null },
    now,
  })
  await expectUser([page, handedOver], id)
  time += minute
  // The browser sends it a minute later, and no token was used twice.
  await expectUser(tabs, id)
  expect(refreshTokenIn(jar)).not.toBe(before)
})

it('ends the session everywhere if an old token is reused', async () => {
  const { jar, tabs, id } = await openTabs(2)
  const stolen = refreshTokenIn(jar) ?? ''
  time += 10 * minute
  await expectUser(tabs, id)
  time += 10 * minute
  const thief = service.openClient({ tokenStore: { accessToken: null, refreshToken: stolen }, now })
  expect(await thief.getUser()).toBeNull()
  for (const tab of tabs) expect(await tab.getUser()).toBeNull()
  expect(jar.cookie).toBe('')
})
