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
import { knownError, TextError } from '../../lib/errors'
import type { Audit } from '../../security-events/security-events'
import { revoke } from '../../sessions/revoke'

/** Dependencies of writing codes, and of noting it. */
interface RecoveryContext {
  db: Database
  secretBox: SecretBox
  audit: Audit
  now: () => Date
}

/** A user of a project. */
interface Owner {
  projectId: string
  userId: string
}

/**
 * Creates ten recovery codes in place of all earlier ones.
 *
 * @returns The codes in clear, for the only time.
 * @throws {TextError} 400 when the user has no second factor.
 */
export async function replaceRecoveryCodes(
  { db, secretBox, audit, now }: RecoveryContext,
  { projectId, userId }: Owner,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode)
  const createdAt = now()
  await db.transaction(async (tx) => {
    await lockSecondFactor(tx, userId)
    await revoke(tx, 'recovery_codes.created', { userId })
    await tx.insert(recoveryCodes).values(
      codes.map((code, position) => ({
        ...{ userId, position, createdAt },
        encryptedHash: secretBox.encrypt(hashRecoveryCode(code)),
      })),
    )
    await audit(tx, { type: 'recovery_codes.created', projectId, userId })
  })
  return codes
}

/** Keeps others from replacing the codes or the second factor meanwhile. */
async function lockSecondFactor(tx: Database, userId: string): Promise<void> {
  const [withFactor] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.encryptedTotpSecret)))
    .for('update')
  if (!withFactor) {
    throw new TextError(400, 'Recovery codes need a second factor: turn it on first.')
  }
}

/** Says how many codes a user can still use, and when they were made. */
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

/** A code that was found by what was typed. */
type FoundCode = Pick<typeof recoveryCodes.$inferSelect, 'position' | 'encryptedHash'>

/** Finds an unused code of a user by what was typed. */
export async function findRecoveryCode(
  { db, secretBox }: Pick<RecoveryContext, 'db' | 'secretBox'>,
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
 * Marks a code as used, in the transaction that spends the attempt: of several callers at once, one
 * succeeds.
 *
 * @throws INVALID_RECOVERY_CODE when it was used or replaced meanwhile.
 */
export async function useRecoveryCode(
  tx: Database,
  { audit, now }: Pick<RecoveryContext, 'audit' | 'now'>,
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
