import type { Logger } from 'pino'
import type { Database } from '../db/database'
import {
  claimEvents,
  extendAfterMs,
  extendClaim,
  forgetEvent,
  postponeEvents,
  type WebhookEvent,
} from './pending-events'

/** Interval of polling an empty queue, in milliseconds. Requests never wait for the delivery. */
const intervalMs = 1000

/** Maximum delay in milliseconds. Retries are after 1 s, 2 s, 4 s and so on. */
const longestDelayMs = 5 * 60 * 1000

/** Options of {@link createForwarder}. */
interface ForwarderOptions {
  /** Rejects if the event must be retried. */
  send: (event: WebhookEvent) => Promise<void>
  /** Deletes events that need not be sent. Returns whether there were any. @default none */
  discard?: () => Promise<boolean>
  log: Logger
  stopping: AbortSignal
}

/** Forwards events from the database, in order per project. Projects take turns. */
export function createForwarder(
  db: Database,
  { send, discard = async () => false, log, stopping }: ForwarderOptions,
) {
  /** Runs without a database connection while the receiver responds. */
  async function sendInOrder(events: WebhookEvent[]): Promise<void> {
    let claimedAt = performance.now()
    for (const [index, event] of events.entries()) {
      if (performance.now() - claimedAt >= extendAfterMs) {
        claimedAt = performance.now()
        await extendClaim(db, events.slice(index))
      }
      try {
        stopping.throwIfAborted()
        await send(event)
      } catch (error) {
        // Later events wait, to preserve the order.
        const delayMs = stopping.aborted ? 0 : delayAfter(event.attempts)
        if (!stopping.aborted) log.error({ error, delayMs }, 'webhook event could not be forwarded')
        return postponeEvents(db, events.slice(index), delayMs)
      }
      await forgetEvent(db, event)
    }
  }

  async function forward(): Promise<void> {
    let isMore = true
    let mayDiscard = true
    while (isMore && !stopping.aborted) {
      // Not for each batch: it reads many events of each project.
      if (mayDiscard) mayDiscard = await discard()
      const { byProject, isFull } = await claimEvents(db)
      await waitForAll(byProject.map(sendInOrder))
      isMore = isFull
    }
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
    /** Resolves when the current events are sent or postponed. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}

/** Waits until all are settled, even if one fails, so that none is still sending once {@link createForwarder} has stopped. */
async function waitForAll(projects: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(projects)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

function delayAfter(attempts: number): number {
  return Math.min(1000 * 2 ** attempts, longestDelayMs)
}
