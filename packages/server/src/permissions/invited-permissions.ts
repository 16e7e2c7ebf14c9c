import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { verificationCodes } from '../db/schema/index'

/** Renames a permission in the open invitations of a project that grant it. */
export function renameInvitedPermission(
  tx: Database,
  projectId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const ids = sql`(data->'permissionIds') - ${from}::text || to_jsonb(${to}::text)`
  return setInvitedPermissions(tx, invitationsOf(projectId, from), ids)
}

/**
 * Removes a permission from the open invitations of the app's server, because a later permission
 * with the same id may grant more. Members have lost the permission, so their invitations are
 * refused.
 */
export function removeInvitedPermission(
  tx: Database,
  projectId: string,
  permissionId: string,
): Promise<void> {
  const ofServer = and(invitationsOf(projectId, permissionId), isNull(verificationCodes.userId))
  return setInvitedPermissions(tx, ofServer, sql`(data->'permissionIds') - ${permissionId}::text`)
}

function invitationsOf(projectId: string, permissionId: string): SQL | undefined {
  return and(
    eq(verificationCodes.projectId, projectId),
    eq(verificationCodes.type, 'team_invitation'),
    isNull(verificationCodes.usedAt),
    sql`${verificationCodes.data}->'permissionIds' @> to_jsonb(${permissionId}::text)`,
  )
}

/** Locks rows in primary-key order, as revocation does (decision 156). */
async function setInvitedPermissions(
  tx: Database,
  condition: SQL | undefined,
  ids: SQL,
): Promise<void> {
  const { id } = verificationCodes
  await tx.execute(sql`
    update ${verificationCodes} set data = data || jsonb_build_object('permissionIds', ${ids})
    where ${id} = any(array(
      select ${id} from ${verificationCodes} where ${condition} order by ${id} for update))`)
}
