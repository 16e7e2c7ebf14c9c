import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { hashToken } from '../crypto/hash-token'
import type { Database } from '../db/database'
import { authorizationCodes, recoveryCodes, sessions, verificationCodes } from '../db/schema/index'
import { forgetKnownAddresses } from './known-addresses'
import { removeOtherMethods } from './remove-sign-in-methods'
import {
  type KeptSession,
  type KeptSessions,
  type RevokingEvent,
  revocationOf,
  type TargetOf,
} from './revocation'

/** Union of all targets; callers pass the properties of their event. */
interface AnyTarget {
  projectId?: string
  userId?: string
  email?: string
  verifiedEmail?: string
  teamId?: string
  providerId?: string
  kept?: KeptSessions
}

/**
 * Applies the table of revocation in the transaction of the change. A revoked code is treated as
 * unknown (VERIFICATION_CODE_NOT_FOUND).
 */
export async function revoke<Event extends RevokingEvent>(
  tx: Database,
  event: Event,
  target: TargetOf<Event>,
): Promise<void> {
  const row = revocationOf(event)
  const of: AnyTarget = target
  if (row.codes.length > 0) {
    const ofTypes = inArray(verificationCodes.type, [...row.codes])
    const isOpen = isNull(verificationCodes.usedAt)
    const isOwned = isCodeOf(of, row.scope === 'visitors')
    await deleteInOrder(tx, verificationCodes.id, and(ofTypes, isOpen, isOwned))
  }
  if (row.authorizations === 'revoke') {
    const { providerId } = of
    const ofProvider =
      providerId === undefined ? undefined : eq(authorizationCodes.providerId, providerId)
    // Also those that are being redeemed.
    const isOpen = isNull(authorizationCodes.sessionId)
    const isOwned = isOwnedBy(authorizationCodes, of)
    await deleteInOrder(tx, authorizationCodes.codeHash, and(isOwned, isOpen, ofProvider))
  }
  if (row.recoveryCodes === 'revoke' && of.userId !== undefined) {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, of.userId))
  }
  const kept = row.sessions === 'others' ? of.kept : undefined
  if (row.sessions !== 'keep' && kept !== 'all') {
    await deleteInOrder(tx, sessions.id, and(isOwnedBy(sessions, of), kept && isNot(kept)))
  }
  // Former networks are no longer trusted.
  if (row.sessions === 'all' && of.userId !== undefined) {
    await forgetKnownAddresses(tx, of.userId)
  }
  if (row.methods === 'others') await removeOtherMethods(tx, requireMailbox(of))
}

/** Deletes rows in the order of their keys: two statements may delete the same rows. */
async function deleteInOrder(
  tx: Database,
  key: PgColumn,
  condition: SQL | undefined,
): Promise<void> {
  const { table } = key
  await tx.execute(sql`
    delete from ${table} where ${key} = any(array(
      select ${key} from ${table} where ${condition} order by ${key} for update))`)
}

function requireMailbox({ userId, verifiedEmail }: AnyTarget) {
  if (userId === undefined || verifiedEmail === undefined)
    throw new Error('This revocation requires a user and a verified address.')
  return { userId, email: verifiedEmail }
}

function isCodeOf({ projectId, userId, email, teamId }: AnyTarget, isOfVisitors: boolean) {
  if (projectId === undefined && userId === undefined)
    throw new Error('This revocation requires a target.')
  return and(
    projectId === undefined ? undefined : eq(verificationCodes.projectId, projectId),
    userId === undefined ? undefined : eq(verificationCodes.userId, userId),
    teamId === undefined ? undefined : eq(verificationCodes.teamId, teamId),
    email === undefined ? undefined : sql`${verificationCodes.data}->>'email' = ${email}`,
    isOfVisitors ? isNull(verificationCodes.userId) : undefined,
  )
}

function isOwnedBy(
  table: typeof sessions | typeof authorizationCodes,
  { projectId, userId }: AnyTarget,
): SQL | undefined {
  return userId === undefined ? eq(table.projectId, projectId ?? '') : eq(table.userId, userId)
}

/** A token that was just rotated in another tab belongs to the kept session. */
function isNot(kept: KeptSession): SQL | undefined {
  if ('sessionId' in kept) return sql`${sessions.id} <> ${kept.sessionId}`
  const hash = hashToken(kept.refreshToken)
  return and(
    sql`${sessions.refreshTokenHash} is distinct from ${hash}`,
    sql`${sessions.formerTokenHash} is distinct from ${hash}`,
  )
}
