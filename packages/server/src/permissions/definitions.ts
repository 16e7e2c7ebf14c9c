import { systemPermissionIds } from '@app/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { violatedUniqueIndex } from '../db/client'
import type { Database } from '../db/database'
import {
  defaultPermissions,
  permissionDefinitions,
  projectPermissions,
  projects,
  teamPermissions,
} from '../db/schema/index'
import { conflict, knownError, ServiceError } from '../lib/errors'
import { requireAllMapped } from '../lib/total'
import { removeInvitedPermission, renameInvitedPermission } from './invited-permissions'

/** Scope of a permission: a team, or the whole project. */
export type PermissionScope = 'team' | 'project'

/** A permission defined by a project or a system permission. */
export interface PermissionDefinition {
  id: string
  description: string | null
  containedIds: string[]
}

const systemDescriptions: Record<(typeof systemPermissionIds)[number], string> = {
  $update_team: 'Change the name, profile image and metadata of the team',
  $delete_team: 'Delete the team',
  $read_members: 'See who is in the team',
  $remove_members: 'Remove members from the team',
  $invite_members: 'Invite people to the team',
}

/** Returns whether an id is a system permission. */
export function isSystemPermission(id: string): id is keyof typeof systemDescriptions {
  return Object.hasOwn(systemDescriptions, id)
}

/** Lists the definitions of a scope, sorted by id. For teams this includes system permissions. */
export async function listDefinitions(
  db: Database,
  projectId: string,
  scope: PermissionScope,
): Promise<PermissionDefinition[]> {
  const rows = await db.select().from(permissionDefinitions).where(isOfScope(projectId, scope))
  const system = scope === 'team' ? systemPermissionIds : []
  const fixed = system.map((id) => ({ id, description: systemDescriptions[id], containedIds: [] }))
  return [...fixed, ...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** @throws PERMISSION_NOT_FOUND unless the id can be granted in this scope. */
export async function requirePermission(
  db: Database,
  projectId: string,
  scope: PermissionScope,
  permissionId: string,
): Promise<void> {
  const definitions = await listDefinitions(db, projectId, scope)
  if (definitions.some(({ id }) => id === permissionId)) return
  const details = { permission_id: permissionId }
  const other = scope === 'team' ? 'project' : 'team'
  const others = await listDefinitions(db, projectId, other)
  if (!others.some(({ id }) => id === permissionId)) {
    throw knownError('PERMISSION_NOT_FOUND', details)
  }
  throw new ServiceError(
    'PERMISSION_NOT_FOUND',
    details,
    other === 'team'
      ? `${permissionId} is a team permission: grant it to a user in a team.`
      : `${permissionId} is a project permission: grant it to a user without a team.`,
  )
}

/** Values of a definition. Absent values remain unchanged. */
export interface DefinitionChanges {
  id?: string
  description?: string
  containedIds?: string[]
}

/**
 * Creates a definition.
 *
 * @throws CONTAINED_PERMISSION_NOT_FOUND
 * @throws {DomainError} if the id is taken in either scope.
 */
export async function createDefinition(
  db: Database,
  projectId: string,
  scope: PermissionScope,
  { id, description, containedIds = [], ...rest }: DefinitionChanges & { id: string },
): Promise<PermissionDefinition> {
  requireAllMapped(rest)
  await requireContained(db, projectId, scope, containedIds)
  const row = { projectId, scope, id, description: description || null, containedIds }
  const inserted = await db
    .insert(permissionDefinitions)
    .values(row)
    .onConflictDoNothing()
    .returning()
  if (inserted.length === 0) await requireFreeId(db, projectId, id)
  return row
}

/** Changes a definition. Renaming keeps grants, containment, defaults and invitations. */
export async function updateDefinition(
  db: Database,
  projectId: string,
  scope: PermissionScope,
  { permissionId, changes }: { permissionId: string; changes: DefinitionChanges },
): Promise<PermissionDefinition> {
  return db.transaction(async (tx) => {
    const { id: newId = permissionId, description, containedIds, ...rest } = changes
    requireAllMapped(rest)
    await lockProject(tx, projectId)
    if (newId !== permissionId) await requireFreeId(tx, projectId, newId)
    if (containedIds) await requireContained(tx, projectId, scope, containedIds)
    const [updated] = await tx
      .update(permissionDefinitions)
      .set({
        id: newId,
        containedIds,
        description: description === undefined ? undefined : description || null,
      })
      .where(ownDefinition(projectId, scope, permissionId))
      .returning()
      .catch((error: unknown) => {
        // An import may have created this id in the meantime.
        throw violatedUniqueIndex(error) === null ? error : conflict('The id is taken.')
      })
    if (!updated) throw knownError('PERMISSION_NOT_FOUND', { permission_id: permissionId })
    if (newId !== permissionId) await renameEverywhere(tx, projectId, permissionId, newId)
    return updated
  })
}

/** Deletes a definition with its grants, containments and defaults, and from open invitations. */
export async function deleteDefinition(
  db: Database,
  projectId: string,
  scope: PermissionScope,
  permissionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProject(tx, projectId)
    const deleted = await tx
      .delete(permissionDefinitions)
      .where(ownDefinition(projectId, scope, permissionId))
      .returning()
    if (deleted.length === 0) {
      throw knownError('PERMISSION_NOT_FOUND', { permission_id: permissionId })
    }
    await tx
      .update(permissionDefinitions)
      .set({
        containedIds: sql`array_remove(${permissionDefinitions.containedIds}, ${permissionId})`,
      })
      .where(contains(projectId, permissionId))
    await tx
      .delete(defaultPermissions)
      .where(
        and(
          eq(defaultPermissions.projectId, projectId),
          eq(defaultPermissions.permissionId, permissionId),
        ),
      )
    for (const table of [teamPermissions, projectPermissions]) {
      await tx.delete(table).where(grantedInProject(table, projectId, permissionId))
    }
    await removeInvitedPermission(tx, projectId, permissionId)
  })
}

/**
 * Locks the row of a project, as changes of its settings do. A change of a definition also writes
 * those that contain it, so two concurrent changes could deadlock.
 */
export async function lockProject(tx: Database, projectId: string): Promise<void> {
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update')
}

/** Matches the definitions of a project in one scope. */
export function isOfScope(projectId: string, scope: PermissionScope) {
  return and(eq(permissionDefinitions.projectId, projectId), eq(permissionDefinitions.scope, scope))
}

function ownDefinition(projectId: string, scope: PermissionScope, permissionId: string) {
  return and(isOfScope(projectId, scope), eq(permissionDefinitions.id, permissionId))
}

function contains(projectId: string, permissionId: string) {
  return and(
    eq(permissionDefinitions.projectId, projectId),
    sql`${permissionId} = any(${permissionDefinitions.containedIds})`,
  )
}

function grantedInProject(
  table: typeof teamPermissions | typeof projectPermissions,
  projectId: string,
  permissionId: string,
) {
  return and(
    eq(table.permissionId, permissionId),
    sql`${table.userId} in (select id from users where project_id = ${projectId})`,
  )
}

async function renameEverywhere(tx: Database, projectId: string, from: string, to: string) {
  await tx
    .update(permissionDefinitions)
    .set({
      containedIds: sql`array_replace(${permissionDefinitions.containedIds}, ${from}, ${to})`,
    })
    .where(contains(projectId, from))
  await tx
    .update(defaultPermissions)
    .set({ permissionId: to })
    .where(
      and(eq(defaultPermissions.projectId, projectId), eq(defaultPermissions.permissionId, from)),
    )
  for (const table of [teamPermissions, projectPermissions]) {
    await tx
      .update(table)
      .set({ permissionId: to })
      .where(grantedInProject(table, projectId, from))
  }
  await renameInvitedPermission(tx, projectId, { from, to })
}

async function requireContained(
  db: Database,
  projectId: string,
  scope: PermissionScope,
  ids: string[],
): Promise<void> {
  // A file of many definitions checks each of them, so only the contained ones are read.
  const own = ids.filter((id) => scope === 'project' || !isSystemPermission(id))
  if (own.length === 0) return
  const found = await db
    .select({ id: permissionDefinitions.id })
    .from(permissionDefinitions)
    .where(and(isOfScope(projectId, scope), inArray(permissionDefinitions.id, own)))
  const known = new Set(found.map(({ id }) => id))
  const unknown = own.find((id) => !known.has(id))
  if (unknown !== undefined) {
    throw knownError('CONTAINED_PERMISSION_NOT_FOUND', { permission_id: unknown })
  }
}

/** @throws {DomainError} if a permission of either scope has the id. */
async function requireFreeId(db: Database, projectId: string, id: string): Promise<void> {
  const [taken] = await db
    .select({ scope: permissionDefinitions.scope })
    .from(permissionDefinitions)
    .where(and(eq(permissionDefinitions.projectId, projectId), eq(permissionDefinitions.id, id)))
  if (!taken) return
  throw conflict(
    `The ${taken.scope} permission ${id} already exists. Permissions of teams and of the project share their ids.`,
  )
}
