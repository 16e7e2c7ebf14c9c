import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { verificationCodes } from '../db/schema/index'
import { knownError } from '../lib/errors'
import { isSystemPermission } from '../permissions/definitions'
import { lockDefinitionsOfScope } from '../permissions/lock-definitions'
import type { CodeData } from '../verification-codes/verification-codes'

/** Condition for the open invitations of a team, each of which counts once, however many links it has. */
export function isOpenInvitation(projectId: string, teamId: string, now: Date): SQL | undefined {
  return and(
    eq(verificationCodes.projectId, projectId),
    eq(verificationCodes.type, 'team_invitation'),
    eq(verificationCodes.teamId, teamId),
    isNull(verificationCodes.usedAt),
    gt(verificationCodes.expiresAt, now),
    sql`${verificationCodes.data}->>'invitationId' is null`,
  )
}

/** An open invitation, as it was sent. */
export interface OpenInvitation {
  id: string
  email: string
  callbackUrl: string
  /** Member who sent it; `null`: the app's server. */
  inviterId: string | null
  permissionIds: string[]
  expiresAt: Date
}

/** An invitation to find in a team. */
interface Sought {
  id: string
  teamId: string
  now: Date
}

/**
 * Finds an open invitation of a team.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND
 */
export async function requireOpenInvitation(
  db: Database,
  projectId: string,
  { id, teamId, now }: Sought,
): Promise<OpenInvitation> {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(and(eq(verificationCodes.id, id), isOpenInvitation(projectId, teamId, now)))
  if (!row) throw knownError('VERIFICATION_CODE_NOT_FOUND')
  const { email, inviterId = null, permissionIds = [] } = row.data as CodeData['team_invitation']
  const { callbackUrl, expiresAt } = row
  return { id, email, callbackUrl: callbackUrl ?? '', inviterId, permissionIds, expiresAt }
}

/**
 * Finds an open invitation of a team and keeps its roles from being renamed or deleted. Those that were deleted are left
 * out. The definitions are locked first: read before, a role that is renamed in between would count as deleted.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND
 */
export async function lockRolesOfInvitation(
  tx: Database,
  projectId: string,
  sought: Sought,
): Promise<OpenInvitation> {
  const defined = await lockDefinitionsOfScope(tx, projectId, 'team')
  const invitation = await requireOpenInvitation(tx, projectId, sought)
  const permissionIds = invitation.permissionIds.filter(
    (role) => isSystemPermission(role) || defined.has(role),
  )
  return { ...invitation, permissionIds }
}
