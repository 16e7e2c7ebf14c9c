import type { Database } from '../db/database'
import { knownError } from '../lib/errors'
import { isSystemPermission } from '../permissions/definitions'
import { grantTeamPermission, revokeTeamPermission } from '../permissions/grants'
import { listInvitableRoles } from '../permissions/invitation-rules'
import { lockDefinitionsOfScope } from '../permissions/lock-definitions'
import {
  listTeamPermissions,
  requireMembership,
  requireTeamPermission,
} from '../permissions/permissions'
import type { Audit } from '../security-events/security-events'
import { listAdminIds, lockMembers, lockTeam } from './admins'
import { listHeldIds, rolePermissions } from './members'
import type { MemberId } from './teams'

/** The roles that a member should have. */
export interface RoleChange extends MemberId {
  /** Member who changes them; `null`: the app's server. */
  by: string | null
  /** All roles of the member: the permissions held directly, without system permissions. */
  roleIds: string[]
  audit: Audit
}

/**
 * Replaces the roles of a member. System permissions that are held directly remain.
 *
 * @throws TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED, PERMISSION_NOT_FOUND, LAST_TEAM_ADMIN
 * @see docs/decisions/173-members-change-roles.md
 */
export async function changeRoles(
  db: Database,
  projectId: string,
  change: RoleChange,
): Promise<void> {
  // Before the locks, as callers of other teams must not delay anyone.
  await requireRightToChange(db, projectId, change)
  await db.transaction(async (tx) => {
    const { teamId, userId, by } = change
    await lockMembers(tx, [userId, by])
    await lockTeam(tx, teamId)
    // All, as a role that is renamed before it is locked would be another one.
    await lockDefinitionsOfScope(tx, projectId, 'team')
    // Again, as another request may have changed the roles of either.
    await requireRightToChange(tx, projectId, change)
    const { added, removed } = await findDifference(tx, projectId, change)
    await requireAssignable(tx, projectId, { ...change, added, removed })
    const adminsBefore = await listAdminIds(tx, projectId, teamId)
    await apply(tx, projectId, { ...change, added, removed })
    if (adminsBefore.length === 0) return
    const admins = await listAdminIds(tx, projectId, teamId)
    if (admins.length === 0) throw knownError('LAST_TEAM_ADMIN', { team_id: teamId })
  })
}

/** @throws TEAM_MEMBERSHIP_NOT_FOUND, TEAM_PERMISSION_REQUIRED */
async function requireRightToChange(
  db: Database,
  projectId: string,
  { teamId, userId, by }: RoleChange,
): Promise<void> {
  if (by !== null) {
    for (const permissionId of rolePermissions) {
      await requireTeamPermission(db, projectId, { teamId, userId: by, permissionId })
    }
  }
  await requireMembership(db, projectId, { teamId, userId })
}

/** Roles that a change adds to a member, and removes from them. */
interface Difference {
  added: string[]
  removed: string[]
}

async function findDifference(
  tx: Database,
  projectId: string,
  { teamId, userId, roleIds }: RoleChange,
): Promise<Difference> {
  const held = await listTeamPermissions(tx, projectId, { teamId, userId, recursive: false })
  const current = new Set(held.map(({ id }) => id).filter((id) => !isSystemPermission(id)))
  const wanted = new Set(roleIds)
  return {
    added: [...wanted].filter((id) => !current.has(id)),
    removed: [...current].filter((id) => !wanted.has(id)),
  }
}

/**
 * Requires that the caller may give the added roles, as in an invitation, and holds the removed ones.
 *
 * @throws PERMISSION_NOT_FOUND, TEAM_PERMISSION_REQUIRED
 */
async function requireAssignable(
  tx: Database,
  projectId: string,
  { teamId, by, added, removed }: RoleChange & Difference,
): Promise<void> {
  const roles = await listInvitableRoles(tx, projectId, { teamId, inviterId: by })
  const given = new Set(roles.map(({ id }) => id))
  const unknown = added.find((id) => !given.has(id))
  if (by === null) {
    if (unknown !== undefined) throw knownError('PERMISSION_NOT_FOUND', { permission_id: unknown })
    return
  }
  const held = await listHeldIds(tx, projectId, { teamId, userId: by })
  const missing = unknown ?? removed.find((id) => !held.has(id))
  if (missing === undefined) return
  const details = { team_id: teamId, user_id: by, permission_id: missing }
  throw knownError('TEAM_PERMISSION_REQUIRED', details)
}

/** Grants and revokes, each with its webhook and security event. */
async function apply(
  tx: Database,
  projectId: string,
  { teamId, userId, audit, added, removed }: RoleChange & Difference,
): Promise<void> {
  const grant = { teamId, userId, audit }
  // Grant first: if the member loses the permission to invite even briefly, their invitations end.
  for (const permissionId of added)
    await grantTeamPermission(tx, projectId, { ...grant, permissionId })
  for (const permissionId of removed) {
    await revokeTeamPermission(tx, projectId, { ...grant, permissionId })
  }
}
