import { describe, expect, it, vi } from 'vitest'
import { createFindStore } from './create'
import { signedOut } from './token-store'

const projectId = '00000000-0000-4000-8000-00000000de30'
const tokens = { refreshToken: 'refresh1', accessToken: 'aa.bb-_.cc' }
const life = new AbortController().signal

/** Creates cookies like those of Next.js; they cannot be written while it renders. */
function openCookies(values: Record<string, string> = {}, isRendering = false) {
  const kept = new Map(Object.entries(values))
  const refuse = () => {
    if (isRendering) throw new Error('Cookies can only be modified in a Server Action.')
  }
  return {
    kept,
    get: (name: string) => {
      const value = kept.get(name)
      return value === undefined ? undefined : { name, value }
    },
    set: vi.fn((name: string, value: string, _options: object) => {
      refuse()
      kept.set(name, value)
    }),
    delete(name: string) {
      refuse()
      kept.delete(name)
    },
  }
}

describe('cookies of a framework', () => {
  it('are read, written and deleted like those of a page', () => {
    const findStore = createFindStore({ projectId }, life)
    const cookies = openCookies()
    const store = findStore(cookies)
    expect(findStore(cookies)).toBe(store)
    expect(store.get()).toEqual(signedOut)
    store.set(tokens)
    expect(Object.fromEntries(cookies.kept)).toEqual({
      [`stack-refresh-${projectId}`]: 'refresh1',
      'stack-access': '["refresh1","aa.bb-_.cc"]',
    })
    expect(cookies.set).toHaveBeenCalledWith(`stack-refresh-${projectId}`, 'refresh1', {
      path: '/',
      maxAge: 31_536_000,
      sameSite: 'lax',
      secure: true,
    })
    expect(
      createFindStore({ projectId }, life)(openCookies(Object.fromEntries(cookies.kept))).get(),
    ).toEqual(tokens)
    store.replace('refresh1', { refreshToken: 'refresh1', accessToken: 'new' })
    expect(cookies.kept.get('stack-access')).toBe('["refresh1","new"]')
    store.set(signedOut)
    expect(cookies.kept.size).toBe(0)
  })

  it.each([['a\u0100b'], ['a b'], ['undefined']])('contain no token in %j', (value) => {
    const cookies = openCookies({
      [`stack-refresh-${projectId}`]: 'refresh1',
      'stack-access': JSON.stringify(['refresh1', value]),
    })
    const findStore = createFindStore({ projectId }, life)
    expect(findStore(cookies).get()).toEqual({ refreshToken: 'refresh1', accessToken: null })
    const others = openCookies({ [`stack-refresh-${projectId}`]: value })
    expect(findStore(others).get()).toEqual(signedOut)
  })

  it('may be read-only; only this request sees the changes then', () => {
    const cookies = openCookies({ 'stack-refresh': 'refresh1' }, true)
    const store = createFindStore({ projectId }, life)(cookies)
    expect(store.get()).toEqual({ refreshToken: 'refresh1', accessToken: null })
    store.replace('refresh1', { refreshToken: 'refresh1', accessToken: 'new' })
    expect(store.get().accessToken).toBe('new')
    expect(cookies.kept.has('stack-access')).toBe(false)
  })

  it('of another request are read as they are, even if both use the same adapter', () => {
    let request = openCookies()
    const store = createFindStore(
      { projectId },
      life,
    )({
      get: (name) => request.get(name),
      set: (name, value, options) => request.set(name, value, options),
      delete: (name) => request.delete(name),
    })
    store.set(tokens)
    expect(store.get()).toEqual(tokens)
    request = openCookies()
    expect(store.get()).toEqual(signedOut)
    request = openCookies({ [`stack-refresh-${projectId}`]: 'refresh2' })
    store.set(signedOut)
    request = openCookies({ [`stack-refresh-${projectId}`]: 'refresh3' })
    expect(store.get()).toEqual({ refreshToken: 'refresh3', accessToken: null })
  })

  it('are shared with a domain, or exclude the access token, if configured', () => {
    const cookieOptions = { domain: 'example.com', secure: false, accessToken: 'memory' } as const
    const cookies = openCookies()
    const store = createFindStore({ projectId, cookieOptions }, life)(cookies)
    store.set(tokens)
    expect(store.get()).toEqual(tokens)
    expect([...cookies.kept.keys()]).toEqual([`stack-refresh-${projectId}`])
    expect(cookies.set.mock.calls[0]?.[2]).toMatchObject({ domain: 'example.com', secure: false })
  })
})
