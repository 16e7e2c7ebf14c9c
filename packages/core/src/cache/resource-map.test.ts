import { describe, expect, it, vi } from 'vitest'
import { createResourceMap } from './resource-map'

function counting(now = () => 0) {
  const map = createResourceMap(now)
  const fetched: string[] = []
  let version = 0
  const at = (name: string) =>
    map.at(name, async () => {
      fetched.push(name)
      const wire = ++version
      return { wire, toValue: () => ({ version: wire }) }
    })
  return { map, at, fetched }
}

describe('a map of resources', () => {
  it('returns the same read for the same key', async () => {
    const { at, fetched } = counting()
    expect(at('teams/me')).toBe(at('teams/me'))
    await Promise.all([at('teams/me').load(), at('teams/me').load()])
    expect(fetched).toEqual(['teams/me'])
  })

  it('refetches the invalidated reads with subscribers and clears the others', async () => {
    const { map, at, fetched } = counting()
    await Promise.all(['team/1', 'team/1/users', 'team/2'].map((name) => at(name).load()))
    const listener = vi.fn()
    at('team/1').subscribe(listener)
    fetched.length = 0
    await map.invalidate('team/1')
    expect(fetched).toEqual(['team/1'])
    expect(listener).toHaveBeenCalledOnce()
    await Promise.all(['team/1', 'team/1/users', 'team/2'].map((name) => at(name).load()))
    expect(fetched).toEqual(['team/1', 'team/1/users'])
  })

  it('fetches a read once if others depend on it', async () => {
    const { map, at, fetched } = counting()
    const first = map.at('list/first', async () => {
      const { version } = await at('list').refresh()
      return { wire: version, toValue: () => version }
    })
    for (const read of [first, at('list')]) read.subscribe(() => {})
    await Promise.all([first.load(), at('list').load()])
    fetched.length = 0
    await map.invalidate('list')
    expect(fetched).toEqual(['list'])
  })

  it('does not reject, and keeps the old value, when a refetch fails', async () => {
    const map = createResourceMap(() => 0)
    const fetch = vi.fn(async () => ({ wire: 1, toValue: () => 'old' }))
    const read = map.at('teams/me', fetch)
    read.subscribe(() => {})
    await read.load()
    fetch.mockRejectedValue(new Error('offline'))
    await map.invalidate('teams')
    expect(await read.load()).toBe('old')
  })

  it('keeps the 100 most recently used of the reads without subscribers', async () => {
    const { at, fetched } = counting()
    const watched = at('user/watched')
    watched.subscribe(() => {})
    await at('user/first').load()
    for (let id = 0; id < 99; id++) await at(`user/${id}`).load()
    await at('user/first').load()
    await at('user/one-more').load()
    fetched.length = 0
    await Promise.all(['user/first', 'user/0'].map((name) => at(name).load()))
    expect(fetched).toEqual(['user/0'])
    expect(at('user/watched')).toBe(watched)
  })

  it('shows an old value immediately, but refetches it', async () => {
    let now = 0
    const { at, fetched } = counting(() => now)
    await at('teams/me').load()
    now = 4000
    at('teams/me').subscribe(() => {})()
    expect(fetched).toHaveLength(1)
    now = 6000
    const heard = new Promise<void>((resolve) => at('teams/me').subscribe(resolve))
    expect(at('teams/me').load()).toMatchObject({ value: { version: 1 } })
    await heard
    expect(await at('teams/me').load()).toEqual({ version: 2 })
  })
})
