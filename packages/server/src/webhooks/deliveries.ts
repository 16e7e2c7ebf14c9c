import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { webhookDeliveries, webhookEndpoints, webhookMessages } from '../db/schema/index'
import type { JobAdder } from '../jobs/runner'
import { notFound } from '../lib/errors'
import { isListening } from './listening'

/** A message to deliver. */
interface Message {
  id?: string
  projectId: string
  type: string
  data: unknown
}

/** Maximum number of deliveries listed. */
const shown = 100

/** Delivers an event to all endpoints that subscribe to it. Idempotent per event. */
export async function deliverEvent(
  db: Database,
  jobs: JobAdder,
  { id, projectId, type, data }: Message & { id: string },
): Promise<void> {
  const listening = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(isListening(projectId, type))
  if (listening.length === 0) return
  const endpointIds = listening.map((endpoint) => endpoint.id)
  await db.transaction((tx) => addMessage(tx, jobs, { id, projectId, type, data }, endpointIds))
}

/** Sends a test message to an endpoint. */
export async function deliverTest(
  db: Database,
  jobs: JobAdder,
  { projectId, endpointId }: { projectId: string; endpointId: string },
): Promise<string> {
  const type = 'webhook.test'
  const data = { message: 'This is a test of your webhook endpoint.' }
  const [deliveryId] = await db.transaction((tx) =>
    addMessage(tx, jobs, { projectId, type, data }, [endpointId]),
  )
  if (!deliveryId) throw new Error('The database returned no row for a new delivery.')
  return deliveryId
}

async function addMessage(
  tx: Database,
  jobs: JobAdder,
  message: Message,
  endpointIds: string[],
): Promise<string[]> {
  const [added] = await tx
    .insert(webhookMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: webhookMessages.id })
  if (!added) return []
  const deliveries = await tx
    .insert(webhookDeliveries)
    .values(endpointIds.map((endpointId) => ({ messageId: added.id, endpointId })))
    .returning({ id: webhookDeliveries.id })
  for (const { id } of deliveries) {
    const { projectId } = message
    await jobs.add(tx, { kind: 'webhook-delivery', projectId, deliveryId: id, attempt: 0 })
  }
  return deliveries.map(({ id }) => id)
}

/** An attempt as the contract has it. */
interface WireAttempt {
  at_millis: number
  status: number | null
  error: string | null
  duration_ms: number
}

/**
 * Lists the newest deliveries of an endpoint with their attempts: one statement, so that a delivery and its attempts
 * are of the same moment.
 */
export async function listDeliveries(db: Database, endpointId: string) {
  const deliveries = await db
    .select({
      delivery: webhookDeliveries,
      type: webhookMessages.type,
      attempts: sql<WireAttempt[]>`coalesce((
        select json_agg(json_build_object(
          'at_millis', floor(extract(epoch from attempt.created_at) * 1000), 'status', attempt.status,
          'error', error, 'duration_ms', duration_ms) order by attempt.created_at)
        from webhook_attempts attempt where attempt.delivery_id = ${webhookDeliveries.id}), '[]')`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(shown)
  return deliveries.map(({ delivery, type, attempts }) => ({
    id: delivery.id,
    message_id: delivery.messageId,
    type,
    status: delivery.status,
    created_at_millis: delivery.createdAt.getTime(),
    next_try_at_millis: delivery.nextTryAt?.getTime() ?? null,
    attempts,
  }))
}

/**
 * Restarts a delivery: the same message id, with all attempts.
 *
 * @throws {DomainError} if the endpoint has no such delivery.
 */
export async function resendDelivery(
  db: Database,
  jobs: JobAdder,
  {
    projectId,
    endpointId,
    deliveryId,
  }: { projectId: string; endpointId: string; deliveryId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isDelivery = and(
      eq(webhookDeliveries.id, deliveryId),
      eq(webhookDeliveries.endpointId, endpointId),
    )
    const [found] = await tx.select().from(webhookDeliveries).where(isDelivery).for('update')
    if (!found) throw notFound('This delivery does not exist.')
    await tx
      .update(webhookDeliveries)
      .set({ status: 'waiting', attempts: 0, nextTryAt: null })
      .where(isDelivery)
    await jobs.add(tx, { kind: 'webhook-delivery', projectId, deliveryId, attempt: 0 })
  })
}
