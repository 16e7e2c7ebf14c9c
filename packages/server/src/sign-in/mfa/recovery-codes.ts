import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import {
  createRecoveryCode,
  hashRecoveryCode,
  isRecoveryCode,
  recoveryCodeCount,
} from '../../crypto/recovery-code'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { recoveryCodes, users } from '../../db/schema/index'
import { invalidInput, knownError } from '../../lib/errors'
import type { Audit } from '../../security-events/security-events'
import { lockUserForChange, type UserChange } from '../../sessions/kept-session'
import { revoke } from '../../sessions/revoke'

/** Dependencies of reading codes. */
interface RecoveryContext {
  db: Database
  secretBox: SecretBox
}

/** A user of a project. */
interface Owner {
  projectId: string
  userId: string
}

/**
 * Creates ten recovery codes, replacing all earlier ones.
 *
 * @returns The codes in clear text, for the only time.
 * @throws {DomainError} if the user does not use two-factor authentication.
 * @throws ACCESS_TOKEN_EXPIRED if the session has ended since the request was authenticated.
 */
export async function replaceRecoveryCodes(
  { db, secretBox }: RecoveryContext,
  { projectId, userId }: Owner,
  { audit, kept, now }: UserChange,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode)
  await db.transaction(async (tx) => {
    await lockUserForChange(tx, userId, { kept, now })
    await requireSecondFactor(tx, userId)
    await revoke(tx, 'recovery_codes.created', { userId })
    await tx.insert(recoveryCodes).values(
      codes.map((code, position) => ({
        userId,
        position,
        createdAt: now,
        encryptedHash: secretBox.encrypt(hashRecoveryCode(code)),
      })),
    )
    await audit(tx, { type: 'recovery_codes.created', projectId, userId })
  })
  return codes
}

async function requireSecondFactor(tx: Database, userId: string): Promise<void> {
  const hasFactor = and(eq(users.id, userId), isNotNull(users.encryptedTotpSecret))
  if ((await tx.$count(users, hasFactor)) === 0) {
    throw invalidInput('Enable two-factor authentication before creating recovery codes.')
  }
}

/** Returns the number of unused codes and their time of creation. */
export async function describeRecoveryCodes(db: Database, userId: string) {
  const rows = await db
    .select({ createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return {
    remaining: rows.filter(({ usedAt }) => usedAt === null).length,
    created_at_millis: rows[0]?.createdAt.getTime() ?? null,
  }
}

/** A code matching the input. */
type FoundCode = Pick<typeof recoveryCodes.$inferSelect, 'position' | 'encryptedHash'>

/** Finds an unused code of a user by the user's input. */
export async function findRecoveryCode(
  { db, secretBox }: RecoveryContext,
  userId: string,
  typed: string,
): Promise<FoundCode | undefined> {
  const rows = await db
    .select({ position: recoveryCodes.position, encryptedHash: recoveryCodes.encryptedHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return rows.find(({ encryptedHash }) => isRecoveryCode(secretBox.decrypt(encryptedHash), typed))
}

/**
 * Marks a code as used, in the transaction that uses the sign-in attempt. Of concurrent callers,
 * one succeeds.
 *
 * @throws INVALID_RECOVERY_CODE if it was used or replaced concurrently.
 */
export async function useRecoveryCode(
  tx: Database,
  { audit, now }: { audit: Audit; now: () => Date },
  { projectId, userId, position, encryptedHash }: Owner & FoundCode,
): Promise<void> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.position, position),
        eq(recoveryCodes.encryptedHash, encryptedHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ position: recoveryCodes.position })
  if (used.length === 0) throw knownError('INVALID_RECOVERY_CODE')
  const remaining = String((await describeRecoveryCodes(tx, userId)).remaining)
  await audit(tx, {
    type: 'recovery_code.used',
    projectId,
    userId,
    details: { remaining },
    notice: { remaining },
  })
}
