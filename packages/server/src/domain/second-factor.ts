import { Secret, TOTP } from 'otpauth'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { knownError } from '../errors'
import type { Project } from './projects'
import type { Audit } from './security-events'
import type { Issuer } from './session-activity'
import { createSession } from './sessions'
import { findUser } from './users'
import { createCode, spendCode } from './verification-codes'

/** A user whose first factor is right. */
export interface SignInCandidate {
  userId: string
  /** Set when the user has a second factor. */
  totpSecretSealed: string | null
}

/**
 * Completes a sign-in: begins a session, or asks for the second factor if there is one.
 *
 * @throws MULTI_FACTOR_AUTHENTICATION_REQUIRED with the code of the attempt.
 * @see contract/http.md section 7, "MFA gate"
 */
export async function signIn(
  db: Database,
  project: Project,
  candidate: SignInCandidate,
  { isNewUser = false, issuer }: { isNewUser?: boolean; issuer: Issuer },
) {
  await requireNoSecondFactor(db, project, candidate, { isNewUser, now: issuer.now() })
  const session = await createSession(db, project, candidate.userId, issuer)
  return { ...session, is_new_user: isNewUser }
}

/** @throws MULTI_FACTOR_AUTHENTICATION_REQUIRED */
export async function requireNoSecondFactor(
  db: Database,
  project: Project,
  { userId, totpSecretSealed }: SignInCandidate,
  { isNewUser, now }: { isNewUser: boolean; now: Date },
): Promise<void> {
  if (totpSecretSealed === null) return
  const { code } = await createCode(db, project.id, {
    type: 'mfa_attempt',
    data: { userId, isNewUser },
    now,
  })
  throw knownError('MULTI_FACTOR_AUTHENTICATION_REQUIRED', { attempt_code: code })
}

/**
 * The second step of a sign-in.
 *
 * @throws INVALID_TOTP_CODE, which leaves the attempt open.
 */
export async function completeSecondFactor(
  {
    db,
    secretBox,
    issuer,
    audit,
  }: { db: Database; secretBox: SecretBox; issuer: Issuer; audit: Audit },
  project: Project,
  { attemptCode, totp }: { attemptCode: string; totp: string },
) {
  const now = issuer.now()
  const presented = { type: 'mfa_attempt', code: attemptCode, now } as const
  const { userId, isNewUser } = await spendCode(db, project.id, presented, async (data) => {
    const user = await findUser(db, project.id, data.userId)
    if (!user) throw knownError('USER_NOT_FOUND')
    const sealed = user.row.totpSecretSealed
    if (sealed === null || !isCurrentTotp(secretBox.open(sealed), totp, now)) {
      const { userId } = data
      const details = { method: 'totp' }
      await audit(db, { type: 'sign_in.failed', projectId: project.id, userId, details })
      throw knownError('INVALID_TOTP_CODE')
    }
  })
  const session = await createSession(db, project, userId, issuer)
  return { ...session, is_new_user: isNewUser }
}

/** RFC 6238 with SHA-1, 6 digits and 30 s; only the present step counts. */
function isCurrentTotp(secretBase64: string, totp: string, now: Date): boolean {
  const bytes = Uint8Array.from(Buffer.from(secretBase64, 'base64'))
  const generator = new TOTP({ secret: new Secret({ buffer: bytes.buffer }) })
  return generator.validate({ token: totp, timestamp: now.getTime(), window: 0 }) !== null
}
