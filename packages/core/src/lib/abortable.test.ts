import { describe, expect, it } from 'vitest'
import { abortable, throwIfAborted } from './abortable'

/** Creates a signal of React Native: without a reason, and without newer methods. */
function createPlainSignal() {
  const target = new EventTarget()
  const signal = Object.assign(target, { aborted: false }) as unknown as AbortSignal
  const abort = () => {
    Object.assign(target, { aborted: true })
    target.dispatchEvent(new Event('abort'))
  }
  return { signal, abort }
}

const forever = new Promise<never>(() => {})

describe('a signal with a reason', () => {
  const reason = new Error('The user left.')
  const signal = AbortSignal.abort(reason)

  it('rejects with the reason of the signal', async () => {
    await expect(abortable(forever, signal)).rejects.toBe(reason)
    expect(() => throwIfAborted(signal)).toThrow(reason)
  })
})

describe('a signal without a reason', () => {
  it('rejects with an AbortError', async () => {
    const { signal, abort } = createPlainSignal()
    throwIfAborted(signal)
    const waiting = abortable(forever, signal)
    abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(() => throwIfAborted(signal)).toThrow('Aborted')
  })
})
