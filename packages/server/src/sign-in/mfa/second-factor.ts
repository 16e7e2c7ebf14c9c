import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { SecretBox } from '../../crypto/secret-box'
import type { Database } from '../../db/database'
import { passkeys, passwords, users } from '../../db/schema/index'
import { knownError } from '../../lib/errors'
import { isEnabled, requireEnabled } from '../../project-settings/first-factor'
import type { Project } from '../../projects/projects'
import type { Audit } from '../../security-events/security-events'
import type { Issuer } from '../../sessions/activity'
import { lockUser } from '../../sessions/lock-user'
import { createPasswordSession, createSession } from '../../sessions/sessions'
import { findUser } from '../../users/users'
import {
  createCode,
  type FirstFactor,
  spendCode,
} from '../../verification-codes/verification-codes'
import { noteSession } from '../oauth/authorization-codes'
import { findRecoveryCode, useRecoveryCode } from './recovery-codes'

/** Length of a TOTP time step, in milliseconds. */
const stepMs = 30_000

/** A user who passed the first factor. */
export interface SignInCandidate {
  userId: string
  /** Absent: an authorization code that an earlier version created. */
  firstFactor: FirstFactor | undefined
  /**
   * Runs in the transaction of the session, after the user is locked against concurrent changes.
   * Throws if the code of the sign-in was revoked.
   */
  confirm?: (tx: Database) => Promise<void>
  /** Hash of the redeemed authorization code, if any, whose reuse ends the sign-in. */
  authorizationCodeHash?: string
  /** Hash of the verified password, if any. */
  passwordHash?: string | null
  /** The verified passkey, if any. */
  passkey?: {
    credentialId: string
    /**
     * Whether the authenticator asked for a fingerprint, face or PIN, according to its signed flag.
     */
    isUserVerified: boolean
  }
}

/**
 * Completes a sign-in: creates a session, or requires the second factor.
 *
 * @throws MULTI_FACTOR_AUTHENTICATION_REQUIRED with the code of the attempt.
 * @throws EMAIL_PASSWORD_MISMATCH, PASSKEY_AUTHENTICATION_FAILED if the password or passkey was changed
 * since it was verified.
 * @throws PASSWORD_AUTHENTICATION_NOT_ENABLED, VERIFICATION_CODE_NOT_FOUND, PASSKEY_AUTHENTICATION_NOT_ENABLED,
 * INVALID_AUTHORIZATION_CODE if the project disabled the method since it was verified.
 */
export async function signIn(
  db: Database,
  project: Project,
  candidate: SignInCandidate,
  { isNewUser = false, issuer }: { isNewUser?: boolean; issuer: Issuer },
) {
  const { userId, firstFactor, passkey, passwordHash, authorizationCodeHash } = candidate
  if (passwordHash) {
    const session = await createPasswordSession(db, { project, userId, passwordHash }, issuer)
    if (session) return { ...session, is_new_user: isNewUser }
  }
  // All other sign-ins, and those of passwords that need more than one statement or are refused.
  const completed = await db.transaction(async (tx) => {
    const { encryptedTotpSecret, hasTwoFactors } = await lockMethods(tx, candidate)
    if (firstFactor) await requireEnabled(tx, project.id, firstFactor)
    if (encryptedTotpSecret === null || hasTwoFactors) {
      const session = await createSession(tx, { project, userId }, issuer)
      await noteSession(tx, authorizationCodeHash, session.session_id)
      return session
    }
    const verifiedPasskeyId = passkey?.isUserVerified ? passkey.credentialId : undefined
    const data = { userId, isNewUser, firstFactor, verifiedPasskeyId, authorizationCodeHash }
    return createCode(tx, project.id, { type: 'mfa_attempt', data, now: issuer.now() })
  })
  if ('access_token' in completed) return { ...completed, is_new_user: isNewUser }
  throw knownError('MULTI_FACTOR_AUTHENTICATION_REQUIRED', { attempt_code: completed.code })
}

/**
 * Locks the sign-in methods of a user until a session exists. Verifying a method takes long enough
 * for a concurrent change, which ends only the sessions that exist by then.
 *
 * @returns The TOTP secret, if any, and whether the candidate has used two factors already.
 */
async function lockMethods(
  tx: Database,
  { userId, confirm, passwordHash, passkey }: SignInCandidate,
): Promise<{ encryptedTotpSecret: string | null; hasTwoFactors: boolean }> {
  const encryptedTotpSecret = await lockUser(tx, userId)
  await confirm?.(tx)
  if (passwordHash !== undefined) {
    const [password] = await tx
      .select({ hash: passwords.hash })
      .from(passwords)
      .where(eq(passwords.userId, userId))
      .for('share')
    if (password?.hash !== passwordHash) throw knownError('EMAIL_PASSWORD_MISMATCH')
  }
  if (!passkey) return { encryptedTotpSecret, hasTwoFactors: false }
  const [stored] = await tx.select().from(passkeys).where(isPasskey(userId, passkey.credentialId))
  if (!stored) throw knownError('PASSKEY_AUTHENTICATION_FAILED')
  // The thief of a security key that never had a PIN can set one (decision 162).
  return { encryptedTotpSecret, hasTwoFactors: passkey.isUserVerified && stored.userVerified }
}

function isPasskey(userId: string, credentialId: string) {
  return and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId))
}

interface SecondFactorContext {
  db: Database
  secretBox: SecretBox
  issuer: Issuer
  audit: Audit
}

/** A TOTP or a recovery code. */
type SecondFactorCode =
  | { type: 'totp'; totp: string }
  | { type: 'recovery_code'; recoveryCode: string }

/** A sign-in attempt with the code of its second factor. */
interface SecondFactorAttempt {
  attemptCode: string
  code: SecondFactorCode
  /** Runs the check within the rate limit of the account. */
  withRateLimit: (userId: string, check: () => Promise<void>) => Promise<void>
}

/** Uses the code, in the transaction that uses the attempt. */
type UseSecondFactor = (tx: Database) => Promise<void>

/**
 * Completes a sign-in with the second factor.
 *
 * @throws INVALID_TOTP_CODE or INVALID_RECOVERY_CODE; the attempt stays open.
 */
export async function completeSecondFactor(
  context: SecondFactorContext,
  project: Project,
  { attemptCode, code, withRateLimit }: SecondFactorAttempt,
) {
  const { db, issuer } = context
  const presented = { type: 'mfa_attempt', code: attemptCode, now: issuer.now() } as const
  let useSecondFactor: UseSecondFactor | undefined
  let session: Awaited<ReturnType<typeof createSession>> | undefined
  const { isNewUser } = await spendCode(db, project.id, presented, {
    precheck: async ({ userId, firstFactor }) => {
      // The sign-in may have become one that waits while the project disabled its method.
      const isOpen = !firstFactor || (await isEnabled(db, project.id, firstFactor))
      if (!isOpen) throw knownError('VERIFICATION_CODE_NOT_FOUND')
      await withRateLimit(userId, async () => {
        useSecondFactor = await requireSecondFactor(context, project, { userId, code })
      })
    },
    first: async (tx, { userId }) => void (await lockUser(tx, userId)),
    within: async (tx, { userId, verifiedPasskeyId, authorizationCodeHash }) => {
      await useSecondFactor?.(tx)
      if (verifiedPasskeyId !== undefined) await trustVerification(tx, userId, verifiedPasskeyId)
      session = await createSession(tx, { project, userId }, issuer)
      await noteSession(tx, authorizationCodeHash, session.session_id)
    },
  })
  if (!session) throw new Error('A sign-in was completed without a session.')
  return { ...session, is_new_user: isNewUser }
}

/**
 * Lets the user verification of a passkey count as a factor from now on, because another second factor
 * confirmed it (WebAuthn Level 3 section 7.2, step 25).
 */
async function trustVerification(tx: Database, userId: string, credentialId: string) {
  await tx.update(passkeys).set({ userVerified: true }).where(isPasskey(userId, credentialId))
}

/** @throws INVALID_TOTP_CODE or INVALID_RECOVERY_CODE */
async function requireSecondFactor(
  context: SecondFactorContext,
  project: Project,
  { userId, code }: { userId: string; code: SecondFactorCode },
): Promise<UseSecondFactor> {
  const { db, secretBox, issuer, audit } = context
  const user = await findUser(db, project.id, userId)
  if (!user) throw knownError('USER_NOT_FOUND')
  const encrypted = user.row.encryptedTotpSecret
  if (code.type === 'recovery_code') {
    const found = encrypted && (await findRecoveryCode(context, userId, code.recoveryCode))
    if (found) {
      const used = { projectId: project.id, userId, ...found }
      return (tx) => useRecoveryCode(tx, { audit, now: issuer.now }, used)
    }
  } else {
    const step = Math.floor(issuer.now().getTime() / stepMs)
    if (encrypted && isTotpOf(step, secretBox.decrypt(encrypted), code.totp)) {
      return (tx) => useTotpStep(tx, userId, step)
    }
  }
  const details = { method: code.type }
  await audit(db, { type: 'sign_in.failed', projectId: project.id, userId, details })
  throw knownError(code.type === 'totp' ? 'INVALID_TOTP_CODE' : 'INVALID_RECOVERY_CODE')
}

/**
 * Marks a time step as used. A TOTP is valid once (RFC 6238 section 5.2).
 *
 * @throws INVALID_TOTP_CODE if it was used already.
 */
async function useTotpStep(tx: Database, userId: string, step: number): Promise<void> {
  const used = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id })
  if (used.length === 0) throw knownError('INVALID_TOTP_CODE')
}

/** RFC 6238 with SHA-1, 6 digits and steps of 30 s. Only the current step is valid. */
function isTotpOf(step: number, secretBase64: string, totp: string): boolean {
  const bytes = Uint8Array.from(Buffer.from(secretBase64, 'base64'))
  const generator = new TOTP({ secret: new Secret({ buffer: bytes.buffer }) })
  return generator.validate({ token: totp, timestamp: step * stepMs, window: 0 }) !== null
}
