import { fields } from '@app/contract'
import {
  createKeySet,
  listKeySets,
  requireKeySet,
  toWireKeySet,
  updateKeySet,
} from '../../api-keys/api-keys'
import type { Store } from '../../db/store'
import { ServiceError } from '../../lib/errors'
import { auditOperator } from '../../security-events/security-events'
import { requireProject } from '../lib/with-store'
import type { KeySets } from './project-keys'
import { unknownKeySet } from './unknown-key-set'

/** Opens the keys of a project in the database. Changes are recorded under the actor `operator`. */
export function createStoredKeys(store: Store, projectId: string): KeySets {
  const { db } = store.database

  async function find(id: string) {
    const unknown = unknownKeySet(projectId, id)
    if (!fields.uuid.safeParse(id).success) throw unknown
    return requireKeySet(db, projectId, id).catch((error: unknown) => {
      throw error instanceof ServiceError ? unknown : error
    })
  }

  return {
    async list() {
      await requireProject(store, projectId)
      return (await listKeySets(db, projectId)).map(toWireKeySet)
    },
    async create({ description, expiresAt, isForPages = false }) {
      await requireProject(store, projectId)
      return createKeySet(db, projectId, {
        audit: auditOperator,
        description,
        expiresAt,
        hasPublishableClientKey: true,
        hasSecretServerKey: !isForPages,
        hasSuperSecretAdminKey: !isForPages,
      })
    },
    async revoke(id) {
      await requireProject(store, projectId)
      const before = await find(id)
      const changes = { revokedAt: new Date(), audit: auditOperator }
      const keySet = toWireKeySet(await updateKeySet(db, projectId, id, changes))
      return { keySet, wasRevoked: before.manuallyRevokedAt !== null }
    },
  }
}
