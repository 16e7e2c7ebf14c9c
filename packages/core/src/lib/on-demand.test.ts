import { describe, expect, it } from 'vitest'
import { NetworkError } from '../errors/network-error'
import { onDemand } from './on-demand'

describe('a chunk', () => {
  it('results in a network error if it cannot be loaded, and is loaded again by the next call', async () => {
    const missing = new TypeError('Failed to fetch dynamically imported module')
    const tries = [() => Promise.reject(missing), async () => ({ response: 42 })]
    const code = onDemand(() => tries.shift()?.() ?? Promise.reject(missing))
    const failure = code()
    await expect(failure).rejects.toBeInstanceOf(NetworkError)
    await expect(failure).rejects.toMatchObject({
      message: 'Part of the app is missing. Reload the page.',
      cause: missing,
      isOffline: false,
    })
    expect(await code()).toEqual({ response: 42 })
  })

  it('is loaded once', async () => {
    let loads = 0
    const code = onDemand(async () => ({ loads: ++loads }))
    const first = await code()
    expect(await code()).toBe(first)
    expect(loads).toBe(1)
  })
})
