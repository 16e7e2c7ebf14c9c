import { z } from 'zod'
import { adminAccess, endpoint } from '../schema/endpoint'
import { flag, httpUrl, listOf, success, text, uuid } from '../schema/fields'
import { webhookEventTypes } from '../schema/lists'
import { sizes } from '../schema/sizes'

const eventTypes = z.array(z.enum(webhookEventTypes)).min(1).max(sizes.list).nullable()

const webhookEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  /** Null: all types, future ones included. */
  event_types: eventTypes,
  /** `paused`: all deliveries failed for five days. Enabling the endpoint resumes them. */
  status: z.enum(['enabled', 'disabled', 'paused']),
  /** First failure since the last success. */
  failing_since_millis: z.number().nullable(),
  paused_at_millis: z.number().nullable(),
  created_at_millis: z.number(),
})

const secret = z.object({
  /** `whsec_…`, shown only once. */
  secret: z.string(),
})

const delivery = z.object({
  id: z.string(),
  /** The `webhook-id` header, the same for every attempt. */
  message_id: z.string(),
  type: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  created_at_millis: z.number(),
  next_try_at_millis: z.number().nullable(),
  attempts: z.array(
    z.object({
      at_millis: z.number(),
      /** HTTP status of the response; null if there was none. */
      status: z.number().nullable(),
      error: z.string().nullable(),
      duration_ms: z.number(),
    }),
  ),
})

const description = text(500)
const path = z.strictObject({ id: uuid })
const body = z.strictObject({})

/** Webhook endpoints of a project. An unknown `:id` is a 404. */
export const webhookEndpointEndpoints = {
  'GET /internal/webhook-endpoints': endpoint({
    access: adminAccess,
    response: listOf(webhookEndpoint),
    errors: [],
  }),
  'POST /internal/webhook-endpoints': endpoint({
    access: adminAccess,
    body: z.strictObject({
      url: httpUrl,
      description: description.optional(),
      /** Absent or null: all. */
      event_types: eventTypes.optional(),
    }),
    status: 201,
    response: webhookEndpoint.extend(secret.shape),
    errors: [],
  }),
  'GET /internal/webhook-endpoints/:id': endpoint({
    access: adminAccess,
    path,
    response: webhookEndpoint,
    errors: [],
  }),
  'PATCH /internal/webhook-endpoints/:id': endpoint({
    access: adminAccess,
    path,
    body: z.strictObject({
      url: httpUrl.optional(),
      description: description.optional(),
      event_types: eventTypes.optional(),
      enabled: flag.optional(),
    }),
    response: webhookEndpoint,
    errors: [],
  }),
  'DELETE /internal/webhook-endpoints/:id': endpoint({
    access: adminAccess,
    path,
    response: success,
    errors: [],
  }),
  /** For 24 hours both the old and the new secret sign deliveries. */
  'POST /internal/webhook-endpoints/:id/rotate-secret': endpoint({
    access: adminAccess,
    path,
    body,
    response: secret,
    errors: [],
  }),
  /** The newest 100 of the last 30 days. */
  'GET /internal/webhook-endpoints/:id/deliveries': endpoint({
    access: adminAccess,
    path,
    response: listOf(delivery),
    errors: [],
  }),
  /** Restarts a delivery with the same message id. */
  'POST /internal/webhook-endpoints/:id/deliveries/:delivery_id/resend': endpoint({
    access: adminAccess,
    path: path.extend({ delivery_id: uuid }),
    body,
    response: success,
    errors: [],
  }),
  /** Sends an event of type `webhook.test`, regardless of the selected event types. */
  'POST /internal/webhook-endpoints/:id/test': endpoint({
    access: adminAccess,
    path,
    body,
    response: z.object({ delivery_id: z.string() }),
    errors: [],
  }),
}
