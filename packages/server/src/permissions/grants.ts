import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { projectPermissions, teamPermissions } from '../db/schema/index'
import { knownError } from '../lib/errors'
import type { Audit } from '../security-events/security-events'
import { lockUser } from '../sessions/lock-user'
import { announce } from '../webhooks/publish'
import type { PermissionScope } from './definitions'
import { revokeInvitationsOfFormerInviters } from './invitation-rules'
import { lockDefinitions } from './lock-definitions'

/** A permission of a member in a team. */
export interface TeamGrant {
  teamId: string
  userId: string
  permissionId: string
}

/** A permission of a user in the project. */
export type ProjectGrant = Omit<TeamGrant, 'teamId'>

function toWire({ userId, permissionId }: ProjectGrant) {
  return { id: permissionId, user_id: userId }
}

function toEvent(
  type: 'permission.granted' | 'permission.revoked',
  projectId: string,
  grant: ProjectGrant & { teamId?: string },
) {
  const { userId, teamId, permissionId } = grant
  const details = { permission_id: permissionId, ...(teamId && { team_id: teamId }) }
  return { type, projectId, userId, details }
}

/** Requires the definition of a permission again, under a lock: it may have been deleted since it was checked. */
async function requireDefinition(
  tx: Database,
  projectId: string,
  { scope, permissionId }: { scope: PermissionScope; permissionId: string },
): Promise<void> {
  const [id] = await lockDefinitions(tx, projectId, { scope, ids: [permissionId] })
  if (id === undefined) throw knownError('PERMISSION_NOT_FOUND', { permission_id: permissionId })
}

/**
 * Grants a permission to a member. Idempotent.
 *
 * @throws PERMISSION_NOT_FOUND if its definition has been deleted.
 */
export async function grantTeamPermission(
  db: Database,
  projectId: string,
  { audit, ...grant }: TeamGrant & { audit: Audit },
) {
  const wire = { ...toWire(grant), team_id: grant.teamId }
  await db.transaction(async (tx) => {
    await lockUser(tx, grant.userId)
    await requireDefinition(tx, projectId, { ...grant, scope: 'team' })
    await tx.insert(teamPermissions).values(grant).onConflictDoNothing()
    await announce(tx, projectId, 'team_permission.created', wire)
    await audit(tx, toEvent('permission.granted', projectId, grant))
  })
  return wire
}

/** @throws TEAM_PERMISSION_NOT_FOUND if it is not granted directly. */
export async function revokeTeamPermission(
  db: Database,
  projectId: string,
  { audit, ...grant }: TeamGrant & { audit: Audit },
) {
  const { teamId, userId, permissionId } = grant
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const revoked = await tx
      .delete(teamPermissions)
      .where(
        and(
          eq(teamPermissions.teamId, teamId),
          eq(teamPermissions.userId, userId),
          eq(teamPermissions.permissionId, permissionId),
        ),
      )
      .returning()
    if (revoked.length === 0) {
      throw knownError('TEAM_PERMISSION_NOT_FOUND', {
        team_id: teamId,
        user_id: userId,
        permission_id: permissionId,
      })
    }
    const wire = { ...toWire(grant), team_id: teamId }
    await revokeInvitationsOfFormerInviters(tx, projectId, { teamId, userId })
    await announce(tx, projectId, 'team_permission.deleted', wire)
    await audit(tx, toEvent('permission.revoked', projectId, grant))
  })
}

/**
 * Grants a permission to a user. Idempotent.
 *
 * @throws PERMISSION_NOT_FOUND if its definition has been deleted.
 */
export async function grantProjectPermission(
  db: Database,
  projectId: string,
  { audit, ...grant }: ProjectGrant & { audit: Audit },
) {
  await db.transaction(async (tx) => {
    await lockUser(tx, grant.userId)
    await requireDefinition(tx, projectId, { ...grant, scope: 'project' })
    await tx.insert(projectPermissions).values(grant).onConflictDoNothing()
    await announce(tx, projectId, 'project_permission.created', toWire(grant))
    await audit(tx, toEvent('permission.granted', projectId, grant))
  })
  return toWire(grant)
}

/** @throws PERMISSION_NOT_FOUND if it is not granted directly. */
export async function revokeProjectPermission(
  db: Database,
  projectId: string,
  { audit, ...grant }: ProjectGrant & { audit: Audit },
) {
  const { userId, permissionId } = grant
  await db.transaction(async (tx) => {
    const revoked = await tx
      .delete(projectPermissions)
      .where(
        and(
          eq(projectPermissions.userId, userId),
          eq(projectPermissions.permissionId, permissionId),
        ),
      )
      .returning()
    if (revoked.length === 0) {
      throw knownError('PERMISSION_NOT_FOUND', { permission_id: permissionId })
    }
    await announce(tx, projectId, 'project_permission.deleted', toWire(grant))
    await audit(tx, toEvent('permission.revoked', projectId, grant))
  })
}
