import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useAction } from './use-action'

function createDeferred() {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: () => settle?.resolve(), reject: (e: Error) => settle?.reject(e) }
}

describe('useAction', () => {
  it('is pending until the call settles', async () => {
    const call = createDeferred()
    const { result } = renderHook(() => useAction(() => call.promise))
    act(() => void result.current.run())
    expect(result.current.status).toBe('pending')
    await act(async () => call.resolve())
    expect(result.current.status).toBe('idle')
  })

  it('does not start twice within one frame', async () => {
    const call = createDeferred()
    const start = vi.fn(() => call.promise)
    const { result } = renderHook(() => useAction(start))
    act(() => {
      void result.current.run()
      void result.current.run()
    })
    expect(start).toHaveBeenCalledOnce()
    await act(async () => call.resolve())
  })

  it('keeps the error until the next call, which begins without it', async () => {
    const error = new Error('no')
    const call = createDeferred()
    const start = vi.fn().mockRejectedValueOnce(error).mockReturnValueOnce(call.promise)
    const { result } = renderHook(() => useAction(start))
    await act(() => result.current.run())
    expect(result.current).toMatchObject({ status: 'failed', error, failure: error })
    act(() => void result.current.run())
    expect(result.current).toMatchObject({ status: 'pending', failure: null })
    expect(result.current).not.toHaveProperty('error')
    await act(async () => call.resolve())
    expect(result.current).toMatchObject({ status: 'idle', failure: null })
  })

  it('is idle again when the browser restores the page', async () => {
    const start = vi.fn(() => new Promise<void>(() => {}))
    const { result } = renderHook(() => useAction(start))
    act(() => void result.current.run())
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(result.current.status).toBe('idle')
    act(() => void result.current.run())
    expect(start).toHaveBeenCalledTimes(2)
  })
})
