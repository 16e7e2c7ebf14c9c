import type { Database } from '../db/database'
import { addOwner, listOwnedProjects } from '../projects/owners'
import type { Audit } from '../security-events/security-events'
import { lockUser } from '../sessions/lock-user'

/** Lists the ids of the projects that a user of `internal` owns. */
export async function listOwnedIds(db: Database, ownerId: string): Promise<string[]> {
  return (await listOwnedProjects(db, ownerId)).map(({ id }) => id)
}

/**
 * Records in the security log of each affected project that a change made a user of `internal` an owner of it, or that
 * they no longer own it.
 *
 * @param before Ids of the projects that the user owned before it.
 */
export async function recordOwnership(
  tx: Database,
  { ownerId, before, audit }: { ownerId: string; before: string[]; audit: Audit },
): Promise<void> {
  const after = await listOwnedIds(tx, ownerId)
  const added = after.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !after.includes(id))
  const details = { owner_id: ownerId }
  for (const projectId of added) {
    await audit(tx, { type: 'owner.added', projectId, userId: null, details })
  }
  for (const projectId of removed) {
    await audit(tx, { type: 'owner.removed', projectId, userId: null, details })
  }
}

/** Makes a user of `internal` an owner of a project that exists. Idempotent, without an event if they are one. */
export async function ensureOwner(
  db: Database,
  projectId: string,
  { ownerId, audit }: { ownerId: string; audit: Audit },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, ownerId)
    const before = await listOwnedIds(tx, ownerId)
    if (before.includes(projectId)) return
    await addOwner(tx, ownerId, projectId)
    await recordOwnership(tx, { ownerId, before, audit })
  })
}
