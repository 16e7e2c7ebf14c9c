import { asc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { webhookEvents } from '../db/schema/index'

/** Something that happened and is to be told. */
export type WebhookEvent = typeof webhookEvents.$inferSelect

/** Events told in one go. */
const batch = 50

/** After this an event is told by another process: the first one is likely gone. */
const claimMs = 60_000

function fromNow(ms: number) {
  return sql`now() + ${ms} * interval '1 millisecond'`
}

/**
 * Takes the oldest events for this process. A project of which an event is taken or postponed waits
 * for it as a whole.
 *
 * @returns The events of each project, in the order they happened.
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

/** An event that was told. */
export async function forgetEvent(db: Database, { id }: WebhookEvent): Promise<void> {
  await db.delete(webhookEvents).where(eq(webhookEvents.id, id))
}

/** Puts events back: the first could not be told, and the others wait for it. */
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
