import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { HashQueue } from './hash-queue'

/** A queue whose hashes are computed when the test resolves them. */
function createQueue(options: { atOnce: number; waitMs: number; isMeasured?: boolean }) {
  const queue = new HashQueue(options)
  const running: { name: string; end: () => void }[] = []
  const ended: string[] = []
  const refused: string[] = []

  function add(projectId: string, name: string, costMs = 10) {
    const compute = () => new Promise<void>((end) => running.push({ name, end }))
    queue.run({ projectId, costMs, compute }).then(
      () => ended.push(name),
      ({ kind, options }) => refused.push(`${name} ${kind} ${options.retryAfterSeconds}`),
    )
  }

  /** Waits for pending callbacks. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

  /**
   * Ends the running hashes, one at a time, until none is left. Returns the order in which they
   * began.
   */
  async function finish(): Promise<string[]> {
    const began: string[] = []
    await settle()
    for (let next = running.shift(); next; next = running.shift()) {
      began.push(next.name)
      next.end()
      await settle()
    }
    return began
  }

  return { queue, add, settle, finish, running, refused }
}

describe('a queue of hashes', () => {
  it('serves a sign-in of one project before the flood of another', async () => {
    const { add, settle, finish } = createQueue({ atOnce: 2, waitMs: 10_000 })
    for (let index = 1; index <= 6; index += 1) add('a', `a${index}`)
    await settle()
    add('b', 'b1')
    expect(await finish()).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5', 'a6'])
  })

  it('rejects the newest job of the flooding project, never of another', async () => {
    const { queue, add, settle, finish, refused } = createQueue({ atOnce: 1, waitMs: 40 })
    add('a', 'a0')
    await settle()
    for (let index = 1; index <= 6; index += 1) add('a', `a${index}`)
    add('b', 'b1')
    await settle()
    expect(refused).toEqual(['a5 unavailable 5', 'a6 unavailable 5', 'a4 unavailable 5'])
    expect(queue.counts).toEqual({ running: 1, waiting: 4 })
    expect(await finish()).toEqual(['a0', 'a1', 'b1', 'a2', 'a3'])
    expect(queue.counts).toEqual({ running: 0, waiting: 0 })
  })

  it('limits waiting jobs by cost, and runs a single job of any cost', async () => {
    const { add, settle, finish, refused } = createQueue({ atOnce: 1, waitMs: 100 })
    add('a', 'large', 5000)
    await settle()
    add('a', 'first', 5000)
    add('b', 'small', 10)
    await settle()
    expect(refused).toEqual(['first unavailable 5'])
    expect(await finish()).toEqual(['large', 'small'])
  })

  it('shortens the queue when hashes take longer than estimated', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { add, settle, finish, running, refused } = createQueue({
      atOnce: 1,
      waitMs: 100,
      isMeasured: true,
    })
    for (let index = 1; index <= 50; index += 1) {
      add('a', `slow${index}`)
      await settle()
      vi.advanceTimersByTime(20)
      running.shift()?.end()
      await settle()
    }
    for (let index = 0; index <= 10; index += 1) add('a', `a${index}`)
    // Twice the estimated time: half of the ten that fit otherwise.
    expect(await finish()).toHaveLength(5)
    expect(refused).toHaveLength(6)
  })

  it('runs fewer jobs at once while some of its threads are in use by others', async () => {
    const { queue, add, settle, running } = createQueue({ atOnce: 3, waitMs: 100 })
    queue.atOnce = 1
    for (let index = 1; index <= 4; index += 1) add('a', `a${index}`)
    await settle()
    expect(running.map(({ name }) => name)).toEqual(['a1'])
    queue.atOnce = 3
    await settle()
    expect(running.map(({ name }) => name)).toEqual(['a1', 'a2', 'a3'])
  })
})
