import { permissionDefinitions } from '../../db/schema/index'
import { requireAllMapped } from '../../lib/total'
import { listDefinitions } from '../../permissions/definitions'
import type { Numbered, Refusal } from './batches'
import type { ImportedPermission } from './record'
import type { Importer, ImportTarget } from './target'

/** Imports permission definitions. */
export const permissionImporter: Importer<ImportedPermission> = {
  async plan(target, items) {
    const defined = await listPermissionNames(target)
    const fresh: Numbered<ImportedPermission>[] = []
    const refusals: Refusal[] = []
    for (const numbered of items) {
      const { line, item } = numbered
      const name = toPermissionName(item)
      if (defined.has(name)) continue
      const other = toPermissionName({ ...item, scope: item.scope === 'team' ? 'project' : 'team' })
      if (defined.has(other)) {
        refusals.push({
          line,
          reason: `id: there is the ${other}, and both scopes share their ids`,
        })
        continue
      }
      defined.add(name)
      target.taken.add(name)
      fresh.push(numbered)
    }
    return { fresh, present: items.length - fresh.length - refusals.length, refusals }
  },

  async write(tx, { projectId }, items) {
    await tx.insert(permissionDefinitions).values(
      items.map(({ type: _type, id, scope, description, ...others }) => {
        const { contained_permission_ids: containedIds = [], ...rest } = others
        requireAllMapped(rest)
        return { projectId, id, scope, description, containedIds }
      }),
    )
  },
}

/** Returns the key of a permission in `taken`. */
export function toPermissionName({ scope, id }: { scope: 'team' | 'project'; id: string }): string {
  return `${scope} permission ${id}`
}

/** Lists the permissions that exist or were defined by previous lines. */
export async function listPermissionNames({
  db,
  projectId,
  taken,
}: ImportTarget): Promise<Set<string>> {
  const scopes = ['team', 'project'] as const
  const lists = await Promise.all(
    scopes.map(async (scope) =>
      (await listDefinitions(db, projectId, scope)).map(({ id }) =>
        toPermissionName({ scope, id }),
      ),
    ),
  )
  return new Set([...lists.flat(), ...[...taken].filter((name) => name.includes(' permission '))])
}
