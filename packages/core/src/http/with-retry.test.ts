import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../errors/network-error'
import { createPendingRetries, PendingRetry } from './pending-retries'
import type { ApiResponse, OutgoingRequest } from './pipeline'
import { createTransport } from './transport'
import { type RetryOptions, withRetry } from './with-retry'

const lost = new NetworkError('Cannot reach http://api.', false, new TypeError('fetch failed'))
const response = (status: number, body = '', headers = {}): ApiResponse => ({
  status,
  body,
  headers: new Headers(headers),
})
const request = (change: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  method: 'GET',
  path: '/users/me',
  headers: {},
  signal: new AbortController().signal,
  isIdempotent: true,
  ...change,
})

function retrying(outcomes: (ApiResponse | Error)[], options: RetryOptions = {}) {
  const next = vi.fn(async () => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0]
    if (outcome instanceof Error || !outcome) throw outcome
    return outcome
  })
  const waits: number[] = []
  const pendingRetries = createPendingRetries()
  const send = withRetry({
    retry: { onRetry: ({ delayMs }) => waits.push(delayMs), ...options },
    pendingRetries,
    now: Date.now,
    random: () => 0.5,
  })(next)
  return { send, next, waits, pendingRetries }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('withRetry', () => {
  it('tries a lost idempotent request five times, doubling the wait', async () => {
    const { send, next, waits } = retrying([lost])
    const result = expect(send(request())).rejects.toBe(lost)
    await vi.runAllTimersAsync()
    await result
    expect(next).toHaveBeenCalledTimes(5)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  // The times that README.md names.
  it.each([
    ['fails at once', 22.5, () => Promise.reject(new TypeError('fetch failed'))],
    ['never responds', 172.5, () => new Promise<never>(() => {})],
    [
      'asks for 30 s',
      120,
      async () => new Response('', { status: 429, headers: { 'retry-after': '30' } }),
    ],
  ])('if each attempt %s, gives up after at most %d s', async (_, seconds, fetch) => {
    const send = withRetry({
      pendingRetries: createPendingRetries(),
      now: Date.now,
      // Just below 1, as the largest of `Math.random`.
      random: () => 1 - 2 ** -53,
    })(createTransport({ apiUrl: 'http://api', fetch }))
    const end = send(request()).then(Date.now, Date.now)
    await vi.runAllTimersAsync()
    expect(Math.round((await end) / 100) / 10).toBe(seconds)
  })

  it('returns as soon as an attempt succeeds', async () => {
    const { send, waits } = retrying([lost, lost, response(200)])
    const result = send(request())
    await vi.runAllTimersAsync()
    expect((await result).status).toBe(200)
    expect(waits).toEqual([1000, 2000])
  })

  it('does not repeat a lost POST, which may have arrived', async () => {
    const { send, next } = retrying([lost, response(200)])
    await expect(send(request({ isIdempotent: false }))).rejects.toBe(lost)
    expect(next).toHaveBeenCalledOnce()
  })

  it('repeats a POST that was sent while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('addEventListener', () => {})
    const { send } = retrying([lost, response(200)])
    const result = send(request({ isIdempotent: false }))
    await vi.runAllTimersAsync()
    expect((await result).status).toBe(200)
  })

  it('repeats a request as soon as the device is online again', async () => {
    const device = new EventTarget()
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
    const { send, next } = retrying([lost, response(200)])
    const result = send(request())
    await vi.advanceTimersByTimeAsync(10)
    expect(next).toHaveBeenCalledOnce()
    device.dispatchEvent(new Event('online'))
    expect((await result).status).toBe(200)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('lists a request from its first failure until it has ended', async () => {
    const { send, pendingRetries } = retrying([
      lost,
      response(429, '', { 'retry-after': '7' }),
      response(200),
    ])
    const seen: unknown[] = []
    pendingRetries.subscribe(() => seen.push(pendingRetries.findLatest()))
    const result = send(request())
    await vi.runAllTimersAsync()
    await result
    expect(seen).toEqual([new PendingRetry(1, 1000, lost), new PendingRetry(2, 7000), null])
  })

  it('no longer lists a request once the caller gives up on it', async () => {
    const controller = new AbortController()
    const { send, pendingRetries } = retrying([lost])
    const result = expect(send(request({ signal: controller.signal }))).rejects.toThrow('enough')
    await vi.advanceTimersByTimeAsync(10)
    expect(pendingRetries.findLatest()).not.toBeNull()
    controller.abort(new Error('enough'))
    await result
    expect(pendingRetries.findLatest()).toBeNull()
  })

  it('does not repeat a request that failed for a reason other than the network', async () => {
    const bug = new RangeError('bug')
    const { send, next } = retrying([bug])
    await expect(send(request())).rejects.toBe(bug)
    expect(next).toHaveBeenCalledOnce()
  })

  it.each([
    ['seconds', '7'],
    ['a date', new Date(7000).toUTCString()],
  ])('waits as long as a 429 asks in %s, for any method', async (_form, header) => {
    const { send, waits } = retrying([response(429, '', { 'retry-after': header }), response(200)])
    const result = send(request({ isIdempotent: false }))
    await vi.runAllTimersAsync()
    expect((await result).status).toBe(200)
    expect(waits).toEqual([7000])
  })

  it('waits the default time after a 429 without Retry-After', async () => {
    const { send, waits } = retrying([response(429, '', { 'retry-after': 'soon' }), response(200)])
    const result = send(request())
    await vi.runAllTimersAsync()
    await result
    expect(waits).toEqual([1000])
  })

  it('returns a 429 immediately if it asks for a long wait', async () => {
    const { send, next } = retrying([response(429, '', { 'retry-after': '3600' })])
    expect((await send(request())).status).toBe(429)
    expect(next).toHaveBeenCalledOnce()
  })

  it('returns the last 429 after all attempts', async () => {
    const { send } = retrying([response(429)], { attempts: 2 })
    const result = send(request())
    await vi.runAllTimersAsync()
    expect((await result).status).toBe(429)
  })

  it('repeats a 508 only if the platform mistook parallel requests for a loop', async () => {
    const mistaken = retrying([response(508, 'INFINITE_LOOP_DETECTED'), response(200)])
    const result = mistaken.send(request())
    await vi.runAllTimersAsync()
    expect((await result).status).toBe(200)
    expect((await retrying([response(508, 'other')]).send(request())).status).toBe(508)
  })

  it('stops waiting when the caller aborts, and leaves no timer behind', async () => {
    const controller = new AbortController()
    const { send } = retrying([lost])
    const result = expect(send(request({ signal: controller.signal }))).rejects.toThrow('enough')
    await vi.advanceTimersByTimeAsync(10)
    controller.abort(new Error('enough'))
    await result
    expect(vi.getTimerCount()).toBe(0)
  })
})
