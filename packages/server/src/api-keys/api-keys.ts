import { and, desc, eq, isNull } from 'drizzle-orm'
import { hashToken } from '../crypto/hash-token'
import { randomBase32 } from '../crypto/random'
import type { Database } from '../db/database'
import { apiKeySets } from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { Audit } from '../security-events/security-events'

type KeySet = typeof apiKeySets.$inferSelect

function toWireBase(row: KeySet) {
  return {
    id: row.id,
    description: row.description,
    expires_at_millis: row.expiresAt.getTime(),
    created_at_millis: row.createdAt.getTime(),
    manually_revoked_at_millis: row.manuallyRevokedAt?.getTime(),
  }
}

/** Converts a key set for the wire. Each key is reduced to its last characters. */
export function toWireKeySet(row: KeySet) {
  const end = (lastFour: string | null) => (lastFour ? { last_four: lastFour } : undefined)
  return {
    ...toWireBase(row),
    publishable_client_key: end(row.publishableClientKeyLastFour),
    secret_server_key: end(row.secretServerKeyLastFour),
    super_secret_admin_key: end(row.superSecretAdminKeyLastFour),
  }
}

/** Lists the key sets of a project, newest first, including expired and revoked ones. */
export async function listKeySets(db: Database, projectId: string): Promise<KeySet[]> {
  return db
    .select()
    .from(apiKeySets)
    .where(eq(apiKeySets.projectId, projectId))
    .orderBy(desc(apiKeySets.createdAt), desc(apiKeySets.id))
}

/** Values of a new key set. */
export interface NewKeySet {
  description: string
  expiresAt: Date
  hasPublishableClientKey: boolean
  hasSecretServerKey: boolean
  hasSuperSecretAdminKey: boolean
}

/** Creates keys and returns them in clear text. They cannot be read again. */
export async function createKeySet(
  db: Database,
  projectId: string,
  { audit, ...from }: NewKeySet & { audit: Audit },
) {
  const make = (prefix: string, wanted: boolean) =>
    wanted ? `${prefix}_${randomBase32()}` : undefined
  const publishable = make('pck', from.hasPublishableClientKey)
  const secret = make('ssk', from.hasSecretServerKey)
  const admin = make('sak', from.hasSuperSecretAdminKey)
  const row = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(apiKeySets)
      .values({
        projectId,
        description: from.description,
        expiresAt: from.expiresAt,
        publishableClientKeyHash: publishable && hashToken(publishable),
        publishableClientKeyLastFour: publishable?.slice(-4),
        secretServerKeyHash: secret && hashToken(secret),
        secretServerKeyLastFour: secret?.slice(-4),
        superSecretAdminKeyHash: admin && hashToken(admin),
        superSecretAdminKeyLastFour: admin?.slice(-4),
      })
      .returning()
    if (!row) throw new Error('The database returned no row for a new key set.')
    const details = { key_set_id: row.id, description: row.description }
    await audit(tx, { type: 'api_keys.created', projectId, userId: null, details })
    return row
  })
  return {
    ...toWireBase(row),
    publishable_client_key: publishable,
    secret_server_key: secret,
    super_secret_admin_key: admin,
  }
}

function oneKeySet(projectId: string, id: string) {
  return and(eq(apiKeySets.projectId, projectId), eq(apiKeySets.id, id))
}

/** @throws API_KEY_NOT_FOUND */
export async function requireKeySet(db: Database, projectId: string, id: string): Promise<KeySet> {
  const [row] = await db.select().from(apiKeySets).where(oneKeySet(projectId, id))
  if (!row) throw knownError('API_KEY_NOT_FOUND')
  return row
}

/**
 * Changes the description or revokes the set permanently. The time of the first revocation is kept.
 */
export async function updateKeySet(
  db: Database,
  projectId: string,
  id: string,
  { description, revokedAt, audit }: { description?: string; revokedAt?: Date; audit: Audit },
): Promise<KeySet> {
  return db.transaction(async (tx) => {
    if (description !== undefined) {
      await tx.update(apiKeySets).set({ description }).where(oneKeySet(projectId, id))
    }
    if (revokedAt) {
      const revoked = await tx
        .update(apiKeySets)
        .set({ manuallyRevokedAt: revokedAt })
        .where(and(oneKeySet(projectId, id), isNull(apiKeySets.manuallyRevokedAt)))
        .returning({ id: apiKeySets.id })
      const details = { key_set_id: id }
      if (revoked.length > 0) {
        await audit(tx, { type: 'api_keys.revoked', projectId, userId: null, details })
      }
    }
    return requireKeySet(tx, projectId, id)
  })
}
