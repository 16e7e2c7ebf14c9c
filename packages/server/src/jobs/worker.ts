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
  const running = new Set<Promise<void>>()
  let polling: Promise<void> | null = null
  let wasAsked = false
  let isFull = false
  let isClosed = false

  function start(taken: TakenJob): void {
    const promise = run(taken).finally(() => {
      running.delete(promise)
      if (isFull) void poll()
    })
    running.add(promise)
  }

  async function takeDue(): Promise<void> {
    while (wasAsked && !isClosed) {
      wasAsked = false
      const free = slots - running.size
      const taken = free > 0 ? await take(free) : []
      taken.forEach(start)
      isFull = taken.length === free
    }
  }

  /** Takes due jobs. A call during a poll triggers another one. */
  function poll(): Promise<void> {
    wasAsked = true
    polling ??= takeDue().finally(() => {
      polling = null
    })
    return polling
  }

  function settled(timeoutMs: number): Promise<unknown> {
    return Promise.race([Promise.all(running), delay(timeoutMs, undefined, { ref: false })])
  }

  const timer = setInterval(poll, pollMs)
  timer.unref()
  return {
    poll,
    /**
     * Resolves when no job is running, and none is due in a queue that drains, or after eight
     * seconds.
     */
    async stop(): Promise<void> {
      clearInterval(timer)
      const end = Date.now() + drainMs
      while (drains && Date.now() < end) {
        await poll()
        if (running.size === 0) break
        await settled(end - Date.now())
      }
      isClosed = true
      await settled(drainMs)
    },
  }
}
