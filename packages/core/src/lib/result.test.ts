import { describe, expect, it, vi } from 'vitest'
import { Result } from './result'

describe('Result', () => {
  const good = Result.ok(2)
  const bad = Result.error('no')

  it('can be unwrapped and mapped', () => {
    expect([Result.or(good, 0), Result.or(bad, 0)]).toEqual([2, 0])
    expect(Result.orThrow(good)).toBe(2)
    expect(() => Result.orThrow(Result.error(new Error('no')))).toThrow('no')
    expect(Result.map(good, (data) => data + 1)).toEqual(Result.ok(3))
    expect(Result.map(bad, () => 3)).toBe(bad)
  })

  it('can be created from a function that throws or rejects', async () => {
    const thrown = new Error('thrown')
    const fail = () => {
      throw thrown
    }
    expect(Result.fromThrowing(() => 1)).toEqual(Result.ok(1))
    expect(Result.fromThrowing(fail)).toEqual(Result.error(thrown))
    expect(await Result.fromThrowingAsync(async () => 1)).toEqual(Result.ok(1))
    expect(await Result.fromThrowingAsync(fail)).toEqual(Result.error(thrown))
    expect(await Result.fromPromise(Promise.resolve(1))).toEqual(Result.ok(1))
    expect(await Result.fromPromise(Promise.reject(thrown))).toEqual(Result.error(thrown))
  })

  it('can be retried with growing waits, returning the last result', async () => {
    const waits = vi.spyOn(globalThis, 'setTimeout')
    const options = { attempts: 3, baseDelayMs: 4, random: () => 0.5 }
    expect(await Result.retry(async (index) => Result.error(index), options)).toEqual(
      Result.error(2),
    )
    expect(waits.mock.calls.map(([, ms]) => ms)).toEqual([4, 8])
    const second = async (index: number) => (index === 1 ? good : bad)
    expect(await Result.retry(second, options)).toBe(good)
    waits.mockRestore()
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(Result.retry(async () => bad, { ...options, signal })).rejects.toThrow('enough')
  })
})
