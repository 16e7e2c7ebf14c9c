import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { listBackgroundMigrations, runBackgroundMigrations } from '../db/background-migrations'
import type { OpenDatabase } from '../db/client'
import { addCountChanges } from '../db/counts'

/** Interval of adding the recorded changes to the counts, in milliseconds. */
const countMs = 10_000

/** Pause after a failed background migration, or while another process runs them, in milliseconds. */
const retryMs = 10_000

/** Work of every process beside requests and jobs. */
export interface BackgroundWork {
  /** Resolves when nothing is running. An interrupted background migration begins again later. */
  stop(): Promise<void>
}

/** Runs background migrations, and adds up changes of counts as long as the process runs. */
export function startBackgroundWork(database: OpenDatabase, log: Logger): BackgroundWork {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => {})

  async function count(): Promise<void> {
    while (!signal.aborted) {
      await pause(countMs)
      if (signal.aborted) return
      try {
        await addCountChanges(database.db)
      } catch (error) {
        log.error({ error }, 'counts could not be added up')
      }
    }
  }

  async function migrate(): Promise<void> {
    while (!signal.aborted) {
      try {
        const pending = await listBackgroundMigrations(database.db)
        if (pending.length === 0) return
        const startedAt = Date.now()
        const done = await runBackgroundMigrations(database, signal)
        if (done.length > 0) {
          log.info({ done, ms: Date.now() - startedAt }, 'background migrations are done')
        }
      } catch (error) {
        log.error({ error }, 'background migration failed: it will be retried')
      }
      await pause(retryMs)
    }
  }

  const running = Promise.all([count(), migrate()])
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
