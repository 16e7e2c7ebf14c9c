import type { Logger } from 'pino'
import type { Database } from '../db/database'
import { claimEvents, forgetEvent, postponeEvents, type WebhookEvent } from './pending-events'

/** How often events are looked for, in milliseconds; no request ever waits for them. */
const intervalMs = 1000

/** Told again after 1 s, 2 s, 4 s and so on, but at least every five minutes. */
const longestDelayMs = 5 * 60 * 1000

/** Tells events from the database, those of a project in the order they happened. */
export function createForwarder(
  db: Database,
  {
    tell,
    log,
    stopping,
  }: {
    /** Rejects when the event is to be told again. */
    tell: (event: WebhookEvent) => Promise<void>
    log: Logger
    stopping: AbortSignal
  },
) {
  /** No connection to the database is held while the other side takes its time. */
  async function tellInOrder(events: WebhookEvent[]): Promise<void> {
    for (const [index, event] of events.entries()) {
      try {
        stopping.throwIfAborted()
        await tell(event)
      } catch (error) {
        // What happened later waits, so that it is not told first.
        const delayMs = stopping.aborted ? 0 : delayAfter(event.attempts)
        if (!stopping.aborted) log.error({ error, delayMs }, 'webhook event could not be forwarded')
        return postponeEvents(db, events.slice(index), delayMs)
      }
      await forgetEvent(db, event)
    }
  }

  async function forward(): Promise<void> {
    const byProject = await claimEvents(db)
    await Promise.all(byProject.map(tellInOrder))
  }

  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= forward()
      .catch((error) => log.error({ error }, 'webhook events could not be forwarded'))
      .finally(() => {
        running = null
      })
  }, intervalMs)
  timer.unref()

  return {
    /** Resolves when the events at hand are told or put back. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}

function delayAfter(attempts: number): number {
  return Math.min(1000 * 2 ** attempts, longestDelayMs)
}
