import { setTimeout as delay } from 'node:timers/promises'
import type { TakenJob } from './job-store'

/**
 * Time for taking due jobs while stopping, and then for finishing running ones, each in
 * milliseconds.
 */
const drainMs = 4000

/** Runs the jobs of a queue with limited concurrency. */
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
  const running = createRunningJobs(() => {
    if (isFull) void poll()
  })
  let isFull = false
  let isClosed = false

  /** Takes due jobs. A call during a poll triggers another one. */
  const poll = repeatIfCalled(async () => {
    if (isClosed) return
    const free = slots - running.count()
    const taken = free > 0 ? await take(free) : []
    for (const job of taken) running.add(run(job))
    isFull = taken.length === free
  })
  const timer = setInterval(poll, pollMs)
  timer.unref()
  return {
    poll,
    /** Number of running jobs. */
    count: running.count,
    /** Resolves when no job is running, or after a time in milliseconds. */
    finish: running.finish,
    /**
     * Resolves when no job is running, and none is due in a queue that drains, or after eight
     * seconds.
     */
    async stop(): Promise<void> {
      clearInterval(timer)
      const end = Date.now() + drainMs
      while (drains && Date.now() < end) {
        await poll()
        if (running.count() === 0) break
        await running.finish(end - Date.now())
      }
      isClosed = true
      await running.finish(drainMs)
    },
  }
}

/** Returns a function that runs one at a time: a call during a run triggers another run after it. */
function repeatIfCalled(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let wasCalled = false

  async function runWhileCalled(): Promise<void> {
    while (wasCalled) {
      wasCalled = false
      await run()
    }
  }

  return () => {
    wasCalled = true
    running ??= runWhileCalled().finally(() => {
      running = null
    })
    return running
  }
}

/** Creates the set of running jobs. `onEnd` is called when one has ended. */
function createRunningJobs(onEnd: () => void) {
  const running = new Set<Promise<void>>()
  return {
    count: () => running.size,
    add(job: Promise<void>): void {
      const promise = job.finally(() => {
        running.delete(promise)
        onEnd()
      })
      running.add(promise)
    },
    /** Resolves when all have ended, or after a time in milliseconds. */
    finish: (timeoutMs: number): Promise<unknown> =>
      Promise.race([Promise.all(running), delay(timeoutMs, undefined, { ref: false })]),
  }
}
