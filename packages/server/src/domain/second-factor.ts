import type { Database } from '../db/client'
import { knownError } from '../errors'
import { createCode } from './verification-codes'

/**
 * Lets users without a second factor pass. For the others the sign-in goes on with an attempt code.
 *
 * @throws MULTI_FACTOR_AUTHENTICATION_REQUIRED
 * @see contract/http.md section 7, "MFA gate"
 */
export async function requireSecondFactor(
  db: Database,
  projectId: string,
  from: { userId: string; totpSecretSealed: string | null; isNewUser: boolean; now: Date },
): Promise<void> {
  if (from.totpSecretSealed === null) return
  const attemptCode = await createCode(db, projectId, {
    type: 'mfa_attempt',
    data: { userId: from.userId, isNewUser: from.isNewUser },
    now: from.now,
  })
  throw knownError('MULTI_FACTOR_AUTHENTICATION_REQUIRED', { attempt_code: attemptCode })
}
