import { setImmediate as afterAnswering } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Work that goes on after the answer, and that a stopping server waits for. */
export interface BackgroundTasks {
  /**
   * Starts a task once the answer is on its way, so that nobody can tell from the time whether there
   * was anything to do. Its failure is logged under this name.
   */
  run(name: string, task: () => Promise<void>): void
  /** Resolves when all tasks have ended, or after the time given. */
  settle(timeoutMs: number): Promise<void>
}

/** Keeps track of background work. */
export function createBackgroundTasks(log: Logger): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    run(name, task) {
      const promise = afterAnswering()
        .then(task)
        .catch((error) => log.error({ error, task: name }, 'background task failed'))
        .finally(() => running.delete(promise))
      running.add(promise)
    },
    async settle(timeoutMs) {
      const timeout = new Promise<void>((resolve) => {
        setTimeout(resolve, timeoutMs).unref()
      })
      await Promise.race([Promise.all(running), timeout])
    },
  }
}
