import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLocks } from '../../test/session/locks'
import { NetworkError } from '../errors/network-error'
import { createPageLocks, withLock } from './with-lock'

const turn = { name: 'tokens', timeoutMs: 1000 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('withLock', () => {
  it('runs tabs one at a time and returns each result', async () => {
    const locks = createLocks()
    const log: string[] = []
    const work = (tab: string) =>
      withLock(locks.of(tab), turn, async () => {
        log.push(`${tab} begins`)
        await Promise.resolve()
        log.push(`${tab} ends`)
        if (tab === 'b') throw new TypeError('of its own')
        return tab
      })
    const [a, b, c] = await Promise.allSettled([work('a'), work('b'), work('c')])
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect([a, c]).toMatchObject([{ value: 'a' }, { value: 'c' }])
    expect(b).toMatchObject({ reason: { name: 'TypeError', message: 'of its own' } })
  })

  it('takes over from a frozen tab, whose own operation fails as if the response was lost', async () => {
    const locks = createLocks()
    const frozen = withLock(locks.of('a'), turn, (takeover) => {
      // A frozen tab runs nothing; once it continues it notices the takeover.
      return new Promise((_, reject) => {
        takeover.addEventListener('abort', () => reject(takeover.reason))
      })
    })
    const failure = expect(frozen).rejects.toBeInstanceOf(NetworkError)
    const work = vi.fn(async () => 'refreshed')
    const waiting = withLock(locks.of('b'), turn, work)
    await vi.advanceTimersByTimeAsync(999)
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toBe('refreshed')
    await failure
  })

  it('keeps the result that arrived just before the takeover', async () => {
    const locks = createLocks()
    let finish = (_: string) => {}
    const slow = withLock(
      locks.of('a'),
      turn,
      () =>
        new Promise<string>((resolve) => {
          finish = resolve
        }),
    )
    const other = withLock(locks.of('b'), turn, async () => 'other')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await other).toBe('other')
    finish('mine')
    expect(await slow).toBe('mine')
  })

  it('gets the lock immediately when the other tab is closed', async () => {
    const locks = createLocks()
    void withLock(locks.of('a'), turn, () => new Promise(() => {}))
    const work = vi.fn(async () => 'done')
    const waiting = withLock(locks.of('b'), turn, work)
    await vi.advanceTimersByTimeAsync(1)
    expect(work).not.toHaveBeenCalled()
    locks.close('a')
    expect(await waiting).toBe('done')
  })

  it('runs without a lock where there is none', async () => {
    const request = () => Promise.reject(new DOMException('not active', 'InvalidStateError'))
    const locks = { request } as unknown as LockManager
    expect(await withLock(locks, turn, async () => 'done')).toBe('done')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('locks within a page', () => {
  it('run one at a time for one name and in parallel for others, whatever the result', async () => {
    const inTurn = createPageLocks()
    const log: string[] = []
    const work = (text: string) => async () => {
      log.push(text)
      await Promise.resolve()
      log.push(text)
      if (text === 'a1') throw new Error(text)
      return text
    }
    const results = await Promise.allSettled([
      inTurn('a', work('a1')),
      inTurn('a', work('a2')),
      inTurn('b', work('b1')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    expect(log.filter((text) => text.startsWith('a'))).toEqual(['a1', 'a1', 'a2', 'a2'])
    expect(log.indexOf('b1')).toBeLessThan(log.indexOf('a2'))
  })
})
