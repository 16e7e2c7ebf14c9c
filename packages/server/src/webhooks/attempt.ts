import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import {
  webhookAttempts,
  webhookDeliveries,
  webhookEndpoints,
  webhookMessages,
} from '../db/schema/index'
import type { Job } from '../jobs/queues'
import type { JobAdder } from '../jobs/runner'
import { pauseEndpoint } from './pause'
import type { Outcome, SendWebhook } from './send'
import { toSignedHeaders } from './sign'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Delays before the retries: more than a day in total. */
const delaysMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour]

/** An endpoint that has been failing for this many days is paused. */
const pauseAfterDays = 5
const pauseAfterMs = pauseAfterDays * day

type DeliveryJob = Extract<Job, { kind: 'webhook-delivery' }>

interface AttemptContext {
  db: Database
  log: Logger
  secretBox: SecretBox
  sendWebhook: SendWebhook
  now: () => Date
  jobs: JobAdder
  stopping: AbortSignal
}

/**
 * Makes and records one attempt of a delivery, and schedules the next one if it failed. Rejects
 * without a record if the service stops during the attempt.
 */
export async function attemptDelivery(context: AttemptContext, job: DeliveryJob): Promise<void> {
  const found = await findDelivery(context.db, job)
  if (!found) return
  const { endpoint } = found
  // Tests and manual retries are also sent to a disabled endpoint, because its owner requested
  // them.
  if (job.attempt > 0 && (endpoint.pausedAt || !endpoint.isEnabled)) {
    return giveUp(context.db, job)
  }
  const outcome = await context.sendWebhook(endpoint.url, {
    ...toMessage(context, found),
    stopping: context.stopping,
  })
  await context.db.transaction(async (tx) => {
    // Locked before its deliveries, in the same order as when an endpoint is deleted.
    const isOwn = eq(webhookEndpoints.id, endpoint.id)
    const [current] = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(isOwn)
      .for('no key update')
    // Deleted while it responded.
    if (!current) return
    await tx.insert(webhookAttempts).values({ deliveryId: job.deliveryId, ...outcome })
    await noteDelivery(tx, context, { endpoint, job, outcome })
    await noteEndpoint(tx, context, { endpoint, outcome })
  })
}

async function giveUp(db: Database, { deliveryId }: DeliveryJob): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ status: 'failed', nextTryAt: null })
    .where(eq(webhookDeliveries.id, deliveryId))
}

/**
 * Returns the delivery of a job; `null` if it was attempted, restarted or deleted in the meantime.
 */
async function findDelivery(db: Database, { deliveryId, attempt }: DeliveryJob) {
  const [found] = await db
    .select({ message: webhookMessages, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.attempts, attempt),
        eq(webhookDeliveries.status, 'waiting'),
      ),
    )
  return found ?? null
}

type Found = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

function toMessage({ secretBox, now }: AttemptContext, { message, endpoint }: Found) {
  const body = JSON.stringify({ type: message.type, data: message.data })
  const { encryptedSecret, encryptedPreviousSecret, previousSecretUntil } = endpoint
  const isOverlapping = previousSecretUntil && previousSecretUntil > now()
  const encrypted = [encryptedSecret, isOverlapping ? encryptedPreviousSecret : null]
  const secrets = encrypted.flatMap((secret) => (secret ? [secretBox.decrypt(secret)] : []))
  return { body, headers: toSignedHeaders({ id: message.id, at: now(), body, secrets }) }
}

async function noteDelivery(
  tx: Database,
  { jobs, now }: AttemptContext,
  { endpoint, job, outcome }: Pick<Found, 'endpoint'> & { job: DeliveryJob; outcome: Outcome },
): Promise<void> {
  const { deliveryId } = job
  const attempts = job.attempt + 1
  const delayMs = outcome.error === null ? undefined : delaysMs[job.attempt]
  const nextTryAt = delayMs === undefined ? null : new Date(now().getTime() + delayMs)
  const status = outcome.error === null ? 'delivered' : nextTryAt ? 'waiting' : 'failed'
  await tx
    .update(webhookDeliveries)
    .set({ attempts, status, nextTryAt })
    .where(eq(webhookDeliveries.id, deliveryId))
  if (nextTryAt) {
    const { projectId } = endpoint
    const next = { kind: 'webhook-delivery', projectId, deliveryId, attempt: attempts } as const
    await jobs.add(tx, next, { startAfter: nextTryAt })
  }
}

async function noteEndpoint(
  tx: Database,
  context: AttemptContext,
  { endpoint, outcome }: { endpoint: Found['endpoint']; outcome: Outcome },
): Promise<void> {
  const set = (changes: Partial<Found['endpoint']>) =>
    tx.update(webhookEndpoints).set(changes).where(eq(webhookEndpoints.id, endpoint.id))
  if (outcome.error === null) {
    if (endpoint.failingSince) await set({ failingSince: null })
    return
  }
  const at = context.now()
  const failingSince = endpoint.failingSince ?? at
  await set({ failingSince })
  // Standard Webhooks: 410 Gone disables the endpoint.
  const isGone = outcome.status === 410
  if (!isGone && +at - +failingSince < pauseAfterMs) return
  const reason = isGone ? 'gone' : 'failing'
  await pauseEndpoint(context, tx, { id: endpoint.id, reason, days: pauseAfterDays })
}
