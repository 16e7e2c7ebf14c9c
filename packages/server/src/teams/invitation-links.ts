import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database'
import { verificationCodes } from '../db/schema/index'
import { knownError } from '../lib/errors'
import { lockInvitable, requireInvitedStill } from '../permissions/invitation-rules'
import { lockUserForChange } from '../sessions/kept-session'
import type { KeptSessions } from '../sessions/revocation'
import {
  type CodeData,
  createCode,
  markUsed,
  toCodeLink,
} from '../verification-codes/verification-codes'
import { lockRolesOfInvitation } from './open-invitations'

type Invitation = CodeData['team_invitation']

/** An additional link to an invitation. */
interface NewLink {
  /** Id of the invitation. */
  id: string
  teamId: string
  callbackUrl: string
  /** Member who shares the link; `null`: the app's server. */
  inviterId: string | null
  /** The session of the member; `all`: the app's server shares the link. */
  kept: KeptSessions
  now: Date
}

/**
 * Creates an additional link to an open invitation: the original cannot be recovered, because only the hash of its code
 * is stored. It is valid as long as the invitation, and while the member who created it may invite.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND, TEAM_PERMISSION_REQUIRED
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 * @see docs/decisions/181-links-of-invitations.md
 */
export async function createInvitationLink(
  db: Database,
  projectId: string,
  { id, teamId, callbackUrl, inviterId, kept, now }: NewLink,
): Promise<{ url: string; expiresAt: Date }> {
  return db.transaction(async (tx) => {
    if (inviterId) await lockUserForChange(tx, inviterId, { kept, now })
    const invitation = await lockRolesOfInvitation(tx, projectId, { id, teamId, now })
    const { email, permissionIds, expiresAt } = invitation
    if (inviterId) await lockInvitable(tx, projectId, { teamId, inviterId, permissionIds })
    const { code } = await createCode(tx, projectId, {
      type: 'team_invitation',
      data: { teamId, email, inviterId, permissionIds, invitationId: id },
      teamId,
      callbackUrl,
      now,
      expiresAt,
    })
    return { url: toCodeLink(callbackUrl, code), expiresAt }
  })
}

/** The invitation that a link belongs to. */
interface Origin {
  data: Invitation
  /** Reason that its links can no longer be used; `null` if they can. */
  problem: 'VERIFICATION_CODE_EXPIRED' | 'VERIFICATION_CODE_ALREADY_USED' | null
}

/**
 * Finds the invitation that a link belongs to; `null` for the link of the email itself.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND if it was revoked.
 */
export async function findOrigin(
  db: Database,
  { invitationId }: Invitation,
  now: Date,
): Promise<Origin | null> {
  if (invitationId === undefined) return null
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(eq(verificationCodes.id, invitationId), eq(verificationCodes.type, 'team_invitation')),
    )
  if (!row) throw knownError('VERIFICATION_CODE_NOT_FOUND')
  const data = row.data as Invitation
  if (row.expiresAt <= now) return { data, problem: 'VERIFICATION_CODE_EXPIRED' }
  return { data, problem: row.usedAt ? 'VERIFICATION_CODE_ALREADY_USED' : null }
}

/**
 * Requires that an invitation can be accepted: its inviter may still invite and, for an additional link, the original
 * invitation can be accepted too.
 *
 * @throws VERIFICATION_CODE_NOT_FOUND, …_EXPIRED, …_ALREADY_USED
 */
export async function requireAcceptable(
  db: Database,
  projectId: string,
  { invitation, now }: { invitation: Invitation; now: Date },
): Promise<void> {
  const origin = await findOrigin(db, invitation, now)
  if (origin?.problem) throw knownError(origin.problem)
  if (origin) await requireInvitedStill(db, projectId, origin.data)
  await requireInvitedStill(db, projectId, invitation)
}

/** Locks a link and its invitation, in the order of the ids as changes of several codes do. */
export async function lockLink(
  tx: Database,
  { invitationId }: Invitation,
  id: string,
): Promise<void> {
  if (invitationId === undefined) return
  await tx
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(inArray(verificationCodes.id, [id, invitationId]))
    .orderBy(asc(verificationCodes.id))
    .for('update')
}

/**
 * Marks the invitation of a link as used, and with it all of its links.
 *
 * @throws VERIFICATION_CODE_ALREADY_USED
 */
export async function spendOrigin(
  tx: Database,
  { invitationId }: Invitation,
  now: Date,
): Promise<void> {
  if (invitationId !== undefined) await markUsed(tx, { id: invitationId, now })
}
