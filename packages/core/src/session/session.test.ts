import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accessToken } from '../../test/tokens'
import { KnownErrors } from '../errors/known-errors'
import { NetworkError } from '../errors/network-error'
import type { Http } from '../http/http'
import type { OutgoingRequest, Step } from '../http/pipeline'
import { createMemoryStore } from '../token-store/memory'
import { signedOut } from '../token-store/token-store'
import { type RefreshContext, refresh } from './refresh'
import { createServerClock } from './server-clock'
import { createSession, type SessionContext } from './session'
import { createFindSession } from './sessions'

const fresh = accessToken({ iat: 1000 })
const old = accessToken({ iat: 0, exp: 1010 })

let now = 1_000_000
const exchange = vi.fn(
  async (..._call: unknown[]): Promise<{ access_token: string }> => ({ access_token: fresh }),
)
function context(given: Partial<RefreshContext> = {}): SessionContext {
  const clock = createServerClock(() => now)
  const refreshContext: RefreshContext = {
    openHttp: (step: Step) =>
      ({
        async send(...call: unknown[]) {
          const request = { signal: new AbortController().signal } as OutgoingRequest
          const response = await step(async () => {
            const body = JSON.stringify(await exchange(...call))
            return { status: 200, headers: new Headers(), body }
          })(request)
          return JSON.parse(response.body)
        },
      }) as unknown as Http,
    attemptMs: 1000,
    projectId: 'internal',
    publishableClientKey: 'pck_1',
    now: () => now,
    clock,
    locks: undefined,
    ...given,
  }
  return { clock, refresh: (...wanted) => refresh(refreshContext, ...wanted) }
}

beforeEach(() => {
  now = 1_000_000
  exchange.mockReset()
  exchange.mockImplementation(async () => ({ access_token: fresh }))
})

describe('Session', () => {
  it('uses a fresh access token without a request', async () => {
    const tokens = { refreshToken: 'r', accessToken: fresh }
    const session = createSession(context(), createMemoryStore(tokens))
    expect(await session.getTokens()).toEqual(tokens)
    expect(exchange).not.toHaveBeenCalled()
  })

  it('refreshes once if two calls find the token about to expire', async () => {
    const store = createMemoryStore({ refreshToken: 'r', accessToken: old })
    const session = createSession(context(), store)
    const [a, b] = await Promise.all([session.getTokens(), session.getTokens()])
    expect(a).toEqual({ refreshToken: 'r', accessToken: fresh })
    expect(b).toEqual(a)
    expect(exchange).toHaveBeenCalledOnce()
    expect(exchange).toHaveBeenCalledWith('POST /auth/oauth/token', {
      body: {
        grant_type: 'refresh_token',
        refresh_token: 'r',
        client_id: 'internal',
        client_secret: 'pck_1',
        keep_refresh_token: true,
      },
      asForm: true,
      isIdempotent: true,
    })
    expect(store.get().accessToken).toBe(fresh)
  })

  it('uses a new token with a lifetime below 20 seconds, and does not refresh for every call', async () => {
    const short = accessToken({ iat: 1000, exp: 1009 })
    exchange.mockImplementation(async () => ({ access_token: short }))
    const session = createSession(
      context(),
      createMemoryStore({ refreshToken: 'r', accessToken: null }),
    )
    expect((await session.getTokens())?.accessToken).toBe(short)
    now += 2000
    expect((await session.getTokens())?.accessToken).toBe(short)
    expect(exchange).toHaveBeenCalledOnce()
  })

  it('refreshes again if the token expired while the response was on its way', async () => {
    const late = accessToken({ iat: 1000, id: 'late' })
    const next = accessToken({ iat: 2000, id: 'next' })
    exchange.mockImplementationOnce(async () => {
      now += 1_000_000
      return { access_token: late }
    })
    exchange.mockImplementationOnce(async () => ({ access_token: next }))
    const store = createMemoryStore({ refreshToken: 'r', accessToken: null })
    expect((await createSession(context(), store).getTokens())?.accessToken).toBe(next)
  })

  it('tries again after a refresh that could not reach the service', async () => {
    exchange.mockRejectedValueOnce(new NetworkError('Cannot reach http://api.', false, null))
    const session = createSession(
      context(),
      createMemoryStore({ refreshToken: 'r', accessToken: old }),
    )
    await expect(session.getTokens()).rejects.toBeInstanceOf(NetworkError)
    expect(session.peek()).not.toBeNull()
    expect((await session.getTokens())?.accessToken).toBe(fresh)
  })

  it('ends, also in its store, when the refresh token is rejected', async () => {
    exchange.mockRejectedValueOnce(new KnownErrors.RefreshTokenNotFoundOrExpired())
    const store = createMemoryStore({ refreshToken: 'r', accessToken: old })
    const session = createSession(context(), store)
    expect(await session.getTokens()).toBeNull()
    expect(session.peek()).toBeNull()
    expect(store.get()).toEqual(signedOut)
  })

  it('stays signed out when a refresh completes after the sign-out', async () => {
    const store = createMemoryStore({ refreshToken: 'r', accessToken: old })
    const session = createSession(context(), store)
    const late = session.getTokens()
    session.end()
    expect(await late).toBeNull()
    expect(store.get()).toEqual(signedOut)
  })

  it('keeps a newer sign-in when it ends', async () => {
    const store = createMemoryStore({ refreshToken: 'r', accessToken: old })
    const session = createSession(context(), store)
    const late = session.getTokens()
    store.set({ refreshToken: 'other', accessToken: fresh })
    expect(await late).toBeNull()
    session.end()
    expect(store.get().refreshToken).toBe('other')
  })

  it('uses an access token without a refresh token until it expires, then ends', async () => {
    const store = createMemoryStore({ refreshToken: null, accessToken: old })
    const session = createSession(context(), store)
    expect((await session.getTokens())?.accessToken).toBe(old)
    now = 1_010_001
    expect(await session.getTokens()).toBeNull()
    expect(session.peek()).toBeNull()
    expect(exchange).not.toHaveBeenCalled()
  })

  it('does not send a token again that the service rejected', async () => {
    const other = accessToken({ iat: 1000, id: 'other' })
    exchange.mockImplementation(async () => ({ access_token: other }))
    const session = createSession(
      context(),
      createMemoryStore({ refreshToken: 'r', accessToken: fresh }),
    )
    session.refuse(fresh)
    expect((await session.getTokens())?.accessToken).toBe(other)
  })

  it.each([
    ['an hour ahead', 3_600_000],
    ['an hour behind', -3_600_000],
  ])('refreshes once on a device whose clock is %s', async (_skew, skew) => {
    now += skew
    const session = createSession(
      context(),
      createMemoryStore({ refreshToken: 'r', accessToken: null }),
    )
    await session.getTokens()
    await session.getTokens()
    expect(exchange).toHaveBeenCalledOnce()
    now += 590_000
    await session.getTokens()
    expect(exchange).toHaveBeenCalledTimes(2)
  })

  it('reads the store again once it holds the lock, and uses tokens another tab refreshed', async () => {
    const store = {
      ...createMemoryStore({ refreshToken: 'r', accessToken: old }),
      sharedAs: 'tabs',
    }
    const request = vi.fn(async (_name: string, _: LockOptions, work: () => Promise<unknown>) => {
      store.replace('r', { refreshToken: 'r', accessToken: fresh })
      return work()
    })
    const locks = { request } as unknown as LockManager
    const session = createSession(context({ locks }), store)
    expect((await session.getTokens())?.accessToken).toBe(fresh)
    expect(request).toHaveBeenCalledWith('tabs', expect.anything(), expect.any(Function))
    expect(exchange).not.toHaveBeenCalled()
  })
})

describe('findSession', () => {
  it('returns the same session while the store holds the same sign-in', async () => {
    const store = createMemoryStore({ refreshToken: 'r', accessToken: old })
    const findSession = createFindSession(context())
    const session = findSession(store)
    await session.getTokens()
    expect(findSession(store)).toBe(session)
    store.set({ refreshToken: 'other', accessToken: fresh })
    expect(findSession(store)).not.toBe(session)
    expect(session.peek()).toBeNull()
  })

  it('distinguishes sign-ins whose tokens share a prefix, as those of other services may', () => {
    const header = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'
    const store = createMemoryStore({ refreshToken: `${header}.ada.signature`, accessToken: fresh })
    const findSession = createFindSession(context())
    const session = findSession(store)
    store.set({ refreshToken: `${header}.grace.signature`, accessToken: fresh })
    expect(findSession(store)).not.toBe(session)
    expect(session.peek()).toBeNull()
  })

  it('shares nothing between stores, even with the same tokens', () => {
    const findSession = createFindSession(context())
    const tokens = { refreshToken: 'r', accessToken: fresh }
    expect(findSession(createMemoryStore(tokens))).not.toBe(findSession(createMemoryStore(tokens)))
  })
})
