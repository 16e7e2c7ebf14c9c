import type { ResponseOf, WebhookEventType } from '@app/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { webhookEndpoints } from '../db/schema/index'
import { notFound } from '../lib/errors'
import type { Complete } from '../lib/total'
import { createWebhookSecret } from './sign'

type Row = typeof webhookEndpoints.$inferSelect

/** Time that a rotated secret is also used for signing, in milliseconds. */
const overlapMs = 24 * 60 * 60 * 1000

/** Settings of an endpoint. */
export interface EndpointSettings {
  url: string
  description: string
  /** Null: all. */
  eventTypes: WebhookEventType[] | null
}

type WireEndpoint = ResponseOf<'GET /internal/webhook-endpoints/:id', 'admin'>

/** Converts an endpoint to the wire form. */
export function toWireEndpoint(row: Row): Complete<WireEndpoint> {
  const status = row.pausedAt ? ('paused' as const) : ('enabled' as const)
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    // Written by `createEndpoint` and `updateEndpoint` only.
    event_types: row.eventTypes as WebhookEventType[] | null,
    status: row.isEnabled ? status : ('disabled' as const),
    failing_since_millis: row.failingSince?.getTime() ?? null,
    paused_at_millis: row.pausedAt?.getTime() ?? null,
    created_at_millis: row.createdAt.getTime(),
  }
}

function isEndpoint(projectId: string, id: string) {
  return and(eq(webhookEndpoints.projectId, projectId), eq(webhookEndpoints.id, id))
}

function requireRow(row: Row | undefined): Row {
  if (!row) throw notFound('This webhook endpoint does not exist.')
  return row
}

/** Lists the endpoints of a project, oldest first. */
export async function listEndpoints(db: Database, projectId: string): Promise<Row[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.projectId, projectId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
}

/** @throws {DomainError} if the project has no such endpoint. */
export async function requireEndpoint(db: Database, projectId: string, id: string): Promise<Row> {
  const [row] = await db.select().from(webhookEndpoints).where(isEndpoint(projectId, id))
  return requireRow(row)
}

/** Creates an endpoint and returns its secret in clear text, for the only time. */
export async function createEndpoint(
  { db, secretBox }: { db: Database; secretBox: SecretBox },
  projectId: string,
  settings: EndpointSettings,
): Promise<{ row: Row; secret: string }> {
  const secret = createWebhookSecret()
  const [row] = await db
    .insert(webhookEndpoints)
    .values({ projectId, ...settings, encryptedSecret: secretBox.encrypt(secret) })
    .returning()
  return { row: requireRow(row), secret }
}

/**
 * Changes an endpoint. Absent values remain unchanged. Enabling it ends a pause.
 *
 * @throws {DomainError} if the project has no such endpoint.
 */
export async function updateEndpoint(
  db: Database,
  projectId: string,
  { id, enabled, ...changes }: { id: string; enabled?: boolean } & Partial<EndpointSettings>,
): Promise<Row> {
  const [row] = await db
    .update(webhookEndpoints)
    .set({
      ...changes,
      // An update without columns would be invalid SQL.
      projectId,
      isEnabled: enabled,
      ...(enabled && { pausedAt: null, failingSince: null }),
    })
    .where(isEndpoint(projectId, id))
    .returning()
  return requireRow(row)
}

/** @throws {DomainError} if the project has no such endpoint. */
export async function deleteEndpoint(db: Database, projectId: string, id: string): Promise<void> {
  const [row] = await db.delete(webhookEndpoints).where(isEndpoint(projectId, id)).returning()
  requireRow(row)
}

/**
 * Rotates the secret of an endpoint. The old one is also used for 24 hours.
 *
 * @throws {DomainError} if the project has no such endpoint.
 */
export async function rotateSecret(
  { db, secretBox, now }: { db: Database; secretBox: SecretBox; now: () => Date },
  projectId: string,
  id: string,
): Promise<string> {
  const secret = createWebhookSecret()
  const [row] = await db
    .update(webhookEndpoints)
    .set({
      encryptedSecret: secretBox.encrypt(secret),
      encryptedPreviousSecret: webhookEndpoints.encryptedSecret,
      previousSecretUntil: new Date(now().getTime() + overlapMs),
    })
    .where(isEndpoint(projectId, id))
    .returning()
  requireRow(row)
  return secret
}
