import type { RequestOf, ResponseOf } from '@app/contract'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { type Complete, expectAllMapped } from '../lib/complete'
import type { WebhookEvent } from './verify-webhook'

/** Event type that an endpoint can subscribe to. */
export type WebhookEventType = Exclude<WebhookEvent['type'], 'webhook.test'>

/** A URL to which the service sends events of the project. */
export interface WebhookEndpoint {
  /** Id of the endpoint. */
  readonly id: string
  /** URL that receives the events. */
  readonly url: string
  /** Description for owners. */
  readonly description: string
  /** Subscribed event types; `null` for all. */
  readonly eventTypes: readonly WebhookEventType[] | null
  /** `paused`: all deliveries failed for five days. Enabling the endpoint resumes them. */
  readonly status: 'enabled' | 'disabled' | 'paused'
  /** First failure since the last success; `null` if there is none. */
  readonly failingSince: Date | null
  /** Time at which the service paused the endpoint; `null` if it is not paused. */
  readonly pausedAt: Date | null
  /** Creation time. */
  readonly createdAt: Date
  /** Updates the given fields and returns the updated endpoint. */
  update(changes: WebhookEndpointUpdateOptions, options?: CallOptions): Promise<WebhookEndpoint>
  /** Deletes the endpoint. */
  delete(options?: CallOptions): Promise<void>
  /**
   * Creates a new secret and returns it; it cannot be read again. The old secret signs deliveries,
   * too, for 24 hours.
   */
  rotateSecret(options?: CallOptions): Promise<string>
  /** Sends an event of type `webhook.test` and returns the id of its delivery. */
  sendTest(options?: CallOptions): Promise<string>
  /** Fetches the newest 100 deliveries of the last 30 days, newest first. */
  listDeliveries(options?: CallOptions): Promise<WebhookDelivery[]>
}

/** A new endpoint with its secret, which cannot be read again. */
export interface WebhookEndpointFirstView extends WebhookEndpoint {
  /** `whsec_…`, for `verifyWebhook`. */
  readonly secret: string
}

/** Delivery of one event to one endpoint. */
export interface WebhookDelivery {
  /** Id of the delivery. */
  readonly id: string
  /** The `webhook-id` header, the same for every attempt. */
  readonly messageId: string
  /** Type of the event. */
  readonly type: string
  /** `failed`: no more attempts will be made. */
  readonly status: 'waiting' | 'delivered' | 'failed'
  /** Time of the event. */
  readonly createdAt: Date
  /** Time of the next attempt; `null` if there will be none. */
  readonly nextTryAt: Date | null
  /** Attempts so far, oldest first. */
  readonly attempts: readonly WebhookAttempt[]
  /** Restarts the delivery with all its attempts. */
  resend(options?: CallOptions): Promise<void>
}

/** An attempt to deliver an event. */
export interface WebhookAttempt {
  /** Start time of the attempt. */
  readonly at: Date
  /** HTTP status of the response; `null` if there was none. */
  readonly status: number | null
  /** Description of the failure; `null` on success. */
  readonly error: string | null
  /** Duration in milliseconds. */
  readonly durationMs: number
}

/** Options of `createWebhookEndpoint`. */
export interface WebhookEndpointCreateOptions extends CallOptions {
  /** Must use `https:` and a public address, unless the service is configured to allow others. */
  url: string
  /** Description for owners. */
  description?: string
  /** Event types to subscribe to; `null` for all. @default null */
  eventTypes?: WebhookEventType[] | null
}

/** Changes to a webhook endpoint. Absent fields keep their value. */
export interface WebhookEndpointUpdateOptions {
  /** Must use `https:` and a public address, unless the service is configured to allow others. */
  url?: string
  /** Description for owners. */
  description?: string
  /** Event types to subscribe to; `null` for all. */
  eventTypes?: WebhookEventType[] | null
  /** `true` also resumes a paused endpoint. */
  enabled?: boolean
}

type WireEndpoint = ResponseOf<'GET /internal/webhook-endpoints/:id'>
type WireDelivery = ResponseOf<'GET /internal/webhook-endpoints/:id/deliveries'>['items'][number]

const toDate = (millis: number | null) => (millis === null ? null : new Date(millis))

/** Fetches the endpoints of the project, oldest first. */
export async function fetchWebhookEndpoints(
  scope: Scope<'admin'>,
  { signal }: CallOptions,
): Promise<WebhookEndpoint[]> {
  const { items } = await scope.admin.send('GET /internal/webhook-endpoints', { signal })
  return items.map((wire) => toWebhookEndpoint(scope, wire))
}

/** Creates an endpoint. */
export async function createWebhookEndpoint(
  scope: Scope<'admin'>,
  { url, description, eventTypes, signal }: WebhookEndpointCreateOptions,
): Promise<WebhookEndpointFirstView> {
  const wire = await scope.admin.send('POST /internal/webhook-endpoints', {
    body: { url, description, event_types: eventTypes },
    signal,
  })
  const { secret, ...endpoint } = wire
  return { ...toWebhookEndpoint(scope, endpoint), secret }
}

function toWebhookEndpoint(scope: Scope<'admin'>, wire: WireEndpoint): WebhookEndpoint {
  const {
    id,
    url,
    description,
    event_types: eventTypes,
    status,
    failing_since_millis: failingSinceMillis,
    paused_at_millis: pausedAtMillis,
    created_at_millis: createdAtMillis,
    ...rest
  } = wire
  expectAllMapped(rest)
  const { admin } = scope
  const path = { id }
  return {
    id,
    url,
    description,
    eventTypes,
    status,
    failingSince: toDate(failingSinceMillis),
    pausedAt: toDate(pausedAtMillis),
    createdAt: new Date(createdAtMillis),
    async update(changes, { signal } = {}) {
      const changed = { path, body: toBody(changes), signal }
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
      return items.map((item) => toWebhookDelivery(scope, id, item))
    },
  }
}

function toWebhookDelivery(
  { admin }: Scope<'admin'>,
  endpointId: string,
  wire: WireDelivery,
): WebhookDelivery {
  const {
    id,
    message_id: messageId,
    type,
    status,
    created_at_millis: createdAtMillis,
    next_try_at_millis: nextTryAtMillis,
    attempts,
    ...rest
  } = wire
  expectAllMapped(rest)
  return {
    id,
    messageId,
    type,
    status,
    createdAt: new Date(createdAtMillis),
    nextTryAt: toDate(nextTryAtMillis),
    attempts: attempts.map(toAttempt),
    async resend({ signal } = {}) {
      const path = { id: endpointId, delivery_id: id }
      const key = 'POST /internal/webhook-endpoints/:id/deliveries/:delivery_id/resend'
      await admin.send(key, { path, body: {}, signal })
    },
  }
}

function toAttempt(wire: WireDelivery['attempts'][number]): WebhookAttempt {
  const { at_millis: atMillis, status, error, duration_ms: durationMs, ...rest } = wire
  expectAllMapped(rest)
  return { at: new Date(atMillis), status, error, durationMs }
}

function toBody({
  url,
  description,
  eventTypes,
  enabled,
  ...rest
}: WebhookEndpointUpdateOptions): Complete<
  RequestOf<'PATCH /internal/webhook-endpoints/:id', 'admin'>['body']
> {
  expectAllMapped(rest)
  return { url, description, event_types: eventTypes, enabled }
}
