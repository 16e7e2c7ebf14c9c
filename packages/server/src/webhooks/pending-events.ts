import { asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { webhookEvents } from '../db/schema/index'

/** A webhook event that is not sent yet. */
export type WebhookEvent = typeof webhookEvents.$inferSelect

/** Number of events taken at once. */
const batch = 50

/** Time after which another process takes over events, because their process is probably gone. */
const claimMs = 60_000

function fromNow(ms: number) {
  return sql`now() + ${ms} * interval '1 millisecond'`
}

/**
 * Takes the oldest events for this process. A project with a taken or postponed event is skipped.
 *
 * @returns The events of each project, in order.
 */
export async function claimEvents(db: Database): Promise<WebhookEvent[][]> {
  const waiting = db
    .select({ projectId: webhookEvents.projectId })
    .from(webhookEvents)
    .where(gt(webhookEvents.nextTryAt, sql`now()`))
  const due = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(notInArray(webhookEvents.projectId, waiting))
    .orderBy(asc(webhookEvents.position))
    .limit(batch)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(webhookEvents)
    .set({ nextTryAt: fromNow(claimMs) })
    .where(inArray(webhookEvents.id, due))
    .returning()
  const byProject = new Map<string, WebhookEvent[]>()
  for (const event of claimed.sort((a, b) => a.position - b.position)) {
    byProject.set(event.projectId, [...(byProject.get(event.projectId) ?? []), event])
  }
  return [...byProject.values()]
}

/** Deletes an event that was sent. */
export async function forgetEvent(db: Database, { id }: WebhookEvent): Promise<void> {
  await db.delete(webhookEvents).where(eq(webhookEvents.id, id))
}

/** Postpones events: the first one failed, and the others wait for it. */
export async function postponeEvents(
  db: Database,
  events: WebhookEvent[],
  delayMs: number,
): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ nextTryAt: fromNow(delayMs), attempts: sql`${webhookEvents.attempts} + 1` })
    .where(
      inArray(
        webhookEvents.id,
        events.map(({ id }) => id),
      ),
    )
}
