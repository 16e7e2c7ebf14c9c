import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits two seconds where the browser does not tell when it is idle, unless it is canceled', () => {
  const { requestIdleCallback } = window
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const [run, canceled] = [vi.fn(), vi.fn()]
  whenIdle(run)
  whenIdle(canceled)()
  vi.advanceTimersByTime(1_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  expect(canceled).not.toHaveBeenCalled()
  window.requestIdleCallback = requestIdleCallback
})

it('waits until the browser is idle, unless it is canceled', () => {
  const cancel = vi.fn()
  vi.stubGlobal('requestIdleCallback', () => 7)
  vi.stubGlobal('cancelIdleCallback', cancel)
  whenIdle(() => {})()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
})
