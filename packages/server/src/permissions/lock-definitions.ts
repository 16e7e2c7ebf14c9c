import { and, asc, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { permissionDefinitions } from '../db/schema/index'
import { isOfScope, isSystemPermission, type PermissionScope } from './definitions'

/**
 * Returns those of some ids that can be granted in a scope, and keeps their definitions from being deleted or renamed until
 * the transaction ends. Locked in the order of their ids, after users and before codes (decision 156).
 */
export async function lockDefinitions(
  tx: Database,
  projectId: string,
  { scope, ids }: { scope: PermissionScope; ids: string[] },
): Promise<string[]> {
  const own = ids.filter((id) => !isSystemPermission(id))
  if (own.length === 0) return scope === 'team' ? ids : []
  const isOwn = inArray(permissionDefinitions.id, own)
  const found = await lockDefinitionsOfScope(tx, projectId, scope, isOwn)
  return ids.filter((id) => found.has(id) || (scope === 'team' && isSystemPermission(id)))
}

/**
 * Keeps the definitions of a scope, or those that match a condition, from being deleted or renamed until the transaction
 * ends.
 *
 * @returns The ids of the locked definitions.
 */
export async function lockDefinitionsOfScope(
  tx: Database,
  projectId: string,
  scope: PermissionScope,
  condition?: SQL,
): Promise<Set<string>> {
  const rows = await tx
    .select({ id: permissionDefinitions.id })
    .from(permissionDefinitions)
    .where(and(isOfScope(projectId, scope), condition))
    .orderBy(asc(permissionDefinitions.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}
