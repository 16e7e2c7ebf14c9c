import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { webhookEvents } from '../db/schema/index'
import { isListening } from './listening'

/** A webhook event that is not sent yet. */
export type WebhookEvent = typeof webhookEvents.$inferSelect

/** Maximum number of events taken at once. */
const batch = 50

/** Maximum number of events of a project taken at once, so that no project delays the others. */
const batchOfProject = 5

/** Number of events of a project that are searched at once for those without a listener. */
const searched = 200

/** Time after which another process takes over events, because their process is probably gone. */
const claimMs = 60_000

/** Age of a claim that is extended before the next event is sent, which takes 20 s at most. */
export const extendAfterMs = 20_000

/** Advisory lock of a process that takes events; an arbitrary number. */
const lockId = 7_209_114_505

function fromNow(ms: number) {
  return sql`now() + ${ms} * interval '1 millisecond'`
}

/** Projects with events. Reads one index entry per project, however many events there are. */
const queues = sql`(
  with recursive queue as (
    (select project_id from webhook_events order by project_id limit 1)
    union all
    select (
      select project_id from webhook_events
      where project_id > queue.project_id order by project_id limit 1
    ) from queue where project_id is not null
  )
  select project_id from queue where project_id is not null
)`

/**
 * Ids of the next events, in turn: the first event of each project, then the second ones. If there
 * are too many projects, chance decides, so that none waits for long queues of others.
 */
const next = sql`
  select event.id from ${queues} queue
  cross join lateral (
    select id, row_number() over (order by position) as turn from (
      select id, position from webhook_events
      where project_id = queue.project_id order by position limit ${batchOfProject}
    ) oldest
  ) event
  where (select pg_try_advisory_xact_lock(${lockId}))
    and queue.project_id not in (select project_id from webhook_events where next_try_at > now())
  order by turn, hashtextextended(queue.project_id, (select (random() * 1e9)::bigint))
  limit ${batch}`

/** Events that were taken since the statement began are excluded by their time. */
const due = sql`(
  select id from webhook_events
  where id in (${next}) and next_try_at <= now() for update skip locked
)`

/** Events of several projects. */
interface Batch {
  /** The events of each project, in order. */
  byProject: WebhookEvent[][]
  /** Whether there may be more. */
  isFull: boolean
}

/**
 * Takes the oldest events of each project for this process. A project with a taken or postponed
 * event is skipped, and while another process takes events there are none.
 *
 * @see docs/decisions/258-projects-take-turns-in-the-webhook-queue.md
 */
export async function claimEvents(db: Database): Promise<Batch> {
  const claimed = await db
    .update(webhookEvents)
    .set({ nextTryAt: fromNow(claimMs) })
    .where(inArray(webhookEvents.id, due))
    .returning()
  const groups = new Map<string, WebhookEvent[]>()
  for (const event of claimed.sort((a, b) => a.position - b.position)) {
    groups.set(event.projectId, [...(groups.get(event.projectId) ?? []), event])
  }
  const byProject = [...groups.values()]
  const isFull =
    claimed.length === batch || byProject.some(({ length }) => length === batchOfProject)
  return { byProject, isFull }
}

/**
 * Deletes events that no endpoint listens to. An endpoint misses none: what it does not find was
 * committed before it was created. Returns whether there were any.
 */
export async function discardUnheardEvents(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from webhook_events where id in (
      select id from webhook_events where next_try_at <= now() and id in (
        select event.id from ${queues} queue
        cross join lateral (
          select id, project_id, type from webhook_events
          where project_id = queue.project_id order by position limit ${searched}
        ) event
        where not exists (
          select from webhook_endpoints
          where ${isListening(sql`event.project_id`, sql`event.type`)}
        )
      ) for update skip locked
    ) returning id`)
  return rows.length > 0
}

/** Keeps events that a slow receiver delays for this process, so that no other one takes them over. */
export async function extendClaim(db: Database, events: WebhookEvent[]): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ nextTryAt: fromNow(claimMs) })
    .where(isOneOf(events))
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
    .where(isOneOf(events))
}

function isOneOf(events: WebhookEvent[]) {
  const ids = events.map(({ id }) => id)
  return inArray(webhookEvents.id, ids)
}
