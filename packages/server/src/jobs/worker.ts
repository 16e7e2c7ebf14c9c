import { setTimeout as delay } from 'node:timers/promises'
import type { TakenJob } from './job-store'

/** A stopping line takes jobs that are due for so long, and then waits as long for those under way. */
const drainMs = 4000

/** Does the jobs of one lane, as many at once as it has slots. */
export function createWorker(
  { slots, pollMs, drains }: { slots: number; pollMs: number; drains: boolean },
  {
    take,
    run,
  }: {
    take: (count: number) => Promise<TakenJob[]>
    /** Never rejects. */
    run: (taken: TakenJob) => Promise<void>
  },
) {
  const running = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let wasAsked = false
  let isFull = false
  let isClosed = false

  function start(taken: TakenJob): void {
    const promise = run(taken).finally(() => {
      running.delete(promise)
      if (isFull) void look()
    })
    running.add(promise)
  }

  async function takeAll(): Promise<void> {
    while (wasAsked && !isClosed) {
      wasAsked = false
      const free = slots - running.size
      const taken = free > 0 ? await take(free) : []
      taken.forEach(start)
      isFull = taken.length === free
    }
  }

  /** Takes what is due. Who asks during a look is served by another one. */
  function look(): Promise<void> {
    wasAsked = true
    looking ??= takeAll().finally(() => {
      looking = null
    })
    return looking
  }

  function settled(timeoutMs: number): Promise<unknown> {
    return Promise.race([Promise.all(running), delay(timeoutMs, undefined, { ref: false })])
  }

  const timer = setInterval(look, pollMs)
  timer.unref()
  return {
    look,
    /** Resolves when nothing is under way, and nothing due in a lane that drains; or after eight seconds. */
    async stop(): Promise<void> {
      clearInterval(timer)
      const end = Date.now() + drainMs
      while (drains && Date.now() < end) {
        await look()
        if (running.size === 0) break
        await settled(end - Date.now())
      }
      isClosed = true
      await settled(drainMs)
    },
  }
}
