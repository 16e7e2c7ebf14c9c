import type { ResponseOf } from '@app/contract'
import type { AdminScope } from '../context/server-scope'
import type { CallOptions } from '../lib/call-options'
import type { WebhookEvent } from './verify-webhook'

/** What an endpoint may ask to hear of. */
export type WebhookEventType = Exclude<WebhookEvent['type'], 'webhook.test'>

/** Where the service sends what happens in the project. */
export interface WebhookEndpoint {
  readonly id: string
  readonly url: string
  readonly description: string
  /** `null`: all. */
  readonly eventTypes: readonly WebhookEventType[] | null
  /** `paused`: everything failed for five days; enabling it ends that. */
  readonly status: 'enabled' | 'disabled' | 'paused'
  /** The first failure since the last success. */
  readonly failingSince: Date | null
  readonly pausedAt: Date | null
  readonly createdAt: Date
  /** Changes what is given, and answers with the endpoint as it is then. */
  update(changes: WebhookEndpointUpdateOptions, options?: CallOptions): Promise<WebhookEndpoint>
  delete(options?: CallOptions): Promise<void>
  /** Gives it a new secret, shown this once. The one before signs beside it for 24 hours. */
  rotateSecret(options?: CallOptions): Promise<string>
  /** Has a message of the type `webhook.test` sent to it. Answers with the id of the delivery. */
  sendTest(options?: CallOptions): Promise<string>
  /** Fetches the newest hundred deliveries of the last 30 days, newest first. */
  listDeliveries(options?: CallOptions): Promise<WebhookDelivery[]>
}

/** A new endpoint: the only time its secret is shown. */
export interface WebhookEndpointFirstView extends WebhookEndpoint {
  /** `whsec_…`, for `verifyWebhook`. */
  readonly secret: string
}

/** A message on its way to one endpoint. */
export interface WebhookDelivery {
  readonly id: string
  /** The header `webhook-id`, the same at every try. */
  readonly messageId: string
  readonly type: string
  readonly status: 'waiting' | 'delivered' | 'failed'
  readonly createdAt: Date
  readonly nextTryAt: Date | null
  readonly attempts: readonly WebhookAttempt[]
  /** Begins it anew, with all its tries. */
  resend(options?: CallOptions): Promise<void>
}

/** One try to deliver a message. */
export interface WebhookAttempt {
  readonly at: Date
  /** HTTP status of the answer; `null` when there was none. */
  readonly status: number | null
  /** `null`: it was taken. */
  readonly error: string | null
  readonly durationMs: number
}

/** What a new endpoint needs. */
export interface WebhookEndpointCreateOptions extends CallOptions {
  /** `https:` and public, unless the service allows more. */
  url: string
  description?: string
  /** @default all */
  eventTypes?: WebhookEventType[] | null
}

/** What of an endpoint can be changed. */
export interface WebhookEndpointUpdateOptions {
  url?: string
  description?: string
  eventTypes?: WebhookEventType[] | null
  enabled?: boolean
}

type WireEndpoint = ResponseOf<'GET /internal/webhook-endpoints/:id'>
type WireDelivery = ResponseOf<'GET /internal/webhook-endpoints/:id/deliveries'>['items'][number]

const toDate = (millis: number | null) => (millis === null ? null : new Date(millis))

/** Fetches the endpoints of the project, oldest first. */
export async function fetchWebhookEndpoints(
  scope: AdminScope,
  { signal }: CallOptions,
): Promise<WebhookEndpoint[]> {
  const { items } = await scope.admin.send('GET /internal/webhook-endpoints', { signal })
  return items.map((wire) => toWebhookEndpoint(scope, wire))
}

/** Makes an endpoint. */
export async function createWebhookEndpoint(
  scope: AdminScope,
  { url, description, eventTypes, signal }: WebhookEndpointCreateOptions,
): Promise<WebhookEndpointFirstView> {
  const wire = await scope.admin.send('POST /internal/webhook-endpoints', {
    body: { url, description, event_types: eventTypes },
    signal,
  })
  return { ...toWebhookEndpoint(scope, wire), secret: wire.secret }
}

function toWebhookEndpoint(scope: AdminScope, wire: WireEndpoint): WebhookEndpoint {
  const { admin } = scope
  const path = { id: wire.id }
  return {
    id: wire.id,
    url: wire.url,
    description: wire.description,
    eventTypes: wire.event_types,
    status: wire.status,
    failingSince: toDate(wire.failing_since_millis),
    pausedAt: toDate(wire.paused_at_millis),
    createdAt: new Date(wire.created_at_millis),
    async update({ eventTypes, ...changes }, { signal } = {}) {
      const body = { ...changes, event_types: eventTypes }
      const changed = { path, body, signal }
      return toWebhookEndpoint(
        scope,
        await admin.send('PATCH /internal/webhook-endpoints/:id', changed),
      )
    },
    async delete({ signal } = {}) {
      await admin.send('DELETE /internal/webhook-endpoints/:id', { path, signal })
    },
    async rotateSecret({ signal } = {}) {
      const rotation = { path, body: {}, signal }
      const { secret } = await admin.send(
        'POST /internal/webhook-endpoints/:id/rotate-secret',
        rotation,
      )
      return secret
    },
    async sendTest({ signal } = {}) {
      const test = { path, body: {}, signal }
      const sent = await admin.send('POST /internal/webhook-endpoints/:id/test', test)
      return sent.delivery_id
    },
    async listDeliveries({ signal } = {}) {
      const { items } = await admin.send('GET /internal/webhook-endpoints/:id/deliveries', {
        path,
        signal,
      })
      return items.map((item) => toWebhookDelivery(scope, wire.id, item))
    },
  }
}

function toWebhookDelivery(
  { admin }: AdminScope,
  endpointId: string,
  wire: WireDelivery,
): WebhookDelivery {
  return {
    id: wire.id,
    messageId: wire.message_id,
    type: wire.type,
    status: wire.status,
    createdAt: new Date(wire.created_at_millis),
    nextTryAt: toDate(wire.next_try_at_millis),
    attempts: wire.attempts.map((attempt) => ({
      at: new Date(attempt.at_millis),
      status: attempt.status,
      error: attempt.error,
      durationMs: attempt.duration_ms,
    })),
    async resend({ signal } = {}) {
      const path = { id: endpointId, delivery_id: wire.id }
      const key = 'POST /internal/webhook-endpoints/:id/deliveries/:delivery_id/resend'
      await admin.send(key, { path, body: {}, signal })
    },
  }
}
