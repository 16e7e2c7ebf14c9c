import {
  createKeySet,
  listKeySets,
  requireKeySet,
  toWireKeySet,
  updateKeySet,
} from '../api-keys/api-keys'
import type { Handlers } from '../http/handlers'

export const apiKeyHandlers = {
  'GET /internal/api-keys': async (_, { db, caller }) => {
    const keySets = await listKeySets(db, caller.project.id)
    return { items: keySets.map(toWireKeySet), is_paginated: false }
  },

  'POST /internal/api-keys': async ({ body }, { db, caller, audit }) =>
    createKeySet(db, caller.project.id, {
      audit,
      description: body.description,
      expiresAt: new Date(body.expires_at_millis),
      hasPublishableClientKey: body.has_publishable_client_key,
      hasSecretServerKey: body.has_secret_server_key,
      hasSuperSecretAdminKey: body.has_super_secret_admin_key,
    }),

  'GET /internal/api-keys/:api_key_id': async ({ path }, { db, caller }) =>
    toWireKeySet(await requireKeySet(db, caller.project.id, path.api_key_id)),

  'PATCH /internal/api-keys/:api_key_id': async ({ path, body }, { db, caller, now, audit }) => {
    const changes = {
      audit,
      description: body.description,
      revokedAt: body.revoked ? now() : undefined,
    }
    return toWireKeySet(await updateKeySet(db, caller.project.id, path.api_key_id, changes))
  },
} satisfies Partial<Handlers>
