import type { Handlers } from '../http/handlers'
import { requireAllMapped } from '../lib/total'
import { deliverTest, listDeliveries, resendDelivery } from '../webhooks/deliveries'
import { requireDeliverable } from '../webhooks/endpoint-url'
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  requireEndpoint,
  rotateSecret,
  toWireEndpoint,
  updateEndpoint,
} from '../webhooks/endpoints'

/** @see docs/decisions/114-built-in-webhook-delivery.md */
export const webhookEndpointHandlers = {
  'GET /internal/webhook-endpoints': async (_, { db, caller }) => {
    const endpoints = await listEndpoints(db, caller.project.id)
    return { items: endpoints.map(toWireEndpoint), is_paginated: false }
  },

  'POST /internal/webhook-endpoints': async ({ body }, context) => {
    const { caller } = context
    const { url, description = '', event_types: eventTypes = null, ...rest } = body
    requireAllMapped(rest)
    requireDeliverable(context.config, url, 'Webhooks')
    const settings = { url, description, eventTypes }
    const { row, secret } = await createEndpoint(context, caller.project.id, settings)
    return { ...toWireEndpoint(row), secret }
  },

  'GET /internal/webhook-endpoints/:id': async ({ path }, { db, caller }) =>
    toWireEndpoint(await requireEndpoint(db, caller.project.id, path.id)),

  'PATCH /internal/webhook-endpoints/:id': async ({ path, body }, { db, caller, config }) => {
    const { url, description, event_types: eventTypes, enabled, ...rest } = body
    requireAllMapped(rest)
    if (url !== undefined) requireDeliverable(config, url, 'Webhooks')
    const given = { id: path.id, url, description, eventTypes, enabled }
    return toWireEndpoint(await updateEndpoint(db, caller.project.id, given))
  },

  'DELETE /internal/webhook-endpoints/:id': async ({ path }, { db, caller }) => {
    await deleteEndpoint(db, caller.project.id, path.id)
    return { success: true }
  },

  'POST /internal/webhook-endpoints/:id/rotate-secret': async ({ path }, context) => {
    const { caller } = context
    return { secret: await rotateSecret(context, caller.project.id, path.id) }
  },

  'GET /internal/webhook-endpoints/:id/deliveries': async ({ path }, { db, replica, caller }) => {
    const { id } = await requireEndpoint(db, caller.project.id, path.id)
    const items = await replica.read((copy) => listDeliveries(copy, id))
    return { items, is_paginated: false }
  },

  'POST /internal/webhook-endpoints/:id/deliveries/:delivery_id/resend': async (
    { path },
    { db, caller, jobs },
  ) => {
    const projectId = caller.project.id
    const { id } = await requireEndpoint(db, projectId, path.id)
    await resendDelivery(db, jobs, { projectId, endpointId: id, deliveryId: path.delivery_id })
    return { success: true }
  },

  'POST /internal/webhook-endpoints/:id/test': async ({ path }, { db, caller, jobs }) => {
    const { id } = await requireEndpoint(db, caller.project.id, path.id)
    const projectId = caller.project.id
    return { delivery_id: await deliverTest(db, jobs, { projectId, endpointId: id }) }
  },
} satisfies Partial<Handlers>
