import { describe, expect, it, vi } from 'vitest'
import { createResource } from './resource'

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

function counting() {
  const fetches: ReturnType<typeof deferred<{ n: number }>>[] = []
  const resource = createResource<{ n: number }, { double: number }>({
    fetch() {
      const fetch = deferred<{ n: number }>()
      fetches.push(fetch)
      return fetch.promise
    },
    present: ({ n }) => ({ double: n * 2 }),
  })
  const response = async (index: number, n: number) => {
    fetches[index]?.resolve({ n })
    await fetches[index]?.promise
    await Promise.resolve()
  }
  return { resource, fetches, response }
}

describe('resource', () => {
  it('fetches once for all callers and keeps the same promise', async () => {
    const { resource, fetches, response } = counting()
    const first = resource.load()
    expect(resource.load()).toBe(first)
    expect(first).toMatchObject({ status: 'pending' })
    await response(0, 1)
    expect(await first).toEqual({ double: 2 })
    expect(resource.load()).toBe(first)
    expect(first).toMatchObject({ status: 'fulfilled', value: { double: 2 } })
    expect(fetches).toHaveLength(1)
  })

  it('does not notify listeners while React renders, only once the value arrives', async () => {
    const { resource, response } = counting()
    const listener = vi.fn()
    resource.subscribe(listener)
    const first = resource.load()
    expect(listener).not.toHaveBeenCalled()
    await response(0, 1)
    await first
    await Promise.resolve()
    expect(listener).toHaveBeenCalled()
  })

  it('keeps the old value until the new one arrives', async () => {
    const { resource, response } = counting()
    const first = resource.load()
    await response(0, 1)
    await first
    const refreshed = resource.refresh()
    expect(resource.load()).toBe(first)
    await response(1, 5)
    expect(await refreshed).toEqual({ double: 10 })
    expect(await resource.load()).toEqual({ double: 10 })
    expect(resource.load()).toMatchObject({ status: 'fulfilled' })
  })

  it('keeps object and promise, and does not notify, when nothing changed', async () => {
    const { resource, response } = counting()
    const first = resource.load()
    await response(0, 1)
    const value = await first
    await Promise.resolve()
    const listener = vi.fn()
    resource.subscribe(listener)
    const refreshed = resource.refresh()
    await response(1, 1)
    expect(await refreshed).toBe(value)
    expect(resource.load()).toBe(first)
    expect(listener).not.toHaveBeenCalled()
  })

  it('shares one fetch between concurrent refreshes', async () => {
    const { resource, fetches, response } = counting()
    const both = [resource.refresh(), resource.refresh(), resource.load()]
    await response(0, 3)
    const [a, b, c] = await Promise.all(both)
    expect(a).toBe(b)
    expect(a).toBe(c)
    expect(fetches).toHaveLength(1)
  })

  it('rejects a failed refresh and keeps the old value', async () => {
    const { resource, fetches, response } = counting()
    const first = resource.load()
    await response(0, 1)
    await first
    const refreshed = resource.refresh()
    fetches[1]?.reject(new Error('down'))
    await expect(refreshed).rejects.toThrow('down')
    expect(resource.load()).toBe(first)
  })

  it('keeps a failed first load until the next refresh', async () => {
    const { resource, fetches, response } = counting()
    const first = resource.load()
    fetches[0]?.reject(new Error('down'))
    await expect(first).rejects.toThrow('down')
    expect(resource.load()).toBe(first)
    expect(first).toMatchObject({ status: 'rejected', reason: new Error('down') })
    const retry = resource.refresh()
    expect(resource.load()).not.toBe(first)
    await response(1, 2)
    expect(await retry).toEqual({ double: 4 })
    expect(await resource.load()).toEqual({ double: 4 })
  })

  it('discards a response that was requested before a change', async () => {
    const { resource, response } = counting()
    const stale = resource.refresh()
    const fresh = resource.refreshAfterChange()
    await response(1, 20)
    await response(0, 1)
    expect(await fresh).toEqual({ double: 40 })
    expect(await stale).toEqual({ double: 40 })
    expect(await resource.load()).toEqual({ double: 40 })
  })

  it('takes a value from the response to another request', async () => {
    const { resource, fetches, response } = counting()
    const listener = vi.fn()
    const pending = resource.load()
    resource.subscribe(listener)
    resource.put({ n: 7 })
    expect(listener).toHaveBeenCalledOnce()
    expect(resource.load()).toMatchObject({ status: 'fulfilled', value: { double: 14 } })
    await response(0, 1)
    expect(await pending).toEqual({ double: 14 })
    expect(fetches).toHaveLength(1)
  })

  it('shows a value from an earlier visit until the fetch in progress replaces it', async () => {
    const { resource, fetches, response } = counting()
    const listener = vi.fn()
    const first = resource.load()
    resource.subscribe(listener)
    resource.seed({ n: 1 })
    expect(resource.load()).toMatchObject({ status: 'fulfilled', value: { double: 2 } })
    // Later, as it may be set while React renders.
    expect(listener).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
    await response(0, 5)
    expect(await first).toEqual({ double: 10 })
    expect(resource.load()).toMatchObject({ status: 'fulfilled', value: { double: 10 } })
    expect(fetches).toHaveLength(1)
  })

  it('keeps the value from an earlier visit if the fetch fails', async () => {
    const { resource, fetches } = counting()
    resource.seed({ n: 1 })
    const refreshed = resource.refresh()
    fetches[0]?.reject(new Error('down'))
    await expect(refreshed).rejects.toThrow('down')
    expect(await resource.load()).toEqual({ double: 2 })
  })

  it('prefers a fetched value to one from an earlier visit', async () => {
    const { resource, response } = counting()
    const first = resource.load()
    await response(0, 5)
    await first
    resource.seed({ n: 1 })
    expect(await resource.load()).toEqual({ double: 10 })
  })

  it('fetches again after it was cleared', async () => {
    const { resource, fetches, response } = counting()
    const first = resource.load()
    await response(0, 1)
    await first
    resource.clear()
    const second = resource.load()
    expect(second).toMatchObject({ status: 'pending' })
    await response(1, 1)
    expect(await second).toEqual({ double: 2 })
    expect(fetches).toHaveLength(2)
  })

  it('removes a listener', () => {
    const { resource } = counting()
    const listener = vi.fn()
    resource.subscribe(listener)()
    resource.clear()
    expect(listener).not.toHaveBeenCalled()
  })
})
