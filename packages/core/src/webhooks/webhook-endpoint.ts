import type { RequestOf, ResponseOf } from '@app/contract'
import type { WebhookEventType } from '@app/contract/lists'
import { present } from '../cache/present'
import type { Presented } from '../cache/reads'
import type { Fetched } from '../cache/resource-map'
import type { Scope } from '../context/scope'
import type { CallOptions } from '../lib/call-options'
import { type Complete, requireAllMapped } from '../lib/total'
import { refuseUnknownOptions } from '../lib/unknown-options'

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
  description?: string | undefined
  /** Event types to subscribe to; `null` for all. @default null */
  eventTypes?: WebhookEventType[] | null | undefined
}

/** Changes to a webhook endpoint. Absent fields keep their value. */
export interface WebhookEndpointUpdateOptions {
  /** Must use `https:` and a public address, unless the service is configured to allow others. */
  url?: string | undefined
  /** Description for owners. */
  description?: string | undefined
  /** Event types to subscribe to; `null` for all. */
  eventTypes?: WebhookEventType[] | null | undefined
  /** `true` also resumes a paused endpoint. */
  enabled?: boolean | undefined
}

type WireEndpoint = ResponseOf<'GET /internal/webhook-endpoints/:id'>
type WireDelivery = ResponseOf<'GET /internal/webhook-endpoints/:id/deliveries'>['items'][number]

const toDate = (millis: number | null) => (millis === null ? null : new Date(millis))

/** Fetches the endpoints of the project, oldest first. */
export async function fetchWebhookEndpoints(
  scope: Scope<'admin'>,
): Promise<Fetched<WebhookEndpoint[]>> {
  const { items } = await scope.admin.send('GET /internal/webhook-endpoints')
  return { wire: items, toValue: () => items.map((wire) => toWebhookEndpoint(scope, wire)) }
}

/** Creates an endpoint. */
export async function createWebhookEndpoint(
  scope: Scope<'admin'>,
  { url, description, eventTypes, signal, ...rest }: WebhookEndpointCreateOptions,
): Promise<WebhookEndpointFirstView> {
  refuseUnknownOptions(rest)
  const wire = await scope.admin.send('POST /internal/webhook-endpoints', {
    body: { url, description, event_types: eventTypes },
    signal,
  })
  await scope.reads.invalidate('webhook-endpoints')
  const { secret, ...endpoint } = wire
  // Instead of a spread, to keep members that a view library attached.
  return Object.assign(toWebhookEndpoint(scope, endpoint), { secret })
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
  requireAllMapped(rest)
  const members: Omit<WebhookEndpoint, keyof Presented | 'listDeliveries'> = {
    id,
    url,
    description,
    eventTypes,
    status,
    failingSince: toDate(failingSinceMillis),
    pausedAt: toDate(pausedAtMillis),
    createdAt: new Date(createdAtMillis),
    ...endpointActions(scope, id),
  }
  return present(members, {
    listDeliveries: () => scope.reads.at(deliveriesOf(id), () => fetchDeliveries(scope, id)),
  })
}

/** Returns the key of the deliveries of an endpoint. */
const deliveriesOf = (endpointId: string) => `webhook-deliveries/${endpointId}`

function endpointActions(scope: Scope<'admin'>, id: string) {
  const { admin, reads } = scope
  const path = { id }
  return {
    async update(
      changes: WebhookEndpointUpdateOptions,
      { signal }: CallOptions = {},
    ): Promise<WebhookEndpoint> {
      const body = toBody(changes)
      const wire = await admin.send('PATCH /internal/webhook-endpoints/:id', { path, body, signal })
      await reads.invalidate('webhook-endpoints')
      return toWebhookEndpoint(scope, wire)
    },
    async delete({ signal }: CallOptions = {}) {
      await admin.send('DELETE /internal/webhook-endpoints/:id', { path, signal })
      await reads.invalidate('webhook-endpoints')
    },
    async rotateSecret({ signal }: CallOptions = {}) {
      const key = 'POST /internal/webhook-endpoints/:id/rotate-secret'
      const { secret } = await admin.send(key, { path, body: {}, signal })
      return secret
    },
    async sendTest({ signal }: CallOptions = {}) {
      const key = 'POST /internal/webhook-endpoints/:id/test'
      const { delivery_id: deliveryId } = await admin.send(key, { path, body: {}, signal })
      await reads.invalidate(deliveriesOf(id))
      return deliveryId
    },
  }
}

async function fetchDeliveries(
  scope: Scope<'admin'>,
  endpointId: string,
): Promise<Fetched<WebhookDelivery[]>> {
  const path = { id: endpointId }
  const { items } = await scope.admin.send('GET /internal/webhook-endpoints/:id/deliveries', {
    path,
  })
  return {
    wire: items,
    toValue: () => items.map((item) => toWebhookDelivery(scope, endpointId, item)),
  }
}

function toWebhookDelivery(
  { admin, reads }: Scope<'admin'>,
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
  requireAllMapped(rest)
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
      await reads.invalidate(deliveriesOf(endpointId))
    },
  }
}

function toAttempt(wire: WireDelivery['attempts'][number]): WebhookAttempt {
  const { at_millis: atMillis, status, error, duration_ms: durationMs, ...rest } = wire
  requireAllMapped(rest)
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
  refuseUnknownOptions(rest)
  return { url, description, event_types: eventTypes, enabled }
}
