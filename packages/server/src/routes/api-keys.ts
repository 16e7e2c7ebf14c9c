import {
  createKeySet,
  listKeySets,
  requireKeySet,
  toWireKeySet,
  updateKeySet,
} from '../api-keys/api-keys'
import type { Handlers } from '../http/handlers'
import { requireAllMapped } from '../lib/total'

export const apiKeyHandlers = {
  'GET /internal/api-keys': async (_, { db, caller }) => {
    const keySets = await listKeySets(db, caller.project.id)
    return { items: keySets.map(toWireKeySet), is_paginated: false }
  },

  'POST /internal/api-keys': async ({ body }, { db, caller, audit }) => {
    const { description, expires_at_millis, ...keys } = body
    const { has_publishable_client_key, has_secret_server_key, ...others } = keys
    const { has_super_secret_admin_key, ...rest } = others
    requireAllMapped(rest)
    return createKeySet(db, caller.project.id, {
      audit,
      description,
      expiresAt: new Date(expires_at_millis),
      hasPublishableClientKey: has_publishable_client_key,
      hasSecretServerKey: has_secret_server_key,
      hasSuperSecretAdminKey: has_super_secret_admin_key,
    })
  },

  'GET /internal/api-keys/:api_key_id': async ({ path }, { db, caller }) =>
    toWireKeySet(await requireKeySet(db, caller.project.id, path.api_key_id)),

  'PATCH /internal/api-keys/:api_key_id': async ({ path, body }, { db, caller, now, audit }) => {
    const { description, revoked, ...rest } = body
    requireAllMapped(rest)
    const changes = { audit, description, revokedAt: revoked ? now() : undefined }
    return toWireKeySet(await updateKeySet(db, caller.project.id, path.api_key_id, changes))
  },
} satisfies Partial<Handlers>
