import { setTimeout as delay } from 'node:timers/promises'
import type { FreeSlots, TakenJob } from './take-jobs'

/**
 * Time for taking due jobs while stopping, and then for finishing running ones, each in
 * milliseconds.
 */
const drainMs = 4000

/** Concurrent jobs of a worker, all and those of one project. */
interface Limits {
  slots: number
  slotsPerProject: number
}

/** Access of a worker to its jobs. */
interface Work {
  /** Never rejects. */
  take: (free: FreeSlots) => Promise<TakenJob[]>
  /** Never rejects. */
  run: (taken: TakenJob) => Promise<void>
}

/** Runs the jobs of a queue with limited concurrency. */
export function createWorker(
  { pollMs, drains, ...limits }: Limits & { pollMs: number; drains: boolean },
  work: Work,
) {
  const running = createRunningJobs(() => {
    if (mayWait) void poll()
  })
  /** Whether due jobs may be waiting for the end of a running one. */
  let mayWait = false
  let isClosed = false

  /** Takes due jobs. A call during a poll triggers another one. */
  const poll = repeatIfCalled(async () => {
    if (isClosed) return
    // Also while taking: the query still counts a job that ends before its result.
    mayWait = true
    mayWait = await fillSlots(running, limits, { ...work, isClosed: () => isClosed })
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

/** Takes due jobs until none is left that has a slot. Returns whether some may wait for one. */
async function fillSlots(
  running: ReturnType<typeof createRunningJobs>,
  { slots, slotsPerProject }: Limits,
  { take, run, isClosed }: Work & { isClosed: () => boolean },
): Promise<boolean> {
  for (;;) {
    const free = slots - running.count()
    if (free <= 0 || isClosed()) return true
    const taken = await take({ count: free, running: running.countByProject() })
    for (const job of taken) running.add(job.projectId, run(job))
    if (taken.length === free) return true
    const counts = running.countByProject()
    const isAtLimit = (projectId: string) => (counts[projectId] ?? 0) >= slotsPerProject
    // Jobs of others may be due behind those of a project that has reached its limit.
    if (taken.some(({ projectId }) => isAtLimit(projectId))) continue
    return Object.keys(counts).some(isAtLimit)
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
  /** The project of each. */
  const running = new Map<Promise<void>, string>()
  return {
    count: () => running.size,
    countByProject(): Record<string, number> {
      const counts = new Map<string, number>()
      for (const projectId of running.values()) {
        counts.set(projectId, (counts.get(projectId) ?? 0) + 1)
      }
      return Object.fromEntries(counts)
    },
    add(projectId: string, job: Promise<void>): void {
      const promise = job.finally(() => {
        running.delete(promise)
        onEnd()
      })
      running.set(promise, projectId)
    },
    /** Resolves when all have ended, or after a time in milliseconds. */
    finish: (timeoutMs: number): Promise<unknown> =>
      Promise.race([Promise.all(running.keys()), delay(timeoutMs, undefined, { ref: false })]),
  }
}
