import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { SecretBox } from '../crypto/secret-box'
import type { Database } from '../db/database'
import { users } from '../db/schema/index'
import { knownError } from '../errors'
import type { Project } from './projects'
import { findRecoveryCode, useRecoveryCode } from './recovery-codes'
import type { Audit } from './security-events'
import type { Issuer } from './session-activity'
import { createSession } from './sessions'
import { findUser } from './users'
import { createCode, spendCode } from './verification-codes'

/** Length of a time step of a TOTP, in milliseconds. */
const stepMs = 30_000

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

interface SecondFactorContext {
  db: Database
  secretBox: SecretBox
  issuer: Issuer
  audit: Audit
}

/** A TOTP, or a recovery code in its place. */
type SecondFactorProof =
  | { type: 'totp'; totp: string }
  | { type: 'recovery_code'; recoveryCode: string }

/** What a user answers when asked for the second factor. */
interface SecondFactorAnswer {
  attemptCode: string
  proof: SecondFactorProof
  /** Looks at the answer, as often as the account may be guessed at. */
  limited: (userId: string, look: () => Promise<void>) => Promise<void>
}

/** Uses up what was answered, in the transaction that spends the attempt. */
type UseProof = (tx: Database) => Promise<void>

/**
 * The second step of a sign-in.
 *
 * @throws INVALID_TOTP_CODE or INVALID_RECOVERY_CODE, which leave the attempt open.
 */
export async function completeSecondFactor(
  context: SecondFactorContext,
  project: Project,
  { attemptCode, proof, limited }: SecondFactorAnswer,
) {
  const { db, issuer } = context
  const presented = { type: 'mfa_attempt', code: attemptCode, now: issuer.now() } as const
  let useProof: UseProof | undefined
  const { userId, isNewUser } = await spendCode(db, project.id, presented, {
    precheck: ({ userId }) =>
      limited(userId, async () => {
        useProof = await requireProof(context, project, { userId, proof })
      }),
    within: async (tx) => useProof?.(tx),
  })
  const session = await createSession(db, project, userId, issuer)
  return { ...session, is_new_user: isNewUser }
}

/** @throws INVALID_TOTP_CODE or INVALID_RECOVERY_CODE */
async function requireProof(
  context: SecondFactorContext,
  project: Project,
  { userId, proof }: { userId: string; proof: SecondFactorProof },
): Promise<UseProof> {
  const { db, secretBox, issuer, audit } = context
  const user = await findUser(db, project.id, userId)
  if (!user) throw knownError('USER_NOT_FOUND')
  const sealed = user.row.totpSecretSealed
  if (proof.type === 'recovery_code') {
    const found = sealed && (await findRecoveryCode(context, userId, proof.recoveryCode))
    if (found) {
      const used = { projectId: project.id, userId, ...found }
      return (tx) => useRecoveryCode(tx, { audit, now: issuer.now }, used)
    }
  } else {
    const step = Math.floor(issuer.now().getTime() / stepMs)
    if (sealed && isTotpOf(step, secretBox.open(sealed), proof.totp)) {
      return (tx) => useTotpStep(tx, userId, step)
    }
  }
  const details = { method: proof.type }
  await audit(db, { type: 'sign_in.failed', projectId: project.id, userId, details })
  throw knownError(proof.type === 'totp' ? 'INVALID_TOTP_CODE' : 'INVALID_RECOVERY_CODE')
}

/**
 * Marks a time step as used: a TOTP is good once (RFC 6238 section 5.2).
 *
 * @throws INVALID_TOTP_CODE when it was used already.
 */
async function useTotpStep(tx: Database, userId: string, step: number): Promise<void> {
  const used = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id })
  if (used.length === 0) throw knownError('INVALID_TOTP_CODE')
}

/** RFC 6238 with SHA-1, 6 digits and steps of 30 s; only the present step counts. */
function isTotpOf(step: number, secretBase64: string, totp: string): boolean {
  const bytes = Uint8Array.from(Buffer.from(secretBase64, 'base64'))
  const generator = new TOTP({ secret: new Secret({ buffer: bytes.buffer }) })
  return generator.validate({ token: totp, timestamp: step * stepMs, window: 0 }) !== null
}
