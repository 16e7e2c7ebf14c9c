import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { NetworkError } from '../errors/network-error'
import { createTransport, type TransportOptions } from './transport'

const request = (signal = new AbortController().signal) => ({
  method: 'POST',
  path: '/users/me?x=1',
  headers: { 'content-type': 'application/json' },
  body: '{}',
  isIdempotent: false,
  signal,
})

function transport(options: Partial<TransportOptions>) {
  return createTransport({
    fetch: async () => new Response('{}'),
    apiUrl: 'http://api.test/api/v1',
    timeoutMs: 1000,
    ...options,
  })
}

describe('transport', () => {
  it('sends no cookies and bypasses caches', async () => {
    const fetch = vi.fn(async (_: Request) => new Response('{}'))
    await transport({ fetch })(request())
    const sent = fetch.mock.calls[0]?.[0]
    expect(sent).toMatchObject({
      url: 'http://api.test/api/v1/users/me?x=1',
      method: 'POST',
      credentials: 'omit',
      cache: 'no-store',
    })
    expect(await sent?.text()).toBe('{}')
  })

  it('reads the status that was overridden on the wire', async () => {
    const fetch = async () => new Response('no', { headers: { 'x-stack-actual-status': '404' } })
    expect(await transport({ fetch })(request())).toMatchObject({ status: 404, body: 'no' })
  })

  it('names the cause when there is no response', async () => {
    const cause = new TypeError('fetch failed')
    const send = transport({ fetch: () => Promise.reject(cause) })
    await expect(send(request())).rejects.toMatchObject({
      name: 'NetworkError',
      cause,
      isOffline: false,
      message: 'Cannot reach http://api.test/api/v1.',
    })
  })

  it('reports an offline device', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const send = transport({ fetch: () => Promise.reject(new TypeError()) })
    await expect(send(request())).rejects.toMatchObject({ isOffline: true })
    vi.unstubAllGlobals()
  })

  it('times out without a response, even if fetch ignores its signal', async () => {
    const send = transport({ fetch: () => new Promise(() => {}), timeoutMs: 10 })
    const error = await send(request()).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ cause: { name: 'TimeoutError' } })
  })

  it.each([2 ** 31, Number.POSITIVE_INFINITY])(
    'does not time out at once after %d ms',
    async (timeoutMs) => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const fetch = () =>
        new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('{}')), 60_000))
      const sent = transport({ fetch, timeoutMs })(request())
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await sent).toMatchObject({ status: 200 })
    },
  )

  it('times out after 30 seconds by default, and not before', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const failed = vi.fn()
    const send = transport({ fetch: () => new Promise(() => {}), timeoutMs: undefined })
    const sent = send(request()).catch(failed)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(failed).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'NetworkError',
        cause: expect.objectContaining({ name: 'TimeoutError' }),
      }),
    )
  })

  it('times out if the body of the response never ends', async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) })
    const send = transport({ fetch: async () => new Response(body), timeoutMs: 10 })
    await expect(send(request())).rejects.toBeInstanceOf(NetworkError)
  })

  it("rejects with the reason of the caller's signal", async () => {
    const controller = new AbortController()
    const send = transport({ fetch: () => new Promise(() => {}) })
    const result = send(request(controller.signal))
    controller.abort(new Error('left the page'))
    await expect(result).rejects.toThrow('left the page')
  })
})
